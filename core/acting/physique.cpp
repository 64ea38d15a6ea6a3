#include "core/acting/physique.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

ArmAngles hanging_arms(const Build& build) {
    const double bulk = std::max(build.chest_width, build.belly_width) / 2;
    const double clear = bulk + 0.55 * build.limb_width - build.shoulder_width / 2;
    const double out = std::clamp(clear / (0.8 * build.arm_length), 0.12, 0.6);
    ArmAngles arm;
    arm.around = radians(72);
    arm.lift = std::asin(out);
    arm.twist = -arm.around - radians(14);
    arm.bend = radians(17);
    arm.roll = radians(-18);
    arm.flex = radians(-6);
    return arm;
}

} // namespace

Physique::Physique(const Build& b) : build(b), skeleton(skeleton_of(b)), hanging(hanging_arms(b)) {
    leg = {skeleton.length(Bone::left_thigh), skeleton.length(Bone::left_shin), 1};
    arm = {skeleton.length(Bone::left_upper_arm), skeleton.length(Bone::left_forearm), -1};
    const Pose rest = [&] {
        Pose pose;
        solve_forward(skeleton, JointPose::rest(skeleton), pose);
        return pose;
    }();
    ankle_m = rest.at(Bone::left_foot).y();
    stance_m = 0.5 * b.hip_width + 0.06 * b.leg_length;
    eye_m = rest.at(Bone::left_eye).y();
    hips_m = rest.at(Bone::hips).y() - 0.011 * b.leg_length;
    seat_pad_m = 0.12 * b.leg_length + rest.at(Bone::hips).y() - rest.at(Bone::left_thigh).y();
    seat_reach_m = 0.95 * leg.upper_m;
}

} // namespace mh
