#include "core/base/noise.h"
#include "core/figure/projection.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mh {
namespace {

constexpr PictureSize picture{1280, 720};

// Five metres before the stage and a metre up; half its picture's height is half its depth, so that
// a metre on the stage spans 720 / 5 pixels.
Camera camera_before_the_stage() {
    Camera camera;
    camera.position = {0, 1, 5};
    camera.aim = {0, 1, 0};
    camera.fov_rad = 2 * std::atan(0.5);
    return camera;
}

void expect_near(const std::optional<Vec2>& point, const Vec2& wanted) {
    ASSERT_TRUE(point.has_value());
    EXPECT_NEAR(point->x(), wanted.x(), 1e-9);
    EXPECT_NEAR(point->y(), wanted.y(), 1e-9);
}

TEST(Projection, PutsItsAimInTheMiddleAndAMetreAsFarAsTheDepthSays) {
    const Projection projection(camera_before_the_stage(), picture);
    EXPECT_NEAR(projection.pixels_per_metre(5), 144, 1e-9);
    expect_near(projection.to_picture({0, 1, 0}), {640, 360});
    expect_near(projection.to_picture({1, 1, 0}), {640 + 144, 360});
    expect_near(projection.to_picture({0, 2, 0}), {640, 360 - 144});
    expect_near(projection.to_picture({1, 1, 2.5}), {640 + 288, 360});
}

TEST(Projection, TipsItsTopToItsRight) {
    Camera camera = camera_before_the_stage();
    camera.roll_rad = 0.5 * std::acos(-1.0);
    const Projection projection(camera, picture);
    expect_near(projection.to_picture({0, 2, 0}), {640 - 144, 360});
    expect_near(projection.to_picture({1, 1, 0}), {640, 360 - 144});
}

TEST(Projection, SeesNothingNearerThanFiveCentimetresOrBehind) {
    const Projection projection(camera_before_the_stage(), picture);
    EXPECT_TRUE(projection.to_picture({0, 1, 4.94}).has_value());
    EXPECT_FALSE(projection.to_picture({0, 1, 4.96}).has_value());
    EXPECT_FALSE(projection.to_picture({0, 1, 6}).has_value());
}

TEST(Projection, KeepsDistancesFromItsEyeHoweverItIsTurned) {
    constexpr std::uint64_t seed = 20261201;
    SCOPED_TRACE(seed);
    for (int i = 0; i < 200; ++i) {
        const Seed one = Seed{seed}.with(i);
        const auto between = [&](const char* what, double from, double to) {
            return from + (to - from) * one.with(what).unit();
        };
        Camera camera;
        camera.position = {between("x", -9, 9), between("y", 0, 4), between("z", 1, 9)};
        camera.aim = {between("ax", -9, 9), between("ay", 0, 2), between("az", -9, 0)};
        camera.roll_rad = between("roll", -3, 3);
        const Projection projection(camera, picture);
        const Vec3 world(between("px", -9, 9), between("py", -9, 9), between("pz", -9, 9));
        EXPECT_NEAR(projection.to_camera(world).norm(), (world - camera.position).norm(), 1e-9);
        expect_near(projection.to_picture(camera.aim), {640, 360});
    }
}

} // namespace
} // namespace mh
