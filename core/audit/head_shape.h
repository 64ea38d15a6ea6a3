#pragma once

// A drawn head's box without drawing it each time: how far hair, hat and chin reach from the head's
// joint on the picture, drawn once from eight sides round it.

#include "core/figure/drawing.h"
#include "core/figure/projection.h"
#include "core/rig/pose.h"
#include "core/show/character.h"
#include "core/show/style.h"

#include <array>

namespace mh {

inline constexpr std::size_t head_views = 8; // by 45°, from before it and round by its left

struct HeadShape {
    std::array<Box, head_views> reach; // metres from the joint: right and down of it are positive
};

// Costs eight drawings of the head.
[[nodiscard]] HeadShape head_shape_of(const Character& character, const Skeleton& skeleton,
                                      const Style& style);

// How far off an edge of the box below may be, of its height: an open mouth lowers a chin.
inline constexpr double head_box_nearness = 0.2;

// Where the drawn head is on the picture; empty behind the camera.
[[nodiscard]] Box head_box_about(const HeadShape& shape, const Pose& pose,
                                 const Projection& projection);

} // namespace mh
