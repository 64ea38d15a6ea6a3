#include "core/acting/legs.h"

#include "core/acting/sizes.h"
#include "core/acting/trunk.h"
#include "core/base/easing.h"

#include <cmath>

namespace mh {

namespace {

constexpr std::array<Bone, 2> thighs{Bone::left_thigh, Bone::right_thigh};
constexpr std::array<double, 2> outward{1, -1};

// The lesser of both, rounded over `k`: never above either.
double soft_min(double a, double b, double k) {
    const double u = clamp01(0.5 + 0.5 * (b - a) / k);
    return lerp(b, a, u) - k * u * (1 - u);
}

// x well above `least`, and never below it.
double soft_above(double x, double least) {
    constexpr double roundness = 0.03;
    const double over = x - least;
    return least + 0.5 * (over + std::sqrt(over * over + roundness * roundness));
}

// Moves the hips as far down as planted feet need, so that no leg has to stretch.
void lower_to_reach(const Physique& body, const Stands& stands, double seated, JointPose& joints) {
    const double reach = 0.9985 * body.leg.exact_reach();
    double y = joints.hips.y();
    for (std::size_t side = 0; side < 2; ++side) {
        const Vec3 offset = joints.turn[0] * body.skeleton.offset[index_of(thighs[side])];
        const Vec3 apart = joints.hips + offset - stands[side].ankle;
        const double across = apart.x() * apart.x() + apart.z() * apart.z();
        const double up = reach * std::sqrt(soft_above(1 - across / (reach * reach), 0.04));
        // A foot in the air trails as far as its leg lets it.
        const double free = 0.5 * body.build.leg_length * stands[side].air;
        y = soft_min(y, stands[side].ankle.y() + up - offset.y() + free,
                     (0.015 + 0.2 * stands[side].air) * body.build.leg_length);
    }
    joints.hips.y() = lerp(y, joints.hips.y(), seated);
}

} // namespace

Stands stands_of(const Physique& body, const Stance& where) {
    const double yaw = where.place.yaw_rad;
    const auto& feet = where.feet;
    std::array<double, 2> on_ball{};
    for (std::size_t side = 0; side < 2; ++side)
        on_ball[side] = smoothstep(0.5 + feet[side].pitch_rad / radians(16));
    const auto toes_pitch = [&](std::size_t side) {
        return -(1 - 0.6 * feet[side].lift) * on_ball[side] * feet[side].pitch_rad;
    };
    // Twice an angle gives its own sine and cosine.
    const auto knee_yaw = [&](std::size_t side) {
        return 2 * (yaw + 0.6 * (feet[side].yaw_rad - yaw) + 0.06 * outward[side]);
    };
    const auto h =
        half_angles<8>({feet[0].yaw_rad, feet[1].yaw_rad, feet[0].pitch_rad, feet[1].pitch_rad,
                        toes_pitch(0), toes_pitch(1), knee_yaw(0), knee_yaw(1)});
    const double heel_z = -0.2 * body.build.foot_length;
    const double ball_z = body.skeleton.tip[index_of(Bone::left_foot)].z();
    Stands stands;
    for (std::size_t side = 0; side < 2; ++side) {
        Stand& stand = stands[side];
        const Quat upright = turn_about_y(h[side]);
        stand.foot = then_about_x(upright, h[2 + side]);
        stand.toes = turn_about_x(h[4 + side]);
        stand.knee = {h[6 + side].sin, 0.6 * where.place.seated, h[6 + side].cos};
        stand.air = smootherstep(1.5 * feet[side].lift);
        stand.ankle = feet[side].sole + Vec3(0, body.ankle_m, 0);
        if (feet[side].pitch_rad == 0)
            continue;
        const Vec3 pivot(0, -body.ankle_m, lerp(heel_z, ball_z, on_ball[side]));
        stand.ankle += upright * pivot - stand.foot * pivot;
    }
    return stands;
}

void place_hips(const Physique& body, const ActorState& s, const Stands& stands,
                JointPose& joints) {
    const Place& place = s.where.place;
    const double standing = 1 - place.seated;
    const double carried = s.where.feet[1].lift - s.where.feet[0].lift;
    const double weight = s.idle.weight + (1 - s.where.moving) * easy_weight;
    const double over_foot =
        body.stance_m * (size::shift * weight + walk::sway * s.where.moving * carried);
    const double across =
        standing * soft_within(over_foot, 0.8 * body.stance_m) +
        place.seated * size::seat_shift * body.build.height * soft_within(s.idle.weight, 2);
    const double down = body.build.leg_length *
                        (0.01 * s.trunk.dip + size::dip_hips * s.idle.dip + 0.012 * s.where.moving);
    const double rise = s.where.rise_m * stands[0].air * stands[1].air;
    const double stand = body.hips_m + rise - standing * down;
    const double back = -0.10 * body.build.leg_length * s.where.bow;
    joints.hips = place.position + s.where.facing.to_world({across, 0, back});
    joints.hips.y() = lerp(stand, place.seat_m + body.seat_pad_m, place.seated);
    lower_to_reach(body, stands, place.seated, joints);
}

void pose_legs(const Physique& body, const Stands& stands, Pose& pose) {
    for (std::size_t side = 0; side < 2; ++side) {
        const std::size_t thigh = index_of(thighs[side]);
        const Stand& stand = stands[side];
        pose.joint[thigh] = pose.point(Bone::hips, body.skeleton.offset[thigh]);
        const TwoBoneTurns turns =
            solve_two_bone(body.leg, pose.joint[thigh], stand.ankle, stand.knee);
        pose.turn[thigh] = turns.upper;
        pose.turn[thigh + 1] = turns.lower;
        pose.turn[thigh + 2] = stand.foot;
        pose.turn[thigh + 3] = stand.foot * stand.toes;
        for (std::size_t i = thigh + 1; i < thigh + 4; ++i)
            pose.joint[i] = pose.joint[i - 1] + pose.turn[i - 1] * body.skeleton.offset[i];
    }
}

} // namespace mh
