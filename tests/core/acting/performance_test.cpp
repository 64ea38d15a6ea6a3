#include "core/acting/performance.h"
#include "tests/core/acting/one_actor.h"
#include "tests/core/acting/random_timeline.h"
#include "tests/core/acting/same_frame.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr IdleDials full{1, full_fidget, 0.1};
constexpr IdleDials none{0, 0, 0};

// Of 30 seconds.
std::shared_ptr<Timeline> thirty_seconds(const std::function<void(Actor&)>& change) {
    return mh::one_actor(change, {}, 30);
}

TEST(Performance, GivesTheNearestMomentInsideForTimesOutside) {
    const Performance performance(random_timeline(5));
    EXPECT_TRUE(same_frame(performance.at(0, -3, full), performance.at(0, 0, full)));
    EXPECT_TRUE(same_frame(performance.at(0, 1e9, full), performance.at(0, 1e6, full)));
    EXPECT_TRUE(performance.at(0, 1e9, full).on_stage);
}

TEST(Performance, IsOffStageOutsideItsRanges) {
    const Performance performance(thirty_seconds([](Actor& actor) {
        actor.on_stage = {{2, 4}, {6, 8}};
    }));
    for (const auto& [t, on] : {std::pair{1.0, false},
                                {2.0, true},
                                {3.9, true},
                                {4.0, false},
                                {5.0, false},
                                {7.0, true},
                                {8.5, false}})
        EXPECT_EQ(performance.at(0, t, full).on_stage, on) << t;
}

TEST(Performance, WalksToWhereItIsSentAndFacesAsToldThere) {
    constexpr double near_m = 1e-9;
    const Performance performance(thirty_seconds([](Actor& actor) {
        actor.walks = {{{2, 6}, Vec3::Zero(), {3, 0, 1}, 0.5, false}};
    }));
    EXPECT_NEAR(performance.at(0, 1.9, none).pose.floor_point.norm(), 0, near_m);
    const Pose arrived = performance.at(0, 6, none).pose;
    EXPECT_NEAR((arrived.floor_point - Vec3(3, 0, 1)).norm(), 0, near_m);
    EXPECT_NEAR(arrived.yaw_rad, 0.5, near_m);
    const Pose midway = performance.at(0, 4, none).pose;
    EXPECT_NEAR(midway.yaw_rad, std::atan2(3, 1), near_m);
}

TEST(Performance, WalksBackwardsFacingWhereItCameFrom) {
    const Performance performance(thirty_seconds([](Actor& actor) {
        actor.walks = {{{2, 5}, Vec3::Zero(), {0, 0, -2}, 0, true}};
    }));
    EXPECT_NEAR(performance.at(0, 3.5, none).pose.yaw_rad, 0, 1e-9);
}

// The tip of a foot over its ankle, and whether it comes down the last of the way.
struct Landing {
    double toes_up = 0;
    bool comes_down = false;
};
Landing landing_at(const Performance& performance, Seconds t) {
    const Pose pose = performance.at(0, t, none).pose;
    const Pose next = performance.at(0, t + 0.01, none).pose;
    const double standing = performance.at(0, 1, none).pose.at(Bone::left_foot).y();
    const double height = pose.at(Bone::left_foot).y();
    return {(pose.axes(Bone::left_foot) * Vec3::UnitZ()).y(),
            height < standing + 0.03 && next.at(Bone::left_foot).y() < height - 1e-4};
}

TEST(Performance, LandsOnItsHeelsForwardsAndOnItsBallsBackwards) {
    constexpr double clearly = 0.1;
    for (const bool backwards : {false, true}) {
        const Performance performance(thirty_seconds([&](Actor& actor) {
            actor.walks = {{{2, 6}, Vec3::Zero(), {0, 0, backwards ? -2.5 : 2.5}, 0, backwards}};
        }));
        double toes_up = 0;
        double toes_down = 0;
        for (Seconds t = 2.6; t < 5.4; t += 0.01) {
            const auto [up, comes_down] = landing_at(performance, t);
            toes_up = std::max(toes_up, comes_down ? up : 0);
            toes_down = std::max(toes_down, comes_down ? -up : 0);
        }
        EXPECT_EQ(toes_up > clearly, !backwards);
        if (backwards) {
            EXPECT_GT(toes_down, clearly);
        }
    }
}

TEST(Performance, ClosesItsHandsInARunAndNotInAWalk) {
    const auto closed = [](double way_m) {
        const Performance performance(thirty_seconds([&](Actor& actor) {
            actor.walks = {{{2, 4}, Vec3::Zero(), {0, 0, way_m}, 0, false}};
        }));
        return performance.at(0, 3, none).pose.hands[0].index;
    };
    EXPECT_GT(closed(9), 0.7);
    EXPECT_EQ(closed(2), HandShape{}.index);
}

