#pragma once

// Outlines of any size, through any camera, onto the picture.

#include "core/figure/projection.h"

#include <vector>

namespace mh {

// The part of a closed outline in the world that is in front of the camera and on the picture, in
// pixels, with `margin_px` kept round the picture for the outline's own ink. Empty where nothing is
// left. Painting takes time by the square of an outline's width, seen or not.
[[nodiscard]] std::vector<Vec2> clipped_outline(const std::vector<Vec3>& world,
                                                const Projection& projection, double margin_px);

// Points on the closed curve through `points` (Catmull–Rom), `steps` from each to the next.
[[nodiscard]] std::vector<Vec2> smooth_outline(const std::vector<Vec2>& points, int steps);

// A closed outline with each of its sides moved outwards by `by_px` (inwards below 0). A corner too
// sharp to keep is cut short; the outline's details are larger than that.
[[nodiscard]] std::vector<Vec2> grown_outline(const std::vector<Vec2>& outline, double by_px);

// What of an outline lies between two columns of the picture; empty where nothing does.
[[nodiscard]] std::vector<Vec2> strip_of(const std::vector<Vec2>& outline, double left_px,
                                         double right_px);

} // namespace mh
