#pragma once

// A flat spot on the face to draw a feature on: metres about its origin, x to the character's left
// and y up, wrapped on the skull.

#include "core/figure/head.h"

#include <cmath>

namespace mh {

class FacePlane {
  public:
    // `y` is a height on the head. `mirrored` makes x grow to the character's right, so that both
    // eyes and brows are drawn by the same numbers, x from the nose outwards.
    FacePlane(const FaceMap& map, double x_m, double y, bool mirrored = false)
        : m_map(map), m_x(x_m), m_y(y), m_sign(mirrored ? -1 : 1) {}

    [[nodiscard]] Vec2 at(double x_m, double y_m, bool* hidden = nullptr) const {
        return m_map.at(m_sign * (m_x + x_m), m_y + y_m / m_map.head().height(), hidden);
    }

  private:
    const FaceMap& m_map;
    double m_x;
    double m_y;
    double m_sign;
};

// The area between two curves of x, where `high` is above `low`, as a closed outline. Empty where
// there is none, or where all of it is past the horizon.
template <typename Low, typename High>
[[nodiscard]] std::vector<Vec2> area_between(const FacePlane& plane, double from_m, double to_m,
                                             const Low& low, const High& high, int columns = 24) {
    std::vector<Vec2> top;
    std::vector<Vec2> bottom;
    bool all_hidden = true;
    const auto put = [&](std::vector<Vec2>& side, double x, double y) {
        bool hidden = false;
        side.push_back(plane.at(x, y, &hidden));
        all_hidden = all_hidden && hidden;
    };
    for (int i = 0; i <= columns; ++i) {
        const double x = 0.5 * (from_m + to_m) - 0.5 * (to_m - from_m) * std::cos(pi * i / columns);
        const double over = high(x);
        const double under = low(x);
        if (over < under)
            continue;
        put(top, x, over);
        put(bottom, x, under);
    }
    if (all_hidden)
        return {};
    top.insert(top.end(), bottom.rbegin(), bottom.rend());
    return top;
}

// A run of points along a curve of x, for ink_line; those past the horizon are left out.
template <typename Curve>
[[nodiscard]] std::vector<Vec2> line_along(const FacePlane& plane, double from_m, double to_m,
                                           const Curve& curve, int columns = 16) {
    std::vector<Vec2> points;
    for (int i = 0; i <= columns; ++i) {
        const double x = from_m + (to_m - from_m) * i / columns;
        bool hidden = false;
        const Vec2 p = plane.at(x, curve(x), &hidden);
        if (!hidden)
            points.push_back(p);
    }
    return points;
}

} // namespace mh
