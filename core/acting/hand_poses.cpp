#include "core/acting/hand_poses.h"

#include "core/base/easing.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

// Where a hand on the waist rests, dressed: an akimbo arm needs its elbow well bent, so that the
// shorter the arms and the rounder the body, the further up its side the hand goes. And the wider
// the body is than its shoulders, the further round its front, or it would hide a far hand.
Vec3 waist_at(const Physique& body, const Pose& rest) {
    constexpr double cloth = 1.08;
    constexpr double bent_reach = 0.72; // of the arm
    constexpr double step = 0.02;       // of the way up from the hips
    const Build& b = body.build;
    const Vec3 shoulder = rest.at(Bone::left_upper_arm);
    const Vec3 hips = rest.at(Bone::hips);
    const Vec3 chest = rest.at(Bone::chest);
    const double paunch = unlerp(0.5, 1.7, b.belly_width / b.shoulder_width);
    const double round_the_front = lerp(radians(28), radians(52), paunch);
    Vec3 waist;
    for (double up = 0; up < 1; up += step) {
        const double width = cloth * lerp(b.belly_width, b.chest_width, smoothstep(up)) / 2;
        const double depth = cloth * lerp(b.belly_depth, b.chest_depth, smoothstep(up)) / 2;
        waist = hips + up * (chest - hips) +
                Vec3(width * std::cos(round_the_front), 0, depth * std::sin(round_the_front));
        if ((waist - shoulder).norm() < bent_reach * b.arm_length)
            break;
    }
    return waist;
}

// Where a hand leans on something: clear of the body and of what hangs over it.
Vec3 support_at(const Physique& body, const Pose& rest) {
    constexpr double straight = 0.95; // of the arm
    const Build& b = body.build;
    const Vec3 shoulder = rest.at(Bone::left_upper_arm);
    const double clear = 0.62 * b.belly_width + 0.15 * b.arm_length - shoulder.x();
    const double out = std::clamp(clear, 0.45 * b.arm_length, 0.8 * b.arm_length);
    const double reach = straight * b.arm_length;
    return shoulder + Vec3(out, -std::sqrt(reach * reach - out * out), 0.1 * b.arm_length);
}

// In the left arm's terms: outward is +X.
Vec3 anchor_at(const Physique& body, const Pose& rest, Anchor anchor) {
    const Build& b = body.build;
    const Vec3 shoulder = rest.at(Bone::left_upper_arm);
    const double chin = b.height - b.head_height;
    switch (anchor) {
    case Anchor::shoulder:
        return shoulder;
    case Anchor::aloft:
        return {std::max(shoulder.x(), 0.45 * b.head_width), shoulder.y(), shoulder.z()};
    case Anchor::breast:
        return {0, shoulder.y() - 0.16 * b.arm_length, b.chest_depth / 2};
    case Anchor::waist:
        return waist_at(body, rest);
    case Anchor::support:
        return support_at(body, rest);
    case Anchor::hip:
        // A coat hangs wider than the belly under it.
        return {std::max(1.14 * b.belly_width, b.hip_width + b.limb_width) / 2,
                rest.at(Bone::hips).y(), 0};
    case Anchor::face:
        return {0, chin + 0.35 * b.head_height, 0.48 * b.head_width};
    case Anchor::brow:
        return {0.42 * b.head_width, chin + 0.6 * b.head_height, 0.28 * b.head_width};
    case Anchor::temple:
        return {0.48 * b.head_width, chin + 0.55 * b.head_height, 0.1 * b.head_width};
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

Bone touched(Anchor anchor) {
    switch (anchor) {
    case Anchor::waist:
    case Anchor::hip:
        return Bone::hips;
    case Anchor::face:
    case Anchor::brow:
    case Anchor::temple:
        return Bone::head;
    default:
        return Bone::chest;
    }
}

Pose rest_of(const Physique& body) {
    Pose rest;
    solve_forward(body.skeleton, JointPose::rest(body.skeleton), rest);
    return rest;
}

Vec3 wrist_at(const Physique& body, const Pose& rest, const HandTarget& target) {
    return anchor_at(body, rest, target.anchor) + body.build.arm_length * target.offset -
           0.45 * body.build.hand_length * target.fingers.normalized();
}

// Left to right: across the body's middle.
Vec3 mirrored(const Vec3& p) {
    return {-p.x(), p.y(), p.z()};
}
Quat mirrored(const Quat& q) {
    return {q.w(), q.x(), -q.y(), -q.z()};
}

Touch touch_of(const Physique& body, const HandTarget& hand, const HandTarget& swing,
               std::size_t side) {
    const Pose rest = rest_of(body);
    const Vec3 joint = rest.at(touched(hand.anchor));
    Touch touch{touched(hand.anchor), wrist_at(body, rest, hand) - joint,
                wrist_at(body, rest, swing) - joint, hand_axes(hand.fingers, hand.palm),
                hand.elbow};
    if (side == 1)
        touch = {touch.bone, mirrored(touch.wrist), mirrored(touch.wrist_swung),
                 mirrored(touch.hand), mirrored(touch.elbow)};
    return touch;
}

ArmStrokes strokes_of(const Physique& body, const GestureMotion& motion, const HandTarget& hand,
                      std::size_t side) {
    const HandTarget swing = swung(motion, hand);
    return {arm_at(body, hand), arm_at(body, swing), touch_of(body, hand, swing, side)};
}

} // namespace

ArmAngles arm_at(const Physique& body, const HandTarget& target) {
    const Pose rest = rest_of(body);
    const Quat hand = hand_axes(target.fingers, target.palm);
    const Vec3 wrist = wrist_at(body, rest, target);
    const TwoBoneTurns turns =
        solve_two_bone(body.arm, rest.at(Bone::left_upper_arm), wrist, target.elbow);
    const Quat lower = turns.upper.conjugate() * turns.lower;
    ArmAngles angles;
    set_limb(turns.upper, 2 * std::atan2(-lower.x(), lower.w()), body.hanging, angles);
    set_hand(turns.lower.conjugate() * hand, angles);
    return angles;
}

HandPoses::HandPoses(const Physique& body) {
    const double thigh = body.leg.upper_m / body.build.arm_length;
    m_on_thighs = arm_at(body, {.anchor = Anchor::hip,
                                .offset = {0.05, 0.06, 0.95 * thigh},
                                .elbow = {0.25, -0.6, -1},
                                .fingers = {-0.15, -0.35, 1},
                                .palm = {-0.3, -1, -0.1}});
    for (std::size_t kind = 0; kind < gesture_kind_count; ++kind) {
        const GestureMotion& motion = motion_of(static_cast<GestureKind>(kind));
        m_strokes[kind][1] = strokes_of(body, motion, motion.hand, 1);
        m_strokes[kind][0] =
            strokes_of(body, motion, motion.differs ? motion.other : motion.hand, 0);
    }
}

} // namespace mh
