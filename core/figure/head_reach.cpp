#include "core/figure/head_reach.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace mh {

namespace {

double cubic_at(const std::array<double, 4>& p, double u) {
    const double v = 1 - u;
    return v * v * v * p[0] + 3 * v * v * u * p[1] + 3 * v * u * u * p[2] + u * u * u * p[3];
}

// A curve reaches furthest at an end, or where its derivative a(1−u)² + 2b(1−u)u + cu² is 0.
double reach_of_cubic(const std::array<double, 4>& p) {
    const double a = p[1] - p[0];
    const double b = p[2] - p[1];
    const double c = p[3] - p[2];
    const double root = std::sqrt(std::max(0.0, b * b - a * c));
    double most = std::max(p[0], p[3]);
    for (const double sign : {-1.0, 1.0}) {
        // The form that loses no digits, and is 0/0 only for a straight run.
        const double u = a / (a - b + sign * root);
        if (u > 0 && u < 1)
            most = std::max(most, cubic_at(p, u));
    }
    return most;
}

double reach_of(const Drawing& drawing, const Shape& shape, const Vec2& way, double most) {
    const double margin = shape.stroke.a > 0 ? 0.5 * shape.stroke_width : 0;
    const Vec2* p = drawing.points(shape).data();
    for (const Verb verb : drawing.verbs(shape)) {
        if (verb == Verb::close)
            continue;
        if (verb == Verb::cubic) {
            const std::array<double, 4> along{p[-1].dot(way), p[0].dot(way), p[1].dot(way),
                                              p[2].dot(way)};
            // A curve stays within its points.
            if (*std::max_element(along.begin(), along.end()) + margin > most)
                most = std::max(most, reach_of_cubic(along) + margin);
            p += 3;
        } else {
            most = std::max(most, (p++)->dot(way) + margin);
        }
    }
    return most;
}

bool is_painted(const Shape& shape) {
    const bool filled = shape.fill.a > 0 || (shape.gradient && shape.gradient->colour.a > 0);
    return filled || (shape.stroke.a > 0 && shape.stroke_width > 0);
}

} // namespace

double head_reach_px(const Drawing& drawing, int actor, const Vec2& way) {
    double most = -std::numeric_limits<double>::infinity();
    for (const Shape& shape : drawing.shapes())
        if (shape.tag.actor == actor && is_head(shape.tag.part) && is_painted(shape))
            most = reach_of(drawing, shape, way, most);
    return most;
}

Box head_box(const Drawing& drawing, int actor) {
    const double right = head_reach_px(drawing, actor, Vec2::UnitX());
    if (std::isinf(right))
        return {};
    const auto least = [&](const Vec2& way) { return -head_reach_px(drawing, actor, -way); };
    return {least(Vec2::UnitX()), least(Vec2::UnitY()), right,
            head_reach_px(drawing, actor, Vec2::UnitY())};
}

} // namespace mh
