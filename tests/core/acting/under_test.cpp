#include "tests/core/acting/random_timeline.h"
#include "tests/core/acting/same_frame.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr unsigned timelines = 200;
constexpr IdleDials full{1, full_fidget, 0.5};

TEST(Property, UnderNotOverAHandThatPointsKeepsPointing) {
    constexpr double within_rad = radians(1.5);
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        auto timeline =
            random_timeline(seed, {.actors = 1, .gestures = false, .walks = false, .keyed = false});
        std::mt19937 random(seed);
        const auto uniform = [&](double a, double b) {
            return std::uniform_real_distribution(a, b)(random);
        };
        Gesture point{GestureKind::point, Hands::right, 2, 2.5, 18, 19, 0.7, {}, "", 0};
        point.target.kind = Target::Kind::place;
        const Mark& mark = timeline->actors[0].marks[0];
        point.target.place =
            mark.position +
            about_y(mark.yaw_rad) * Vec3(uniform(-2.5, 0.8), uniform(0.3, 2), uniform(1.5, 4));
        timeline->actors[0].gestures = {point};
        const Performance performance(timeline);
        for (Seconds t = 3.2; t < 17; t += 0.21) {
            const Pose pose = performance.at(0, t, full).pose;
            const Vec3 fingers = pose.axes(Bone::right_hand) * -Vec3::UnitY();
            const Vec3 way = (point.target.place - pose.at(Bone::right_hand)).normalized();
            ASSERT_LT(std::acos(std::min(1.0, fingers.dot(way))), within_rad)
                << "seed " << seed << " at " << t;
        }
    }
}

TEST(Property, UnderNotOverEyesStayOnTheirTarget) {
    constexpr double within_rad = radians(1);
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        auto timeline =
            random_timeline(seed, {.actors = 1, .gestures = false, .walks = false, .keyed = false});
        std::mt19937 random(seed);
        const auto uniform = [&](double a, double b) {
            return std::uniform_real_distribution(a, b)(random);
        };
        Look look{{2, 18}, {}};
        look.target.kind = Target::Kind::place;
        const Mark& mark = timeline->actors[0].marks[0];
        look.target.place =
            mark.position +
            about_y(mark.yaw_rad) * Vec3(uniform(-2, 2), uniform(0.6, 2.2), uniform(1.5, 4));
        timeline->actors[0].looks = {look};
        const Performance performance(timeline);
        for (Seconds t = 3.5; t < 17; t += 0.21) {
            const Pose pose = performance.at(0, t, {1, full_fidget, 0}).pose;
            const Vec3 sight = pose.axes(Bone::left_eye) * Vec3::UnitZ();
            const Vec3 way = (look.target.place - pose.at(Bone::left_eye)).normalized();
            ASSERT_LT(std::acos(std::min(1.0, sight.dot(way))), within_rad)
                << "seed " << seed << " at " << t;
        }
    }
}

} // namespace
} // namespace mh
