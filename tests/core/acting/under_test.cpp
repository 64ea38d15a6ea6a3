#include "tests/core/acting/random_timeline.h"
#include "tests/core/acting/same_frame.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr unsigned timelines = 200;
constexpr IdleDials full{1, full_fidget, 0.5};

Vec3 from_chest(const Pose& pose, Bone bone) {
    return pose.axes(Bone::chest).conjugate() * (pose.at(bone) - pose.at(Bone::chest));
}

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

TEST(Property, UnderNotOverAWalkGoesWhereItGoesAndStepsWhereItSteps) {
    constexpr double planted_m = 0.001; // all that a planted foot may move
    constexpr double on_floor_m = 1e-7;
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const Performance performance(random_timeline(seed, {.keyed = false}));
        const double ankle = performance.at(0, 0, full).pose.at(Bone::left_foot).y();
        for (Seconds t = 0; t < 20; t += 0.19) {
            const Pose with = performance.at(0, t, full).pose;
            const Pose without = performance.at(0, t, full, Layer::off).pose;
            ASSERT_EQ(with.floor_point, without.floor_point) << "seed " << seed << " at " << t;
            ASSERT_EQ(with.yaw_rad, without.yaw_rad) << "seed " << seed << " at " << t;
            for (const Bone foot : {Bone::left_foot, Bone::right_foot}) {
                if (without.at(foot).y() > ankle + on_floor_m)
                    continue; // one in the air trails as far as its leg lets it
                ASSERT_LT((with.at(foot) - without.at(foot)).norm(), planted_m)
                    << "seed " << seed << " at " << t << ' ' << name_of(foot);
            }
        }
    }
}

// In the middle of a walk the hips go the walk's own way: no shift of the weight sways them aside.
TEST(Property, UnderNotOverAWalkIsNotSwayedAside) {
    constexpr double aside_m = 0.001;
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const auto timeline = random_timeline(seed, {.keyed = false});
        const Performance performance(timeline);
        for (const Walk& walk : timeline->actors[0].walks) {
            const Seconds t = (walk.range.start + walk.range.end) / 2;
            if (t > 20 || (walk.to - walk.from).norm() < 0.2)
                continue;
            const Pose with = performance.at(0, t, full).pose;
            const Pose without = performance.at(0, t, full, Layer::off).pose;
            const Vec3 apart = with.at(Bone::hips) - without.at(Bone::hips);
            ASSERT_LT(std::hypot(apart.x(), apart.z()), aside_m) << "seed " << seed << " at " << t;
        }
    }
}

// The stroke of a gesture stands. Seen from the chest, its hand goes no further than a beat's small
// bend of the elbow takes it (2 cm at the hand), or the lean of the chest away from the head or the
// hips that it touches (7 degrees over half a metre).
TEST(Property, UnderNotOverAHeldGestureStaysTheGesture) {
    constexpr double beat_m = 0.08;
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        auto timeline =
            random_timeline(seed, {.actors = 1, .gestures = false, .walks = false, .keyed = false});
        std::mt19937 random(seed);
        const auto kind = static_cast<GestureKind>(random() % gesture_kind_count);
        timeline->actors[0].gestures = {{kind, Hands::both, 2, 2.5, 18, 19, 0.7, {}, "", 0}};
        const Performance performance(timeline);
        const double size = timeline->characters[0].build.height / 1.7;
        for (Seconds t = 3.2; t < 17; t += 0.21) {
            const Pose with = performance.at(0, t, full).pose;
            const Pose without = performance.at(0, t, full, Layer::off).pose;
            for (const Bone hand : {Bone::left_hand, Bone::right_hand}) {
                const Vec3 moved = from_chest(with, hand) - from_chest(without, hand);
                if (uses_hands(kind) || kind == GestureKind::recoil) {
                    ASSERT_LT(moved.norm(), beat_m * size)
                        << "seed " << seed << " at " << t << ' ' << name_of(kind);
                }
            }
        }
    }
}

} // namespace
} // namespace mh
