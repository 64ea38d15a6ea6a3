#include "core/base/noise.h"
#include "core/figure/loft.h"
#include "tests/core/figure/winding.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr int lofts = 50;
constexpr double tolerance_px = 1e-6;
constexpr double half_pixel = 0.5; // what the corners of a disc may leave open

Loft random_loft(const Seed& seed) {
    Loft loft;
    Vec3 at(seed.with("x").signed_unit(), 1 + seed.with("y").signed_unit(),
            seed.with("z").signed_unit());
    for (int i = 0; i < 6; ++i) {
        const Seed s = seed.with(i);
        const auto unit = [&](const char* name) { return s.with(name).signed_unit(); };
        at += 0.2 * Vec3(unit("dx"), unit("dy"), unit("dz"));
        loft.add(
            Ball::of(at, about_y(3 * unit("turn")) * about_x(unit("tip")),
                     {0.06 + 0.05 * unit("a"), 0.06 + 0.05 * unit("b"), 0.06 + 0.05 * unit("c")}));
    }
    return loft;
}

struct LoftDrawing {
    Projection projection{Camera{}, {1280, 720}};
    Drawing drawing;
    Style style;
    Canvas canvas{projection, drawing, style, 0, 3.0, 200};
};

// Between its balls a loft is a curve through them (tests/core/figure/smooth_test.cpp says how far
// that may leave the straight), so that is what its silhouette is held to, with no slack.
TEST(Loft, CoversWhatLiesBetweenItsBalls) {
    for (int n = 0; n < lofts; ++n) {
        LoftDrawing d;
        const SeenLoft seen(random_loft(Seed{1}.with(n)), d.projection);
        fill(seen, Part::arm, {1, 2, 3}, d.canvas);
        for (double place = 0; place <= 5; place += 0.05) {
            const Disc disc = seen.smooth_at(place);
            EXPECT_TRUE(covers(d.drawing, d.drawing.shapes()[0], disc.centre))
                << "loft " << n << " at " << place;
        }
    }
}

TEST(Loft, GoesNoFurtherThanItsBallsJoinedSmoothly) {
    for (int n = 0; n < lofts; ++n) {
        LoftDrawing d;
        const SeenLoft seen(random_loft(Seed{1}.with(n)), d.projection);
        fill(seen, Part::arm, {1, 2, 3}, d.canvas);
        for (int k = 0; k < 16; ++k) {
            const Vec2 direction(std::cos(k), std::sin(k));
            double reach = -1e9;
            for (double place = 0; place <= 5; place += 0.01) {
                const Disc disc = seen.smooth_at(place);
                reach = std::max(reach, disc.centre.dot(direction) + disc.reach(direction));
            }
            for (const Vec2& p : d.drawing.points(d.drawing.shapes()[0]))
                EXPECT_LE(p.dot(direction), reach + tolerance_px) << "loft " << n;
        }
    }
}

double reach_of(const Drawing& drawing, std::size_t shape, const Vec2& direction) {
    double reach = -1e9;
    for (const Vec2& p : drawing.points(drawing.shapes()[shape]))
        reach = std::max(reach, p.dot(direction));
    return reach;
}

// In the light or not, none of a loft lies outside its silhouette; and away from the light the lit
// side leaves the shadow its share.
TEST(Loft, KeepsItsLightAndItsShadowInsideItself) {
    for (int n = 0; n < lofts; ++n) {
        LoftDrawing d;
        const SeenLoft seen(random_loft(Seed{2}.with(n)), d.projection);
        fill(seen, Part::arm, {1, 2, 3}, d.canvas);
        fill_lit(seen, Part::arm, {1, 2, 3}, d.canvas, 0.4);
        for (const std::size_t side : {1, 2})
            for (const Vec2& p : d.drawing.points(d.drawing.shapes()[side])) {
                if (covers(d.drawing, d.drawing.shapes()[0], p))
                    continue;
                EXPECT_LE(from_edge(d.drawing, d.drawing.shapes()[0], p), half_pixel)
                    << "loft " << n << " side " << side;
            }
        const Vec2 away = -to_light();
        EXPECT_LT(reach_of(d.drawing, 2, away), reach_of(d.drawing, 0, away)) << "loft " << n;
    }
}

TEST(Ink, IsHeavierBelowThanAbove) {
    LoftDrawing d;
    d.style.line_variation = 1;
    const Vec2 away = -to_light();
    EXPECT_NEAR(ink_px(d.canvas, away), 2 * ink_px(d.canvas, to_light()), 1e-9);
    d.style.line_variation = 0;
    EXPECT_EQ(ink_px(d.canvas, away), ink_px(d.canvas, to_light()));
}

TEST(Ink, SurroundsTheFillByItsWidth) {
    LoftDrawing d;
    d.style.line_variation = 0;
    Loft loft;
    loft.add(Ball::round({0, 1, 0}, Quat::Identity(), 0.2));
    const SeenLoft seen(loft, d.projection);
    ink(seen, Part::arm, d.canvas);
    const double radius = seen[0].axis[0].norm();
    for (const Vec2& p : d.drawing.points(d.drawing.shapes()[0]))
        EXPECT_NEAR((p - seen[0].centre).norm(), radius + d.canvas.line_px, 0.2);
}

TEST(Loft, IsEmptyWhereAnyOfItIsBehindTheCamera) {
    Loft loft;
    loft.add(Ball::round({0, 1, 0}, Quat::Identity(), 0.2));
    loft.add(Ball::round({0, 1, 7}, Quat::Identity(), 0.2));
    EXPECT_TRUE(SeenLoft(loft, Projection(Camera{}, {1280, 720})).empty());
}

} // namespace
} // namespace mh
