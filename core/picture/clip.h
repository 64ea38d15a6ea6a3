#pragma once

// Outlines of any size, through any camera, onto the picture.

#include "core/figure/projection.h"

#include <vector>

namespace mh {

// The part of a closed outline in the world that is in front of the camera, on the picture; points
// far outside it are brought nearer, so that no coordinate is huge. Empty where nothing is left.
[[nodiscard]] std::vector<Vec2> clipped_outline(const std::vector<Vec3>& world,
                                                const Projection& projection);

// Points on the closed curve through `points` (Catmull–Rom), `steps` from each to the next.
[[nodiscard]] std::vector<Vec2> smooth_outline(const std::vector<Vec2>& points, int steps);

} // namespace mh
