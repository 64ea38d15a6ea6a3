#include "core/acting/hand_poses.h"

#include <algorithm>

namespace mh {

namespace {

// In the left arm's terms: outward is +X.
Vec3 anchor_at(const Body& body, const Pose& rest, Anchor anchor) {
    const Build& b = body.build;
    const Vec3 shoulder = rest.at(Bone::left_upper_arm);
    const double chin = b.height - b.head_height;
    switch (anchor) {
    case Anchor::shoulder:
        return shoulder;
    case Anchor::breast:
        return {0, shoulder.y() - 0.16 * b.arm_length, b.chest_depth / 2};
    case Anchor::hip:
        return {std::max(b.belly_width, b.hip_width + b.limb_width) / 2, rest.at(Bone::hips).y(),
                0};
    case Anchor::belly:
        return {0, rest.at(Bone::spine).y(), b.belly_depth / 2};
    case Anchor::chin:
        return {0, chin, 0.4 * b.head_width};
    case Anchor::face:
        return {0, chin + 0.35 * b.head_height, 0.48 * b.head_width};
    case Anchor::temple:
        return {0.48 * b.head_width, chin + 0.55 * b.head_height, 0.1 * b.head_width};
    case Anchor::crown:
        return {0, b.height, 0};
    }
    return shoulder;
}

// Fingers along −Y and the left palm towards −X, at rest.
Quat hand_axes(const Vec3& fingers, const Vec3& palm) {
    const Vec3 y = -fingers.normalized();
    const Vec3 x = -(palm - palm.dot(y) * y).normalized();
    Eigen::Matrix3d axes;
    axes.col(0) = x;
    axes.col(1) = y;
    axes.col(2) = x.cross(y);
    return Quat(axes);
}

HandTarget swung(const GestureMotion& motion, HandTarget hand) {
    hand.offset += motion.swing_offset;
    hand.fingers += motion.swing_fingers;
    return hand;
}

ArmStrokes strokes_of(const Body& body, const GestureMotion& motion, const HandTarget& hand) {
    return {arm_at(body, hand), arm_at(body, swung(motion, hand))};
}

} // namespace

ArmAngles arm_at(const Body& body, const HandTarget& target) {
    Pose rest;
    solve_forward(body.skeleton, JointPose::rest(body.skeleton), rest);
    const double arm_m = body.build.arm_length;
    const Quat hand = hand_axes(target.fingers, target.palm);
    const Vec3 palm = anchor_at(body, rest, target.anchor) + arm_m * target.offset;
    const Vec3 wrist = palm - 0.45 * body.build.hand_length * target.fingers.normalized();
    const TwoBone arm{body.skeleton.length(Bone::left_upper_arm),
                      body.skeleton.length(Bone::left_forearm), -1};
    const TwoBoneTurns turns =
        solve_two_bone(arm, rest.at(Bone::left_upper_arm), wrist, target.elbow);
    const Quat lower = turns.upper.conjugate() * turns.lower;
    ArmAngles angles;
    set_limb(turns.upper, 2 * std::atan2(-lower.x(), lower.w()), radians(60), angles);
    set_hand(turns.lower.conjugate() * hand, angles);
    return angles;
}

HandPoses::HandPoses(const Body& body) {
    for (std::size_t kind = 0; kind < gesture_kind_count; ++kind) {
        const GestureMotion& motion = motion_of(static_cast<GestureKind>(kind));
        m_strokes[kind][1] = strokes_of(body, motion, motion.hand);
        m_strokes[kind][0] = strokes_of(body, motion, motion.differs ? motion.other : motion.hand);
    }
}

} // namespace mh