TEST(Performance, SitsOnTheSeatAndStandsUpBeforeIt) {
    const Performance performance(thirty_seconds([](Actor& actor) {
        actor.seats = {{{4, 12}, {0, 0.42, -0.3}, 0}};
    }));
    const Pose standing = performance.at(0, 3.9, none).pose;
    const Pose sitting = performance.at(0, 8, none).pose;
    const Pose risen = performance.at(0, 13, none).pose;
    EXPECT_LT(sitting.at(Bone::hips).y(), 0.42 + 0.25);
    EXPECT_GT(sitting.at(Bone::left_thigh).y(), 0.42);
    EXPECT_NEAR(sitting.at(Bone::hips).z(), -0.3, 0.05);
    EXPECT_GT(sitting.at(Bone::left_shin).z(), sitting.at(Bone::left_thigh).z() + 0.2);
    EXPECT_NEAR(risen.at(Bone::hips).y(), standing.at(Bone::hips).y(), 0.01);
    EXPECT_GT(risen.at(Bone::hips).z(), sitting.at(Bone::hips).z() + 0.15);
}

TEST(Performance, BeginsASceneInItsSeat) {
    const Performance performance(thirty_seconds([](Actor& actor) {
        actor.seats = {{{0, 30}, {1, 0.42, 0}, 0.3}};
    }));
    for (const Seconds t : {0.0, 0.5, 15.0, 29.9}) {
        EXPECT_LT(performance.at(0, t, none).pose.at(Bone::hips).y(), 0.65) << t;
        EXPECT_NEAR(performance.at(0, t, none).pose.floor_point.x(), 1, 1e-9) << t;
    }
}

TEST(Performance, JumpsToItsMarkAtTheHeadOfAScene) {
    const Performance performance(thirty_seconds([](Actor& actor) {
        actor.on_stage = {{0, 10}, {10, 20}};
        actor.marks = {{0, {-1, 0, 0}, 0}, {10, {2, 0, 0}, 1}};
    }));
    EXPECT_NEAR(performance.at(0, 9.99, none).pose.floor_point.x(), -1, 1e-9);
    EXPECT_NEAR(performance.at(0, 10, none).pose.floor_point.x(), 2, 1e-9);
    EXPECT_NEAR(performance.at(0, 10, none).pose.yaw_rad, 1, 1e-9);
}

TEST(Performance, TurnsTowardsAMarkInsideAScene) {
    const Performance performance(thirty_seconds([](Actor& actor) {
        actor.marks.push_back({5, Vec3::Zero(), 1.2});
    }));
    EXPECT_EQ(performance.at(0, 5, none).pose.yaw_rad, 0);
    const double turning = performance.at(0, 5.3, none).pose.yaw_rad;
    EXPECT_GT(turning, 0.05);
    EXPECT_LT(turning, 1.15);
    EXPECT_NEAR(performance.at(0, 7, none).pose.yaw_rad, 1.2, 1e-9);
}

TEST(Performance, TurnsABoneKeyedByHand) {
    const Performance performance(thirty_seconds([](Actor& actor) {
        actor.poses = {{{5, 15}, 0.5, 0.5, 1, {{"leftForearm", {-40, 0, 0}}}}};
    }));
    const auto bend = [&](Seconds t) {
        const Pose pose = performance.at(0, t, none).pose;
        const Quat turn =
            pose.axes(Bone::left_upper_arm).conjugate() * pose.axes(Bone::left_forearm);
        return degrees(2 * std::atan2(turn.x(), turn.w()));
    };
    EXPECT_NEAR(bend(10) - bend(4), -40, 1e-6);
    EXPECT_NEAR(bend(16), bend(4), 1e-6);
}

TEST(Performance, MovesHandsByEveryGestureThatUsesThem) {
    constexpr double clearly_m = 0.12;
    for (std::size_t kind = 0; kind < gesture_kind_count; ++kind) {
        Gesture gesture{
            static_cast<GestureKind>(kind), Hands::right, 3, 3.5, 4.5, 5, 0.7, {}, "", 0};
        const Performance performance(
            thirty_seconds([&](Actor& actor) { actor.gestures = {gesture}; }));
        const Pose before = performance.at(0, 2.5, none).pose;
        const Pose held = performance.at(0, 3.9, none).pose;
        const Pose after = performance.at(0, 5.6, none).pose;
        const auto moved = [&](Bone bone) { return (held.at(bone) - before.at(bone)).norm(); };
        if (uses_hands(gesture.kind)) {
            EXPECT_GT(moved(Bone::right_hand), clearly_m) << gesture_kind_names[kind];
        }
        EXPECT_NEAR((after.at(Bone::right_hand) - before.at(Bone::right_hand)).norm(), 0, 1e-9)
            << gesture_kind_names[kind];
    }
}

} // namespace
} // namespace mh
