#pragma once

// A drawn head's box without drawing it each time. A head is solid, and how far it reaches along a
// way is the same from wherever it is seen: its support function, measured on drawings from a few
// sides, tells its box from any side, tipped and turned, near and far.

#include "core/acting/face_state.h"
#include "core/figure/drawing.h"
#include "core/figure/projection.h"
#include "core/rig/pose.h"
#include "core/show/character.h"
#include "core/show/style.h"

#include <array>

namespace mh {

inline constexpr std::size_t head_azimuths = 16;  // round it, from before it by its left
inline constexpr std::size_t head_elevations = 9; // from straight down to straight up

struct HeadShape {
    using Reach = std::array<std::array<double, head_elevations>, head_azimuths>;

    Vec3 middle = Vec3::Zero(); // from the head's joint, along its axes
    Reach shut{};               // metres from the middle
    Reach open{};               // with the jaw dropped by open_drop
    double open_drop = 0;       // a share of the head's height
    Build build;
    double mouth_wide_m = 0;
};

// Costs twelve drawings of the head.
[[nodiscard]] HeadShape head_shape_of(const Character& character, const Skeleton& skeleton,
                                      const Style& style);

// How far off an edge of the box below may be, of its height.
inline constexpr double head_box_nearness = 1.0 / 14;

// Where the drawn head is on the picture; empty behind the camera.
[[nodiscard]] Box head_box_about(const HeadShape& shape, const Pose& pose, const FaceState& face,
                                 const Projection& projection);

} // namespace mh
