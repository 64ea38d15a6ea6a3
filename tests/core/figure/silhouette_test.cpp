#include "core/base/noise.h"
#include "core/figure/silhouette.h"
#include "tests/core/figure/winding.h"

#include <gtest/gtest.h>

#include <vector>

namespace mh {
namespace {

constexpr int rows = 300;
constexpr int probes = 400;
constexpr std::uint64_t first_seed = 11;
constexpr double largest_px = 50;
constexpr double near_px = 1; // twice what the corners of a disc may leave open

DiscOutline ellipse(const Vec2& centre, const Vec2& long_axis, const Vec2& short_axis,
                    std::span<const Vec2> directions) {
    DiscOutline out;
    for (std::size_t i = 0; i < directions.size(); ++i) {
        const double a = long_axis.dot(directions[i]);
        const double b = short_axis.dot(directions[i]);
        out.point[i] = centre + (a * long_axis + b * short_axis) / std::hypot(a, b);
        out.along[i] = out.point[i].dot(directions[i]);
    }
    return out;
}

// From rows of sticks to crowded, bent and tapering ones whose discs hold each other.
std::vector<DiscOutline> random_row(const Seed& seed, double scale,
                                    std::span<const Vec2> directions) {
    std::vector<DiscOutline> row;
    Vec2 at(0, 0);
    double heading = pi * seed.with("heading").signed_unit();
    const double stride = scale * (4 + 60 * seed.with("stride").unit());
    const double bend = 1.6 * seed.with("bend").unit();
    const int count = 1 + static_cast<int>(9 * seed.with("count").unit());
    for (int i = 0; i < count; ++i) {
        const Seed s = seed.with(i);
        heading += bend * s.with("turn").signed_unit();
        at += stride * Vec2(std::cos(heading), std::sin(heading));
        const double radius = scale * (largest_px - 40 * s.with("radius").unit());
        const double flat = 0.4 + 0.6 * s.with("flat").unit();
        const double lean = heading + 0.6 * s.with("lean").signed_unit();
        const Vec2 axis(std::cos(lean), std::sin(lean));
        row.push_back(
            ellipse(at, radius * Vec2(-axis.y(), axis.x()), flat * radius * axis, directions));
    }
    return row;
}

// What one hull of two neighbours is, on its own.
std::vector<Vec2> hull(const DiscOutline& a, const DiscOutline& b, std::size_t directions) {
    std::vector<Vec2> out;
    for (std::size_t i = 0; i < directions; ++i)
        out.push_back(a.along[i] >= b.along[i] ? a.point[i] : b.point[i]);
    return out;
}

bool in_any_hull(const std::vector<DiscOutline>& row, std::size_t directions, const Vec2& p) {
    for (std::size_t i = 0; i < row.size(); ++i)
        if (winding(hull(row[i > 0 ? i - 1 : 0], row[i], directions), p) != 0)
            return true;
    return false;
}

TEST(Silhouette, IsTheUnionOfNeighbouringHulls) {
    for (int n = 0; n < rows; ++n) {
        const Seed seed = Seed{first_seed}.with(n);
        const double scale = 0.1 + 4 * seed.with("scale").unit();
        const auto directions = directions_for(scale * largest_px);
        const std::vector<DiscOutline> row = random_row(seed, scale, directions);
        Drawing drawing;
        drawing.begin({});
        emit_row(row, directions.size(), drawing);
        for (int k = 0; k < probes; ++k) {
            const Seed s = seed.with("probe").with(k);
            const std::size_t of =
                static_cast<std::size_t>(s.with("of").unit() * static_cast<double>(row.size()));
            const Vec2 p = 0.5 * (row[of].point[0] + row[of].point[directions.size() / 2]) +
                           scale * 70 * Vec2(s.with("x").signed_unit(), s.with("y").signed_unit());
            const auto inside = [&](double dx, double dy) {
                return in_any_hull(row, directions.size(), p + near_px * Vec2(dx, dy));
            };
            const bool expected = inside(0, 0);
            if (inside(1, 0) != expected || inside(-1, 0) != expected || inside(0, 1) != expected ||
                inside(0, -1) != expected)
                continue;
            ASSERT_EQ(covers(drawing, drawing.shapes()[0], p), expected)
                << "seed " << first_seed << ", row " << n << " at " << p.transpose();
        }
    }
}

TEST(Silhouette, GoesOnceRoundAStraightRow) {
    const auto directions = directions_for(largest_px);
    std::vector<DiscOutline> row;
    for (int i = 0; i < 8; ++i)
        row.push_back(ellipse({30.0 * i, 0}, {0, 40.0 - i}, {20, 0}, directions));
    Drawing drawing;
    drawing.begin({});
    emit_row(row, directions.size(), drawing);
    const std::size_t sides = 2 * 2 * row.size();
    EXPECT_LE(drawing.points(drawing.shapes()[0]).size(), directions.size() + sides);
}

} // namespace
} // namespace mh
