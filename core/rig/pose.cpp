#include "core/rig/pose.h"

#include "core/rig/bone_tree.h"

namespace mh {

JointPose JointPose::rest(const Skeleton& skeleton) {
    JointPose pose;
    pose.hips = skeleton.offset[index_of(Bone::hips)];
    pose.turn.fill(Quat::Identity());
    return pose;
}

void solve_forward(const Skeleton& skeleton, const JointPose& joints, Pose& out) {
    solve_forward(skeleton, joints, Bone::hips, bone_count, out);
}

void solve_forward(const Skeleton& skeleton, const JointPose& joints, Bone first, std::size_t end,
                   Pose& out) {
    std::size_t i = index_of(first);
    if (first == Bone::hips) {
        out.joint[0] = joints.hips;
        out.turn[0] = joints.turn[0];
        i = 1;
    }
    for (; i < end; ++i) {
        const auto parent = static_cast<std::size_t>(bone_parents[i]);
        out.joint[i] = out.joint[parent] + out.turn[parent] * skeleton.offset[i];
        out.turn[i] = out.turn[parent] * joints.turn[i];
    }
}

} // namespace mh
