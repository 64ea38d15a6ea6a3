#include "core/base/noise.h"
#include "core/picture/clip.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr int outlines = 100;
constexpr double tolerance_px = 1e-9;

// Convex, with corners that are not sharp, going round either way.
std::vector<Vec2> random_outline(const Seed& seed) {
    std::vector<Vec2> points;
    const int count = 5 + static_cast<int>(6 * seed.with("count").unit());
    const double way = seed.with("way").unit() < 0.5 ? -1 : 1;
    for (int i = 0; i < count; ++i) {
        const double angle = way * 2 * pi * i / count;
        points.emplace_back(200 * std::cos(angle), 120 * std::sin(angle));
    }
    return points;
}

double from_line(const Vec2& p, const Vec2& a, const Vec2& b) {
    const Vec2 along = (b - a).normalized();
    return std::abs(along.x() * (p.y() - a.y()) - along.y() * (p.x() - a.x()));
}

TEST(GrownOutline, MovesEverySideByAsMuch) {
    for (int n = 0; n < outlines; ++n) {
        const Seed seed = Seed{5}.with(n);
        const std::vector<Vec2> outline = random_outline(seed);
        const double by = 6 * seed.with("by").signed_unit();
        const std::vector<Vec2> grown = grown_outline(outline, by);
        ASSERT_EQ(grown.size(), outline.size());
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const std::size_t next = (i + 1) % outline.size();
            for (const std::size_t end : {i, next})
                EXPECT_NEAR(from_line(grown[end], outline[i], outline[next]), std::abs(by),
                            tolerance_px)
                    << "outline " << n;
            EXPECT_EQ(grown[i].norm() > outline[i].norm(), by > 0) << "outline " << n;
        }
    }
}

TEST(GrownOutline, CutsASharpCornerShort) {
    const std::vector<Vec2> needle{{0, 0}, {100, 1}, {0, 2}};
    const std::vector<Vec2> grown = grown_outline(needle, 3);
    EXPECT_NEAR((grown[1] - needle[1]).norm(), 6, tolerance_px);
}

TEST(GrownOutline, TakesAPointThatStandsTwice) {
    const std::vector<Vec2> grown = grown_outline({{0, 0}, {10, 0}, {10, 0}, {10, 10}, {0, 10}}, 1);
    EXPECT_NEAR((grown[0] - Vec2(-1, -1)).norm(), 0, tolerance_px);
    EXPECT_NEAR((grown[1] - Vec2(10, -1)).norm(), 0, tolerance_px);
    EXPECT_NEAR((grown[2] - Vec2(11, 0)).norm(), 0, tolerance_px);
}

double area_of(const std::vector<Vec2>& outline) {
    double area = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec2& a = outline[i];
        const Vec2& b = outline[(i + 1) % outline.size()];
        area += 0.5 * (a.x() * b.y() - b.x() * a.y());
    }
    return area;
}

TEST(StripOf, PartsAnOutlineWithoutLossOrOverlap) {
    for (int n = 0; n < outlines; ++n) {
        const Seed seed = Seed{9}.with(n);
        const std::vector<Vec2> outline = random_outline(seed);
        double whole = 0;
        double left = -250;
        for (int i = 0; left < 250; ++i) {
            const double right = left + 20 + 90 * seed.with(i).unit();
            const std::vector<Vec2> strip = strip_of(outline, left, right);
            for (const Vec2& p : strip) {
                EXPECT_GE(p.x(), left - tolerance_px) << "outline " << n;
                EXPECT_LE(p.x(), right + tolerance_px) << "outline " << n;
            }
            whole += area_of(strip);
            left = right;
        }
        EXPECT_NEAR(whole, area_of(outline), 1e-6) << "outline " << n;
    }
}

TEST(StripOf, IsEmptyBesideTheOutline) {
    EXPECT_TRUE(strip_of(random_outline(Seed{1}), 300, 400).empty());
}

} // namespace
} // namespace mh
