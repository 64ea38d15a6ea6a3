#include "core/acting/arms.h"

#include "core/acting/sizes.h"
#include "core/base/easing.h"

#include <cmath>

namespace mh {

namespace {

constexpr std::array<double, 2> outward{1, -1};

std::size_t shoulder_of(std::size_t side) {
    return index_of(side == 0 ? Bone::left_shoulder : Bone::right_shoulder);
}

// Elbows stay a little bent, without a corner on the way there.
double kept_bent(double bend) {
    constexpr double least = radians(3);
    return 0.5 * (bend + std::sqrt(bend * bend + 4 * least * least));
}

ArmAngles living_arm(const Physique& body, const ActorState& s, const TrunkAngles& t,
                     std::size_t side) {
    const IdleSignals& idle = s.idle;
    const double hang = s.hanging[side];
    const double held = 1 - hang;
    const double collar = body.skeleton.tip[index_of(Bone::left_shoulder)].x();
    const double out = outward[side];
    ArmAngles arm = s.arms[side];
    arm.raise += radians(s.trunk.shoulders + size::beat_raise * idle.lift) +
                 size::breath_raise * idle.breath_m / collar;
    arm.fore += hang * (t.fore + radians(size::swing_fore) * idle.swing +
                        radians(size::beat_fore) * (idle.lift + 0.5 * out * idle.sway) -
                        out * walk::arm_swing * t.stride);
    arm.lift += hang * radians(size::beat_out) * (idle.lift - 0.35 * out * idle.sway);
    arm.bend +=
        radians(size::beat_bend) * (hang + size::held_beat * held) *
            (idle.lift + 0.35 * out * idle.sway) +
        hang * radians(size::swing_bend) * (idle.swing + idle.dip) +
        hang * (0.25 * walk::arm_swing * s.where.moving + radians(run::bend) * s.where.running);
    arm.bend = kept_bent(arm.bend);
    return arm;
}

void aim_arm(const Physique& body, const Pose& pose, const Aim& aim, std::size_t side,
             ArmAngles& arm) {
    const std::size_t shoulder = shoulder_of(side);
    const Vec3 joint = pose.point(Bone::chest, body.skeleton.offset[shoulder] +
                                                   body.skeleton.offset[shoulder + 1]);
    const Vec3 way = pose.axes(Bone::chest).conjugate() * (aim.target - joint);
    constexpr double middle = radians(40);
    const double from_middle = wrapped(std::atan2(outward[side] * way.x(), way.z()) - middle);
    // None where it points right behind, from both sides.
    const double around =
        middle + from_middle * (1 - smootherstep((std::abs(from_middle) - pi / 2) / (pi / 2)));
    const double level = std::sqrt(way.x() * way.x() + way.z() * way.z());
    const double lift = std::clamp(std::atan2(level, -way.y()), radians(12), radians(165));
    arm.around += aim.share * (around - aim.around);
    arm.lift += aim.share * (lift - aim.lift);
    arm.twist -= aim.share * 0.5 * (around - aim.around);
}

// The hand turns on its wrist until its fingers point at the target; not at all where that is right
// behind them, from all sides.
void aim_hand(const Aim& aim, std::size_t hand, Pose& pose) {
    const Vec3 fingers = pose.turn[hand] * -Vec3::UnitY();
    const Vec3 want = (aim.target - pose.joint[hand]).normalized();
    const Eigen::AngleAxisd whole(Quat::FromTwoVectors(fingers, want));
    const double before_it = 1 - smootherstep((whole.angle() - radians(120)) / radians(60));
    const double angle = before_it * soft_within(whole.angle(), radians(100));
    pose.turn[hand] = Quat(Eigen::AngleAxisd(aim.share * angle, whole.axis())) * pose.turn[hand];
}

// The short way round from one turn to another; none of it where they are half a circle apart and
// either way is as short.
Quat towards(const Quat& from, const Quat& to, double share) {
    const double cosine_of_half = std::abs(from.dot(to));
    return from.slerp(share * smootherstep(2 * cosine_of_half), to);
}

// Brings a wrist to where it is held on another bone.
void hold_hand(const Physique& body, const Held& held, std::size_t upper, Pose& pose) {
    const std::size_t hand = upper + 2;
    const Vec3 elbow = pose.axes(Bone::chest) * held.elbow;
    const TwoBoneTurns turns =
        solve_two_bone(body.arm, pose.joint[upper], pose.point(held.bone, held.wrist), elbow);
    const Quat own_bend = pose.turn[upper].conjugate() * pose.turn[upper + 1];
    const Quat held_bend = turns.upper.conjugate() * turns.lower;
    pose.turn[upper] = towards(pose.turn[upper], turns.upper, held.share);
    pose.turn[upper + 1] = pose.turn[upper] * own_bend.slerp(held.share, held_bend);
    for (const std::size_t i : {upper + 1, hand})
        pose.joint[i] = pose.joint[i - 1] + pose.turn[i - 1] * body.skeleton.offset[i];
    pose.turn[hand] = towards(pose.turn[hand], pose.axes(held.bone) * held.hand, held.share);
}

} // namespace

void pose_arms(const Physique& body, const ActorState& s, const TrunkAngles& t, JointPose& joints,
               Pose& pose) {
    for (std::size_t side = 0; side < 2; ++side) {
        ArmAngles arm = living_arm(body, s, t, side);
        for (const Aim& aim : s.aims[side])
            aim_arm(body, pose, aim, side, arm);
        pose_arm(arm, outward[side], joints);
    }
    solve_forward(body.skeleton, joints, Bone::left_shoulder, index_of(Bone::left_thigh), pose);
    for (std::size_t side = 0; side < 2; ++side) {
        const std::size_t upper = shoulder_of(side) + 1;
        for (const Held& held : s.held[side])
            hold_hand(body, held, upper, pose);
        for (const Aim& aim : s.aims[side])
            aim_hand(aim, upper + 2, pose);
    }
}

} // namespace mh
