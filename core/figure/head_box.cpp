#include "core/figure/drawing.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mh {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

struct Extent {
    Vec2 least{infinite, infinite};
    Vec2 most{-infinite, -infinite};

    void include(const Vec2& p, double margin) {
        least = least.cwiseMin(p - Vec2(margin, margin));
        most = most.cwiseMax(p + Vec2(margin, margin));
    }
};

Vec2 cubic_at(const Vec2& a, const Vec2& b, const Vec2& c, const Vec2& d, double u) {
    const double v = 1 - u;
    return v * v * v * a + 3 * v * v * u * b + 3 * v * u * u * c + u * u * u * d;
}

// A curve reaches furthest along an axis at an end, or where its derivative
// a(1−u)² + 2b(1−u)u + cu² is 0.
void include_cubic(const Vec2& p0, const Vec2* p, double margin, Extent& extent) {
    extent.include(p[2], margin);
    for (int axis = 0; axis < 2; ++axis) {
        const double a = p[0][axis] - p0[axis];
        const double b = p[1][axis] - p[0][axis];
        const double c = p[2][axis] - p[1][axis];
        const double root = std::sqrt(std::max(0.0, b * b - a * c));
        for (const double sign : {-1.0, 1.0}) {
            // The form that loses no digits, and is 0/0 only for a straight run.
            const double u = a / (a - b + sign * root);
            if (u > 0 && u < 1)
                extent.include(cubic_at(p0, p[0], p[1], p[2], u), margin);
        }
    }
}

void include_shape(const Drawing& drawing, const Shape& shape, Extent& extent) {
    const double margin = shape.stroke.a > 0 ? 0.5 * shape.stroke_width : 0;
    const Vec2* p = drawing.points(shape).data();
    for (const Verb verb : drawing.verbs(shape)) {
        if (verb == Verb::close)
            continue;
        if (verb == Verb::cubic) {
            include_cubic(p[-1], p, margin, extent);
            p += 3;
        } else {
            extent.include(*p++, margin);
        }
    }
}

bool is_painted(const Shape& shape) {
    const bool filled = shape.fill.a > 0 || (shape.gradient && shape.gradient->colour.a > 0);
    return filled || (shape.stroke.a > 0 && shape.stroke_width > 0);
}

} // namespace

Box head_box(const Drawing& drawing, int actor) {
    Extent extent;
    for (const Shape& shape : drawing.shapes())
        if (shape.tag.actor == actor && is_head(shape.tag.part) && is_painted(shape))
            include_shape(drawing, shape, extent);
    if (extent.least.x() > extent.most.x())
        return {};
    return {extent.least.x(), extent.least.y(), extent.most.x(), extent.most.y()};
}

} // namespace mh
