#include "core/acting/solve.h"

#include "core/acting/arms.h"
#include "core/acting/eyes.h"
#include "core/acting/legs.h"
#include "core/acting/trunk.h"

namespace mh {

namespace {

// Turns keyed by hand go over the pose the body has, each about its bone's own axes.
void turn_keyed(const Skeleton& skeleton, const ActorState& s, Pose& pose) {
    JointPose joints;
    joints.hips = pose.at(Bone::hips);
    for (std::size_t i = 0; i < bone_count; ++i) {
        const std::optional<Bone> parent = parent_of(static_cast<Bone>(i));
        const Quat own =
            parent ? Quat(pose.axes(*parent).conjugate() * pose.turn[i]) : pose.turn[i];
        const Vec3& keyed = s.keyed_rad[i];
        const auto [yaw, pitch, roll] = half_angles<3>({keyed.y(), keyed.x(), keyed.z()});
        joints.turn[i] = own * turned(yaw, pitch, roll);
    }
    solve_forward(skeleton, joints, pose);
}

} // namespace

Pose solve_pose(const Physique& body, const ActorState& state) {
    JointPose joints;
    Pose pose;
    const TrunkAngles trunk = trunk_of(body, state);
    const Stands stands = stands_of(body, state.where);
    turn_trunk(trunk, state.where.place.yaw_rad, joints);
    place_hips(body, state, stands, joints);
    joints.turn[index_of(Bone::jaw)] = Quat::Identity();
    solve_forward(body.skeleton, joints, Bone::hips, index_of(Bone::left_eye), pose);
    pose_arms(body, state, trunk, joints, pose);
    pose_legs(body, stands, pose);
    pose_eyes(body.skeleton, state, pose);
    if (state.keyed)
        turn_keyed(body.skeleton, state, pose);
    pose.floor_point = state.where.place.position;
    pose.yaw_rad = state.where.place.yaw_rad;
    pose.breath = state.idle.breath_m;
    pose.hands = state.hands;
    return pose;
}

} // namespace mh
