#include "core/acting/gesture_library.h"
#include "core/acting/performance.h"
#include "tests/core/acting/one_actor.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mh {
namespace {

constexpr IdleDials none{0, 0, 0};
constexpr Seconds stroke = 3;
constexpr Seconds held = 4; // well past the stroke's overshoot

Gesture gesture(GestureKind kind, Hands hands, Seconds at = stroke, Seconds hold = 4) {
    return {kind, hands, at - 0.5, at, at + hold, at + hold + 0.6, 0.7, {}, "", 0};
}

Performance acting(const Build& build, std::vector<Gesture> gestures) {
    return Performance(
        one_actor([&](Actor& actor) { actor.gestures = std::move(gestures); }, build));
}

Performance acting(const Build& build, GestureKind kind) {
    return acting(build, {gesture(kind, Hands::both)});
}

// The middle of a palm as the chest sees it: (left, up, forward) of where the chest stands upright.
Vec3 palm_from_chest(const Pose& pose, Bone hand, const Build& build) {
    const Vec3 palm = pose.point(hand, Vec3(0, -0.45 * build.hand_length, 0));
    return pose.axes(Bone::chest).conjugate() * (palm - pose.at(Bone::chest));
}

double elbow_bend(const Pose& pose, Bone upper, Bone fore) {
    return pose.axes(upper).angularDistance(pose.axes(fore));
}

TEST(HandsOnHips, BendTheElbowsWellAndOutBesideTheBodyOnEveryBuild) {
    for (const auto& [name, build] : all_builds()) {
        const Pose pose = acting(build, GestureKind::hands_on_hips).at(0, held, none).pose;
        const double bend = degrees(elbow_bend(pose, Bone::left_upper_arm, Bone::left_forearm));
        EXPECT_GT(bend, 70) << name;
        EXPECT_LT(bend, 140) << name;
        EXPECT_GT(pose.at(Bone::left_forearm).x(), pose.at(Bone::left_hand).x()) << name;
        EXPECT_GT(pose.at(Bone::left_forearm).x(), 1.1 * build.belly_width / 2) << name;
        EXPECT_GT(pose.at(Bone::left_hand).y(), pose.at(Bone::hips).y()) << name;
        EXPECT_LT(pose.at(Bone::left_hand).y(), pose.at(Bone::left_upper_arm).y()) << name;
    }
}

TEST(RaisedHands, StayClearOfTheHeadOnEveryBuild) {
    for (const auto& [name, build] : all_builds())
        for (const GestureKind kind :
             {GestureKind::wave, GestureKind::cheer, GestureKind::fist_pump, GestureKind::count}) {
            const Performance performance = acting(build, kind);
            for (Seconds t = stroke; t < stroke + 3.5; t += 0.05) {
                const Pose pose = performance.at(0, t, none).pose;
                const double half_a_hand = 0.25 * build.hand_length;
                EXPECT_GT(palm_from_chest(pose, Bone::left_hand, build).x(),
                          0.5 * build.head_width + half_a_hand)
                    << name << ' ' << name_of(kind) << " at " << t;
            }
        }
}

// Seen from before it, a hand that is held out is seen beside the trunk, in the outline.
TEST(HandsHeldOut, AreBesideTheTrunkOnEveryBuild) {
    for (const auto& [name, build] : all_builds())
        for (const GestureKind kind :
             {GestureKind::shrug, GestureKind::thumbs_up, GestureKind::present, GestureKind::beckon,
              GestureKind::lean_on, GestureKind::stop}) {
            const Pose pose = acting(build, kind).at(0, held, none).pose;
            const double trunk =
                std::max({build.shoulder_width, build.chest_width, build.belly_width}) / 2;
            EXPECT_GT(palm_from_chest(pose, Bone::left_hand, build).x(), trunk)
                << name << ' ' << name_of(kind);
        }
}

double fastest(const Performance& performance, Bone bone, Seconds from, Seconds to) {
    constexpr Seconds step = 1.0 / 4800; // a pop of a centimetre is 48 m/s
    double most = 0;
    Vec3 last = performance.at(0, from, none).pose.at(bone);
    for (Seconds t = from + step; t < to; t += step) {
        const Vec3 now = performance.at(0, t, none).pose.at(bone);
        most = std::max(most, (now - last).norm() / step);
        last = now;
    }
    return most;
}

TEST(OverlappingGestures, PassFromOneToTheNextAndBackWithoutAPop) {
    constexpr double no_faster = 1.5; // the way from one to the other may be longer than from rest
    constexpr double near_m = 0.001;
    const Bone hand = Bone::right_hand;
    for (const auto& [earlier, later] : {std::pair{GestureKind::hand_on_heart, GestureKind::stop},
                                         {GestureKind::facepalm, GestureKind::thumbs_up},
                                         {GestureKind::hands_on_hips, GestureKind::salute}}) {
        const Gesture under = gesture(earlier, Hands::right, 3, 8);
        const Gesture over = gesture(later, Hands::right, 5, 2);
        const Performance both = acting({}, {under, over});
        const Performance first = acting({}, {under});
        const Performance second = acting({}, {over});
        EXPECT_LT(fastest(both, hand, 4.4, 8.2),
                  no_faster *
                      std::max(fastest(first, hand, 2.4, 4), fastest(second, hand, 4.4, 8.2)))
            << name_of(earlier);
        const auto seen = [&](const Performance& performance, Seconds t) {
            return performance.at(0, t, none).pose;
        };
        const auto apart = [&](const Performance& other, Seconds t) {
            return (palm_from_chest(seen(both, t), hand, {}) -
                    palm_from_chest(seen(other, t), hand, {}))
                .norm();
        };
        EXPECT_LT(apart(first, 4.2), near_m) << name_of(earlier); // before the later begins
        EXPECT_LT(apart(first, 10), near_m) << name_of(earlier);  // and after it
        EXPECT_GT(apart(first, 6.5), 0.1) << name_of(later);
        if (later != GestureKind::salute && earlier != GestureKind::facepalm) {
            EXPECT_LT(apart(second, 6.5), near_m) << name_of(later); // while it holds
        }
    }
}

TEST(Recoil, ThrowsTheTrunkBackBehindRaisedHandsOverPlantedFeet) {
    constexpr double planted_m = 0.001;
    for (const auto& [name, build] : all_builds()) {
        const Performance performance = acting(build, {gesture(GestureKind::recoil, Hands::both)});
        const Pose before = performance.at(0, 1, none).pose;
        const Pose back = performance.at(0, held, none).pose;
        EXPECT_LT(back.at(Bone::head).z(), before.at(Bone::head).z() - 0.05 * build.height) << name;
        for (const Bone hand : {Bone::left_hand, Bone::right_hand}) {
            EXPECT_GT(back.at(hand).z(), back.at(Bone::chest).z()) << name;
            EXPECT_GT(back.at(hand).y(), back.at(Bone::chest).y()) << name;
        }
        for (const Bone foot : {Bone::left_foot, Bone::right_foot})
            EXPECT_LT((back.at(foot) - before.at(foot)).norm(), planted_m) << name;
    }
}

TEST(HeldGestures, LastAsLongAsTheyAreToldTo) {
    const Performance performance =
        acting({}, {gesture(GestureKind::arms_folded, Hands::both, 3, 50)});
    for (const Bone hand : {Bone::left_hand, Bone::right_hand})
        EXPECT_LT((palm_from_chest(performance.at(0, 5, none).pose, hand, {}) -
                   palm_from_chest(performance.at(0, 52, none).pose, hand, {}))
                      .norm(),
                  1e-9);
}

} // namespace
} // namespace mh
