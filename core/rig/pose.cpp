#include "core/rig/pose.h"

namespace mh {

JointPose JointPose::rest(const Skeleton& skeleton) {
    JointPose pose;
    pose.hips = skeleton.offset[index_of(Bone::hips)];
    pose.turn.fill(Quat::Identity());
    return pose;
}

void solve_forward(const Skeleton& skeleton, const JointPose& joints, Pose& out) {
    out.joint[0] = joints.hips;
    out.turn[0] = joints.turn[0];
    for (std::size_t i = 1; i < bone_count; ++i) {
        const std::size_t parent = index_of(*parent_of(static_cast<Bone>(i)));
        out.joint[i] = out.joint[parent] + out.turn[parent] * skeleton.offset[i];
        out.turn[i] = out.turn[parent] * joints.turn[i];
    }
}

} // namespace mh
