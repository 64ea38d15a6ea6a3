#include "core/acting/solve.h"

#include "core/base/easing.h"

#include <cmath>

namespace mh {

namespace {

// How far each signal moves a body at full size: degrees, unless it says so.
namespace size {
constexpr double shift = 0.36;      // of the stance, hips over the foot
constexpr double pelvis_roll = 3.4; // up on the foot that carries
constexpr double pelvis_yaw = 2.6;
constexpr double counter_roll = 5.2; // the chest's, the other way
constexpr double counter_yaw = 3.0;
constexpr double seat_shift = 0.028; // of the height, across the seat
constexpr double seat_roll = 3.4;
constexpr double seat_pitch = 2.6;
constexpr double lean = 4.6;
constexpr double beat_pitch = -1.3;
constexpr double beat_yaw = 2.8;
constexpr double beat_roll = 1.0;
constexpr double beat_raise = 4.0;
constexpr double beat_bend = 6.2;
constexpr double beat_out = 2.2;
constexpr double beat_fore = 2.0;
constexpr double held_beat = 0.3; // of a beat's bend, for an arm in a gesture
constexpr double dip_pitch = 4.5;
constexpr double dip_hips = 0.016; // of the leg
constexpr double swing_fore = 7.0;
constexpr double swing_bend = 4.0;
constexpr double nod = 3.4;
constexpr double tilt = 2.6;
constexpr double breath_pitch = -1.7; // at a full breath
constexpr double breath_raise = 0.55; // of the chest's rise, at the shoulder joints
} // namespace size

constexpr double easy_weight = 0.24; // of a shift: nobody stands quite evenly
constexpr double leaning_level = 0.85;
constexpr double full_breath = 0.022; // metres

namespace walk {
constexpr double arm_swing = 0.62; // radians for feet a leg's length apart
constexpr double pelvis_yaw = 0.20;
constexpr double chest_yaw = 0.16;
constexpr double pitch = 4.0; // degrees
constexpr double sway = 0.30; // of the stance, over the foot that carries
} // namespace walk

struct Trunk {
    double pelvis_yaw = 0, pelvis_pitch = 0, pelvis_roll = 0;
    double pitch = 0, yaw = 0, roll = 0; // spine and chest together
    double head_pitch = 0, head_yaw = 0, head_roll = 0;
    double fore = 0;   // both hanging arms forward, to hang straight down
    double stride = 0; // the left foot before the right one, in legs
};

Quat turned(double yaw, double pitch, double roll) {
    return about_y(yaw) * about_x(pitch) * about_z(roll);
}

double stride_of(const Body& body, const Whereabouts& where) {
    const Vec3 ahead = about_y(where.place.yaw_rad) * Vec3::UnitZ();
    const Vec3 apart = where.feet[0].sole - where.feet[1].sole;
    return where.moving * apart.dot(ahead) / body.build.leg_length;
}

Trunk trunk_of(const Body& body, const ActorState& s) {
    const IdleSignals& idle = s.idle;
    const Whereabouts& where = s.where;
    const double standing = 1 - where.place.seated;
    const double weight = standing * ((1 - where.moving) * easy_weight + idle.weight);
    const double seated_weight = where.place.seated * idle.weight;
    Trunk t;
    t.stride = stride_of(body, where);
    t.pelvis_yaw = radians(size::pelvis_yaw) * weight - walk::pelvis_yaw * t.stride;
    t.pelvis_roll = radians(size::pelvis_roll) * weight;
    t.pelvis_pitch = radians(12) * where.bow - radians(3) * where.place.seated;
    // What the head makes up for, and what it goes along with.
    const double living = radians(size::lean) * idle.lean + radians(size::beat_pitch) * idle.lift +
                          radians(size::dip_pitch) * idle.dip +
                          radians(size::seat_pitch) * where.place.seated * idle.drift +
                          radians(size::breath_pitch) * idle.breath_m / full_breath +
                          radians(walk::pitch) * where.moving;
    const double living_yaw = radians(size::beat_yaw) * idle.sway -
                              radians(size::counter_yaw) * weight +
                              (walk::pelvis_yaw + walk::chest_yaw) * t.stride;
    const double living_roll = -radians(size::counter_roll) * weight +
                               radians(size::seat_roll) * seated_weight -
                               radians(size::beat_roll) * idle.sway;
    const double bowing = radians(24) * where.bow;
    t.pitch = living + bowing + radians(s.trunk.pitch);
    t.yaw = living_yaw + s.gaze.chest_yaw_rad + radians(s.trunk.yaw);
    t.roll = living_roll + radians(s.trunk.roll);
    t.head_pitch = -leaning_level * (living + t.pelvis_pitch) - 0.6 * bowing +
                   radians(s.trunk.head_pitch + size::nod * idle.nod) + s.gaze.head_pitch_rad;
    t.head_yaw = -leaning_level * (living_yaw + t.pelvis_yaw) + radians(s.trunk.head_yaw) +
                 s.gaze.head_yaw_rad - s.gaze.chest_yaw_rad;
    t.head_roll = -leaning_level * (living_roll + t.pelvis_roll) + radians(s.trunk.head_roll) +
                  radians(size::tilt) * idle.tilt;
    t.fore = 0.85 * (t.pitch + t.pelvis_pitch);
    return t;
}

void pose_trunk(const Trunk& t, const Place& place, JointPose& joints) {
    const auto set = [&](Bone bone, const Quat& turn) { joints.turn[index_of(bone)] = turn; };
    set(Bone::hips, turned(place.yaw_rad + t.pelvis_yaw, t.pelvis_pitch, t.pelvis_roll));
    set(Bone::spine, turned(0.4 * t.yaw, 0.45 * t.pitch, 0.5 * t.roll));
    set(Bone::chest, turned(0.6 * t.yaw, 0.55 * t.pitch, 0.5 * t.roll));
    set(Bone::neck, turned(0.4 * t.head_yaw, 0.4 * t.head_pitch, 0.4 * t.head_roll));
    set(Bone::head, turned(0.6 * t.head_yaw, 0.6 * t.head_pitch, 0.6 * t.head_roll));
}

// The lesser of both, rounded over `k`: never above either.
double soft_min(double a, double b, double k) {
    const double u = clamp01(0.5 + 0.5 * (b - a) / k);
    return lerp(b, a, u) - k * u * (1 - u);
}

double soft_within(double x, double limit) {
    return x / std::sqrt(1 + x * x / (limit * limit));
}

// The turn of a foot about the floor, and where that leaves its ankle.
struct Stand {
    Vec3 ankle;
    Quat turn;
    double ball = 0; // 0 on the heel to 1 on the ball
};

Stand stand_of(const Body& body, const Foot& foot) {
    const Vec3 ball = body.skeleton.tip[index_of(Bone::left_foot)];
    const double heel = -0.2 * body.build.foot_length;
    Stand stand;
    stand.turn = turned(foot.yaw_rad, foot.pitch_rad, 0);
    stand.ball = smoothstep(0.5 + foot.pitch_rad / radians(16));
    const Vec3 pivot(0, -body.ankle_m, lerp(heel, ball.z(), stand.ball));
    stand.ankle =
        foot.sole + Vec3(0, body.ankle_m, 0) + about_y(foot.yaw_rad) * pivot - stand.turn * pivot;
    return stand;
}

// Moves the hips as far down as planted feet need, so that no leg has to stretch.
void lower_to_reach(const Body& body, const Whereabouts& where, JointPose& joints) {
    const double reach = 0.9985 * body.leg.exact_reach();
    double y = joints.hips.y();
    for (std::size_t side = 0; side < 2; ++side) {
        const Bone thigh = side == 0 ? Bone::left_thigh : Bone::right_thigh;
        const Vec3 offset = joints.turn[0] * body.skeleton.offset[index_of(thigh)];
        const Vec3 ankle = stand_of(body, where.feet[side]).ankle;
        const Vec3 apart = joints.hips + offset - ankle;
        const double across = apart.x() * apart.x() + apart.z() * apart.z();
        const double up = std::sqrt(std::max(reach * reach - across, 0.04 * reach * reach));
        y = soft_min(y, ankle.y() + up - offset.y(), 0.015 * body.build.leg_length);
    }
    joints.hips.y() = lerp(y, joints.hips.y(), where.place.seated);
}

void place_hips(const Body& body, const ActorState& s, JointPose& joints) {
    const Place& place = s.where.place;
    const double standing = 1 - place.seated;
    const double carried = s.where.feet[1].lift - s.where.feet[0].lift;
    const double across =
        standing * soft_within(body.stance_m * (size::shift * (s.idle.weight +
                                                               (1 - s.where.moving) * easy_weight) +
                                                walk::sway * s.where.moving * carried),
                               0.8 * body.stance_m) +
        place.seated * size::seat_shift * body.build.height * soft_within(s.idle.weight, 2);
    const double down = body.build.leg_length *
                        (0.01 * s.trunk.dip + size::dip_hips * s.idle.dip + 0.012 * s.where.moving);
    const double stand = body.hips_m - standing * down;
    const double back = -0.10 * body.build.leg_length * s.where.bow;
    joints.hips = place.position + about_y(place.yaw_rad) * Vec3(across, 0, back);
    joints.hips.y() = lerp(stand, place.seat_m + body.seat_pad_m, place.seated);
    lower_to_reach(body, s.where, joints);
}

// Elbows stay a little bent, without a corner on the way there.
double kept_bent(double bend) {
    constexpr double least = radians(3);
    return 0.5 * (bend + std::sqrt(bend * bend + 4 * least * least));
}

ArmAngles living_arm(const Body& body, const ActorState& s, const Trunk& t, std::size_t side) {
    const IdleSignals& idle = s.idle;
    const double hang = s.hanging[side];
    const double held = 1 - hang;
    const double collar = body.skeleton.length(Bone::left_shoulder);
    const double out = side == 0 ? 1 : -1;
    ArmAngles arm = s.arms[side];
    arm.raise += radians(s.trunk.shoulders + size::beat_raise * idle.lift) +
                 size::breath_raise * idle.breath_m / collar;
    arm.fore += hang * (t.fore + radians(size::swing_fore) * idle.swing +
                        radians(size::beat_fore) * (idle.lift + 0.5 * out * idle.sway) -
                        out * walk::arm_swing * t.stride);
    arm.lift += hang * radians(size::beat_out) * (idle.lift - 0.35 * out * idle.sway);
    arm.bend += radians(size::beat_bend) * (hang + size::held_beat * held) *
                    (idle.lift + 0.35 * out * idle.sway) +
                hang * radians(size::swing_bend) * (idle.swing + idle.dip) +
                hang * 0.25 * std::abs(walk::arm_swing) * s.where.moving;
    arm.bend = kept_bent(arm.bend);
    return arm;
}

// The same angle near 0; none where it points right behind, from both sides.
double turned_at_most(double angle, double full, double none) {
    return angle * (1 - smootherstep((std::abs(angle) - full) / (none - full)));
}

void aim_arm(const Body& body, const Pose& pose, const Aim& aim, std::size_t side, ArmAngles& arm) {
    const double out = side == 0 ? 1 : -1;
    const Bone shoulder = side == 0 ? Bone::left_shoulder : Bone::right_shoulder;
    const Vec3 joint = pose.point(Bone::chest, body.skeleton.offset[index_of(shoulder)] +
                                                   body.skeleton.offset[index_of(shoulder) + 1]);
    const Vec3 way = pose.axes(Bone::chest).conjugate() * (aim.target - joint);
    constexpr double middle = radians(40);
    const double around =
        middle +
        turned_at_most(wrapped(std::atan2(out * way.x(), way.z()) - middle), radians(90), pi);
    const double level = std::hypot(way.x(), way.z());
    const double lift = std::clamp(std::atan2(level, -way.y()), radians(12), radians(165));
    arm.around += aim.share * (around - aim.around);
    arm.lift += aim.share * (lift - aim.lift);
    arm.twist -= aim.share * 0.5 * (around - aim.around);
}

// The hand turns on its wrist until its fingers point at the target.
void aim_hand(const Aim& aim, Bone hand, Pose& pose) {
    const std::size_t i = index_of(hand);
    const Vec3 fingers = pose.turn[i] * -Vec3::UnitY();
    const Vec3 want = (aim.target - pose.joint[i]).normalized();
    if (fingers.dot(want) < -0.95)
        return;
    const Eigen::AngleAxisd whole(Quat::FromTwoVectors(fingers, want));
    const double angle = soft_within(whole.angle(), radians(100));
    pose.turn[i] = Quat(Eigen::AngleAxisd(aim.share * angle, whole.axis())) * pose.turn[i];
}

// Brings a wrist to where it is held on another bone, its elbow on the side it was.
void hold_hand(const Body& body, const Held& held, std::size_t side, Pose& pose) {
    const std::size_t upper = index_of(side == 0 ? Bone::left_upper_arm : Bone::right_upper_arm);
    const std::size_t hand = upper + 2;
    const TwoBone arm{body.skeleton.length(static_cast<Bone>(upper)),
                      body.skeleton.length(static_cast<Bone>(upper + 1)), -1};
    const Vec3 elbow = pose.joint[upper + 1] - pose.joint[upper];
    const TwoBoneTurns turns =
        solve_two_bone(arm, pose.joint[upper], pose.point(held.bone, held.wrist), elbow);
    const Quat own_bend = pose.turn[upper].conjugate() * pose.turn[upper + 1];
    const Quat held_bend = turns.upper.conjugate() * turns.lower;
    pose.turn[upper] = pose.turn[upper].slerp(held.share, turns.upper);
    pose.turn[upper + 1] = pose.turn[upper] * own_bend.slerp(held.share, held_bend);
    for (const std::size_t i : {upper + 1, hand})
        pose.joint[i] = pose.joint[i - 1] + pose.turn[i - 1] * body.skeleton.offset[i];
    pose.turn[hand] = pose.turn[hand].slerp(held.share, pose.axes(held.bone) * held.hand);
}

void pose_arms(const Body& body, const ActorState& s, const Trunk& t, JointPose& joints,
               Pose& pose) {
    for (std::size_t side = 0; side < 2; ++side) {
        ArmAngles arm = living_arm(body, s, t, side);
        for (const Aim& aim : s.aims[side])
            aim_arm(body, pose, aim, side, arm);
        pose_arm(arm, side == 0 ? 1 : -1, joints);
    }
    solve_forward(body.skeleton, joints, Bone::left_shoulder, index_of(Bone::left_thigh), pose);
    for (std::size_t side = 0; side < 2; ++side)
        for (const Held& held : s.held[side])
            hold_hand(body, held, side, pose);
    for (std::size_t side = 0; side < 2; ++side)
        for (const Aim& aim : s.aims[side])
            aim_hand(aim, side == 0 ? Bone::left_hand : Bone::right_hand, pose);
}

void pose_leg(const Body& body, const Whereabouts& where, std::size_t side, Pose& pose) {
    const std::size_t thigh = index_of(side == 0 ? Bone::left_thigh : Bone::right_thigh);
    const Foot& foot = where.feet[side];
    const double out = side == 0 ? 1 : -1;
    const Stand stand = stand_of(body, foot);
    const double turn =
        where.place.yaw_rad + 0.6 * (foot.yaw_rad - where.place.yaw_rad) + 0.06 * out;
    const Vec3 pole = about_y(turn) * Vec3(0, 0.6 * where.place.seated, 1);
    pose.joint[thigh] = pose.point(Bone::hips, body.skeleton.offset[thigh]);
    const TwoBoneTurns turns = solve_two_bone(body.leg, pose.joint[thigh], stand.ankle, pole);
    pose.turn[thigh] = turns.upper;
    pose.turn[thigh + 1] = turns.lower;
    pose.turn[thigh + 2] = stand.turn;
    pose.turn[thigh + 3] =
        stand.turn * about_x(-(1 - 0.6 * foot.lift) * stand.ball * foot.pitch_rad);
    for (std::size_t i = thigh + 1; i < thigh + 4; ++i)
        pose.joint[i] = pose.joint[i - 1] + pose.turn[i - 1] * body.skeleton.offset[i];
}

// As it is up to `exact`, then softly towards `limit`.
double eye_turn(double angle, double exact, double limit) {
    const double over = std::abs(angle) - exact;
    if (over <= 0)
        return angle;
    const double room = limit - exact;
    return std::copysign(exact + room * (1 - std::exp(-over / room)), angle);
}

void pose_eyes(const ActorState& s, Pose& pose) {
    for (const Bone eye : {Bone::left_eye, Bone::right_eye}) {
        const Quat& head = pose.axes(Bone::head);
        const Vec3 way = head.conjugate() * (s.gaze.eyes_on - pose.at(eye));
        const double yaw = turned_at_most(std::atan2(way.x(), way.z()), radians(110), pi);
        const double pitch = std::atan2(-way.y(), std::hypot(way.x(), way.z()));
        pose.turn[index_of(eye)] =
            head * turned(eye_turn(yaw, radians(26), radians(38)) + s.idle.glance.yaw_rad,
                          eye_turn(pitch, radians(18), radians(26)) + s.idle.glance.pitch_rad, 0);
    }
}

// Turns keyed by hand go over the pose the body has, each about its bone's own axes.
void turn_keyed(const Body& body, const ActorState& s, Pose& pose) {
    JointPose joints;
    joints.hips = pose.at(Bone::hips);
    for (std::size_t i = 0; i < bone_count; ++i) {
        const std::optional<Bone> parent = parent_of(static_cast<Bone>(i));
        const Quat own =
            parent ? Quat(pose.axes(*parent).conjugate() * pose.turn[i]) : pose.turn[i];
        const Vec3& keyed = s.keyed_rad[i];
        joints.turn[i] = own * turned(keyed.y(), keyed.x(), keyed.z());
    }
    solve_forward(body.skeleton, joints, pose);
}

} // namespace

Pose solve_pose(const Body& body, const ActorState& state) {
    JointPose joints;
    Pose pose;
    const Trunk trunk = trunk_of(body, state);
    pose_trunk(trunk, state.where.place, joints);
    place_hips(body, state, joints);
    joints.turn[index_of(Bone::jaw)] = Quat::Identity();
    joints.turn[index_of(Bone::left_eye)] = Quat::Identity();
    joints.turn[index_of(Bone::right_eye)] = Quat::Identity();
    solve_forward(body.skeleton, joints, Bone::hips, index_of(Bone::left_shoulder), pose);
    pose_arms(body, state, trunk, joints, pose);
    pose_leg(body, state.where, 0, pose);
    pose_leg(body, state.where, 1, pose);
    pose_eyes(state, pose);
    if (state.keyed)
        turn_keyed(body, state, pose);
    pose.floor_point = state.where.place.position;
    pose.yaw_rad = state.where.place.yaw_rad;
    pose.breath = state.idle.breath_m;
    pose.hands = state.hands;
    return pose;
}

} // namespace mh
