#pragma once

// Which points a drawn shape covers, by its nonzero winding.

#include "core/figure/drawing.h"

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

} // namespace mh
