#include "core/base/noise.h"
#include "core/direction/gesture_framing.h"
#include "core/timeline/framing.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mh {
namespace {

// In the picture -1 to 1 across and up; the camera looks level.
Vec2 seen(const Camera& camera, const Vec3& point, double aspect) {
    const Vec3 forward = (camera.aim - camera.position).normalized();
    const Vec3 right = forward.cross(Vec3::UnitY()).normalized();
    const Vec3 from = point - camera.position;
    const double depth = from.dot(forward);
    EXPECT_GT(depth, 0.3);
    const double tan_y = std::tan(camera.fov_rad / 2);
    return {from.dot(right) / (depth * tan_y * aspect),
            from.dot(right.cross(forward)) / (depth * tan_y)};
}

Build random_build(Seed seed) {
    Build build;
    build.height = 1.0 + seed.with("height").unit();
    build.head_height = build.height * (0.2 + 0.08 * seed.with("head").unit());
    build.head_width = build.head_height * (0.7 + 0.3 * seed.with("width").unit());
    build.shoulder_width = build.height * (0.18 + 0.14 * seed.with("shoulders").unit());
    return build;
}

FramingOrder random_order(Seed seed, Framing framing) {
    FramingOrder order;
    order.framing = framing;
    const auto count = 1 + static_cast<int>(seed.with("count").unit() * 3);
    for (int i = 0; i < count; ++i) {
        const Seed who = seed.with(i);
        order.subjects.push_back(
            {Vec3(i * 0.9 + 0.5 * who.with("x").unit() - 1, 0, who.with("z").signed_unit() * 0.8),
             who.with("yaw").signed_unit() * pi, random_build(who), 0});
        if (who.with("sits").unit() < 0.3)
            order.subjects.back().lowered = 0.3;
    }
    order.widen = 1 + seed.with("widen").unit();
    order.side = seed.with("side").unit() < 0.2 ? -1 : 1;
    order.aspect = seed.with("aspect").unit() < 0.3 ? 4.0 / 3 : 16.0 / 9;
    return order;
}

Standing default_standing(double x, double yaw_deg = 0) {
    return {Vec3(x, 0, 0), radians(yaw_deg), {}, 0};
}

FramingOrder order_for(Framing framing, std::vector<Standing> subjects) {
    FramingOrder order;
    order.framing = framing;
    order.subjects = std::move(subjects);
    return order;
}

TEST(Frame, HoldsEveryHeadInsideThePicture) {
    for (std::size_t f = 0; f < framing_count; ++f) {
        for (int i = 0; i < 400; ++i) {
            const Seed seed = Seed{5}.with(static_cast<std::int64_t>(f)).with(i);
            const FramingOrder order = random_order(seed, static_cast<Framing>(f));
            const Camera camera = frame(order);
            for (const Standing& who : order.subjects) {
                const double half = who.build.head_width / 2;
                for (const double x : {-half, half})
                    for (const double y :
                         {skull_height(who), skull_height(who) - who.build.head_height}) {
                        const Vec3 right =
                            (camera.aim - camera.position).cross(Vec3::UnitY()).normalized();
                        const Vec2 at =
                            seen(camera, who.floor + right * x + Vec3(0, y, 0), order.aspect);
                        ASSERT_LT(std::abs(at.x()), 1) << framing_names[f] << " seed 5/" << i;
                        ASSERT_LT(std::abs(at.y()), 1) << framing_names[f] << " seed 5/" << i;
                    }
            }
        }
    }
}

TEST(Frame, LooksLevelThroughAModerateLens) {
    for (std::size_t f = 0; f < framing_count; ++f) {
        const Camera camera =
            frame(order_for(static_cast<Framing>(f), {default_standing(0.3, 40)}));
        EXPECT_EQ(camera.position.y(), camera.aim.y());
        EXPECT_GE(degrees(camera.fov_rad), 25 - 1e-9);
        EXPECT_LE(degrees(camera.fov_rad), 35 + 1e-9);
        EXPECT_GT(camera.position.y(), 0.5);
    }
}

// The director reckons with what the camera shows.
TEST(Frame, ShowsWhatTheDirectorReckonsWith) {
    Standing who = default_standing(0);
    who.build.height = 2;
    who.build.head_height = 0.5;
    who.build.head_width = 0.3;
    who.build.shoulder_width = 0.4;
    who.head = {0, 0, 0.18, 0};
    for (std::size_t f = 0; f < framing_count; ++f) {
        for (const double widen : {1.0, 1.3}) {
            FramingOrder order = order_for(static_cast<Framing>(f), {who});
            order.widen = widen;
            const Camera camera = frame(order);
            const double half =
                std::tan(camera.fov_rad / 2) * (camera.position - camera.aim).norm();
            const HeightBand shown = shown_by(order.framing, widen);
            EXPECT_NEAR((camera.aim.y() - half) / 2, shown.bottom, 1e-9) << framing_names[f];
            EXPECT_NEAR((camera.aim.y() + half) / 2, shown.top, 1e-9) << framing_names[f];
        }
    }
}

TEST(Frame, CutsWhereTheFramingsNameSays) {
    const Standing who = default_standing(0);
    const auto at = [&](Framing framing, double height) {
        return seen(frame(order_for(framing, {who})), Vec3(0, height, 0), 16.0 / 9).y();
    };
    const double waist = 1.0;
    const double mid_thigh = 0.45;
    EXPECT_GT(at(Framing::full, 0), -1);
    EXPECT_LT(at(Framing::full, 0), -0.7);
    EXPECT_GT(at(Framing::wide, 0), -0.9);
    EXPECT_LT(at(Framing::medium, waist - 0.15), -1);
    EXPECT_GT(at(Framing::medium, waist + 0.05), -1);
    EXPECT_LT(at(Framing::cowboy, mid_thigh - 0.1), -1);
    EXPECT_GT(at(Framing::cowboy, waist), -1);
    EXPECT_LT(at(Framing::close, waist), -1);
    for (const Framing framing : {Framing::cowboy, Framing::medium, Framing::close})
        EXPECT_NEAR(at(framing, eye_height(who)), 1.0 / 3, 0.1) << name_of(framing);
}

TEST(Frame, LeavesRoomOnTheSideFaced) {
    for (const double yaw : {60.0, -60.0}) {
        const Standing who = default_standing(0, yaw);
        const Camera camera = frame(order_for(Framing::medium, {who}));
        const double x = seen(camera, Vec3(0, eye_height(who), 0), 16.0 / 9).x();
        EXPECT_LT(x * yaw, 0) << "the head stands off the middle, away from where it looks";
        EXPECT_LT(std::abs(x), 0.35);
    }
}

TEST(Frame, StaysOnItsSideOfTheLine) {
    for (const double x : {-1.0, 0.0, 1.0})
        for (const Framing framing : {Framing::medium, Framing::over_the_shoulder}) {
            FramingOrder order =
                order_for(framing, {default_standing(x, 90), default_standing(x + 1, -90)});
            EXPECT_GT(frame(order).position.z(), 0);
            order.side = -1;
            EXPECT_LT(frame(order).position.z(), 0);
        }
}

TEST(Frame, WidensWhatItShows) {
    FramingOrder order = order_for(Framing::medium, {default_standing(0)});
    const auto shown = [&] {
        const Camera camera = frame(order);
        return (camera.position - camera.aim).norm() * std::tan(camera.fov_rad / 2);
    };
    const double plain = shown();
    order.widen = 1.5;
    EXPECT_NEAR(shown(), 1.5 * plain, 1e-9);
}

} // namespace
} // namespace mh
