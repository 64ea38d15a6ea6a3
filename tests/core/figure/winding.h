#pragma once

// Which points a drawn shape covers, by its nonzero winding.

#include "core/figure/drawing.h"

#include <algorithm>

namespace mh {

inline int winding(std::span<const Vec2> polygon, const Vec2& p) {
    int turns = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2& a = polygon[i];
        const Vec2& b = polygon[(i + 1) % polygon.size()];
        const double side = (b.x() - a.x()) * (p.y() - a.y()) - (p.x() - a.x()) * (b.y() - a.y());
        if (a.y() <= p.y() && b.y() > p.y() && side > 0)
            ++turns;
        if (a.y() > p.y() && b.y() <= p.y() && side < 0)
            --turns;
    }
    return turns;
}

// Of a shape of straight lines.
inline bool covers(const Drawing& drawing, const Shape& shape, const Vec2& p) {
    const auto points = drawing.points(shape);
    int turns = 0;
    std::size_t begin = 0;
    std::size_t at = 0;
    for (const Verb verb : drawing.verbs(shape)) {
        if (verb == Verb::close) {
            turns += winding(points.subspan(begin, at - begin), p);
            begin = at;
        } else {
            ++at;
        }
    }
    return turns != 0;
}

// How far a point is from the nearest edge of a shape of straight lines.
inline double from_edge(const Drawing& drawing, const Shape& shape, const Vec2& p) {
    const auto points = drawing.points(shape);
    double nearest = 1e9;
    std::size_t begin = 0;
    std::size_t at = 0;
    for (const Verb verb : drawing.verbs(shape)) {
        if (verb != Verb::close) {
            ++at;
            continue;
        }
        for (std::size_t i = begin; i < at; ++i) {
            const Vec2& a = points[i];
            const Vec2 along = points[i + 1 < at ? i + 1 : begin] - a;
            const double u =
                std::clamp((p - a).dot(along) / std::max(along.squaredNorm(), 1e-18), 0.0, 1.0);
            nearest = std::min(nearest, (a + u * along - p).norm());
        }
        begin = at;
    }
    return nearest;
}

} // namespace mh
