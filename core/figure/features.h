#pragma once

// What stands out from a head: nose, ears, cheeks, spectacles.

#include "core/figure/eye.h"
#include "core/figure/mouth_form.h"

namespace mh {

// What a face is doing, worked out once for all its features.
struct FaceParts {
    FaceLayout layout;
    Expression expression;
    MouthForm mouth;
};

// Whether a point of the head, given as Head::point takes it, is nearer than the head's middle.
[[nodiscard]] bool stands_before(const Head& head, const Vec3& at, const Projection& projection);

void draw_nose(const Body& body, const Head& head, const FaceLayout& layout, const Canvas& canvas);
void draw_ear(const Body& body, const Head& head, Side side, const Canvas& canvas);
void draw_cheeks(const Body& body, const FaceMap& map, const FaceLayout& layout,
                 const Expression& expression, const Canvas& canvas);
void draw_spectacles(const Body& body, const FaceMap& map, const FaceLayout& layout,
                     const Canvas& canvas);

} // namespace mh
