// What a body keeps while the idle layer's signals move it, each at its largest.

#include "core/acting/sample.h"
#include "core/acting/solve.h"
#include "core/acting/trunk.h"
#include "tests/core/acting/one_actor.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr IdleDials none{0, 0, 0};

// How a signal moves the body at its largest.
struct Moved {
    std::string_view signal;
    double IdleSignals::*value;
    double to;
};
constexpr std::array<Moved, 7> moved{{{"lean", &IdleSignals::lean, 1.5},
                                      {"dip", &IdleSignals::dip, 1},
                                      {"left weight", &IdleSignals::weight, 1},
                                      {"right weight", &IdleSignals::weight, -1},
                                      {"lift", &IdleSignals::lift, 1.4},
                                      {"sway", &IdleSignals::sway, 1.4},
                                      {"breath", &IdleSignals::breath_m, 0.022}}};

ActorState state_of(const std::shared_ptr<Timeline>& timeline) {
    return sample_role(Ensemble(timeline), 0, {10, none});
}

// How far a bone has turned from one pose to the other, radians.
double turned_by(const Pose& from, const Pose& to, Bone bone) {
    return from.axes(bone).angularDistance(to.axes(bone));
}

TEST(Head, KeepsTheEyesLevelWhileTheTrunkMovesUnderIt) {
    constexpr double gives = 0.25; // of the chest's turn
    constexpr double hardly_rad = radians(0.3);
    for (const auto& [name, build] : all_builds()) {
        const Physique body(build);
        const ActorState at_rest = state_of(one_actor({}, build));
        const Pose before = solve_pose(body, at_rest);
        for (const Moved& move : moved) {
            ActorState state = at_rest;
            state.idle.*move.value = move.to;
            const Pose after = solve_pose(body, state);
            EXPECT_LT(turned_by(before, after, Bone::head),
                      hardly_rad + gives * turned_by(before, after, Bone::chest))
                << name << ' ' << move.signal;
        }
    }
}

Vec3 wrist_from(const Pose& pose, Bone bone, Bone hand) {
    return pose.axes(bone).conjugate() * (pose.at(hand) - pose.at(bone));
}

TEST(TouchingHand, StaysWhereItTouchesWhileTheBodyMovesUnderIt) {
    constexpr double slip_m = 0.001;
    for (const auto& [name, build] : all_builds())
        for (const auto& [kind, touched] : {std::pair{GestureKind::hands_on_hips, Bone::hips},
                                            {GestureKind::facepalm, Bone::head},
                                            {GestureKind::salute, Bone::head}}) {
            const ActorState at_rest = state_of(one_actor(
                [kind = kind](Actor& actor) {
                    actor.gestures = {{kind, Hands::left, 5, 5.5, 30, 30.5, 0.7, {}, "", 0}};
                },
                build));
            const Physique body(build);
            const Vec3 before = wrist_from(solve_pose(body, at_rest), touched, Bone::left_hand);
            for (const Moved& move : moved) {
                ActorState state = at_rest;
                state.idle.*move.value = move.to;
                const Pose after = solve_pose(body, state);
                EXPECT_LT((wrist_from(after, touched, Bone::left_hand) - before).norm(), slip_m)
                    << name << ' ' << name_of(kind) << ' ' << move.signal;
            }
        }
}

// Somebody listening keeps looking at who talks, wherever that one walks.
TEST(Looking, FollowsAnActorWhoWalks) {
    constexpr double near_rad = radians(4); // a walker's head bobs about where it is thought to be
    const auto timeline = one_actor([](Actor& actor) {
        Look look{{2, 30}, {}};
        look.target.kind = Target::Kind::character;
        look.target.character = "chief";
        actor.looks = {look};
    });
    Actor walker;
    walker.id = "chief";
    walker.on_stage = {{0, 60}};
    walker.marks = {{0, {-1.5, 0, 2}, pi}};
    walker.walks = {{{5, 9}, {-1.5, 0, 2}, {1.5, 0, 2.5}, pi, false}};
    timeline->actors.push_back(walker);
    timeline->characters.resize(2);
    timeline->characters[1].id = "chief";
    const Performance performance(timeline);
    const Seconds came_round = 4;
    for (Seconds t = came_round; t < 14; t += 0.1) {
        const Pose own = performance.at(0, t, none).pose;
        const Pose other = performance.at(1, t, none).pose;
        const Vec3 seen = (other.at(Bone::left_eye) + other.at(Bone::right_eye)) / 2;
        for (const Bone eye : {Bone::left_eye, Bone::right_eye}) {
            const Vec3 sight = own.axes(eye) * Vec3::UnitZ();
            const Vec3 way = (seen - own.at(eye)).normalized();
            EXPECT_LT(std::acos(std::min(1.0, sight.dot(way))), near_rad) << t;
        }
    }
}

} // namespace
} // namespace mh
