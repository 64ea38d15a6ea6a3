#pragma once

// Somebody on a picture, as far as a camera can reckon.

#include "core/timeline/framing.h"

#include <optional>

namespace mh {

// −1 to 1 is inside, up or across.
struct PictureSpan {
    double low = 0;
    double high = 0;

    [[nodiscard]] double middle() const { return (low + high) / 2; }
    [[nodiscard]] bool inside() const { return low > -1 && high < 1; }
    [[nodiscard]] bool outside() const { return high < -1 || low > 1; }
    // How much of it is past the edges.
    [[nodiscard]] double beyond() const;
    // How far it has to go until it is inside, or else outside, and a little clear of the edge.
    [[nodiscard]] double way_in() const;
    [[nodiscard]] double way_out() const;
};

struct OnPicture {
    PictureSpan head_across; // with hair and headwear, and room for a living head's sway
    PictureSpan head_up;
    PictureSpan body_across; // shoulders and hands
    double metres = 1;       // of half the picture's width, where they stand

    [[nodiscard]] bool head_inside() const { return head_across.inside() && head_up.inside(); }
    [[nodiscard]] bool head_outside() const { return head_across.outside() || head_up.outside(); }
};

// Nothing for who is behind the camera, which looks level.
[[nodiscard]] std::optional<OnPicture> on_picture(const Camera& camera, double aspect,
                                                  const Standing& who);

// Of the picture.
[[nodiscard]] Vec3 right_of(const Camera& camera);

} // namespace mh
