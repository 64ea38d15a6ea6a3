#pragma once

#include "core/figure/expression.h"
#include "core/figure/face_plane.h"

namespace mh {

// Where the features of a face sit, from its character.
struct FaceLayout {
    double eye_y;      // heights on the head
    double eye_x_m;    // from the middle
    double eye_wide_m; // half width
    double eye_tall_m; // half height, at rest
    double nose_y;
    double mouth_y;
    double mouth_wide_m; // a resting mouth's whole width
};
[[nodiscard]] FaceLayout face_layout(const Body& body);

// White, iris, pupil, gleam and lids.
void draw_eye(const Body& body, const FaceMap& map, const FaceLayout& layout,
              const Expression& expression, double blink, Side side, const Canvas& canvas);
void draw_brow(const Body& body, const FaceMap& map, const FaceLayout& layout,
               const Expression& expression, Side side, const Canvas& canvas);

} // namespace mh
