#include "core/picture/framing.h"

#include "core/base/easing.h"

#include <algorithm>

namespace mh {

namespace {

constexpr double safe_share = 0.9;

double share_inside(const Box& box, const Box& frame) {
    const double width =
        std::max(0.0, std::min(box.right, frame.right) - std::max(box.left, frame.left));
    const double height =
        std::max(0.0, std::min(box.bottom, frame.bottom) - std::max(box.top, frame.top));
    const double area = (box.right - box.left) * (box.bottom - box.top);
    return area > 0 ? width * height / area : 0;
}

Box inset(PictureSize picture, double share) {
    const double x = 0.5 * (1 - share) * picture.width;
    const double y = 0.5 * (1 - share) * picture.height;
    return {x, y, picture.width - x, picture.height - y};
}

// The room over the highest head, of the picture's height, that suits a framing: none at all, the
// least and the most that is right, and where it is lost.
struct Headroom {
    double none, least, most, lost;
};
Headroom headroom_of(Framing framing) {
    switch (framing) {
    case Framing::extreme_close:
        return {-0.6, -0.4, 0.1, 0.4};
    case Framing::close:
        return {-0.2, -0.08, 0.14, 0.4};
    case Framing::wide:
        return {-0.02, 0.05, 0.62, 0.85};
    default:
        return {-0.04, 0.03, 0.3, 0.65};
    }
}

double look_room(const FramedHead& head, PictureSize picture) {
    const double ahead = 0.5 * (head.box.left + head.box.right) / picture.width - 0.5;
    // How far past the middle it stands in the direction that it looks, in pictures.
    const double crowded = ahead * std::clamp(head.looks, -1.0, 1.0);
    return 1 - ease(0.08, 0.5, crowded);
}

} // namespace

FramingScore framing_score(std::span<const FramedHead> heads, PictureSize picture,
                           Framing framing) {
    FramingScore score;
    if (heads.empty())
        return score;
    const auto count = static_cast<double>(heads.size());
    double top = picture.height;
    score.uncut = score.safe = score.look_room = 0;
    for (const FramedHead& head : heads) {
        score.uncut += share_inside(head.box, inset(picture, 1)) / count;
        score.safe += share_inside(head.box, inset(picture, safe_share)) / count;
        score.look_room += look_room(head, picture) / count;
        top = std::min(top, head.box.top);
    }
    const Headroom limits = headroom_of(framing);
    const double room = top / picture.height;
    score.headroom = ease_in_out(limits.none, limits.least, limits.most, limits.lost, room);
    return score;
}

} // namespace mh
