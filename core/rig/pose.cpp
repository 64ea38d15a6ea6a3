#include "core/rig/pose.h"

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
    for (std::size_t i = index_of(first); i < end; ++i) {
        const std::optional<Bone> above = parent_of(static_cast<Bone>(i));
        if (!above) {
            out.joint[i] = joints.hips;
            out.turn[i] = joints.turn[i];
            continue;
        }
        const std::size_t parent = index_of(*above);
        out.joint[i] = out.joint[parent] + out.turn[parent] * skeleton.offset[i];
        out.turn[i] = out.turn[parent] * joints.turn[i];
    }
}

} // namespace mh
