#pragma once

// Where a figure's bones are.

#include "core/rig/skeleton.h"

namespace mh {

// Turns about the joints, each in its parent's axes, and the hips' place in the world.
struct JointPose {
    Vec3 hips = Vec3::Zero();
    std::array<Quat, bone_count> turn;

    [[nodiscard]] static JointPose rest(const Skeleton& skeleton);
};

// How far each finger is closed, 0 open to 1 on the palm, and how far they are spread.
struct HandShape {
    double thumb = 0.2;
    double index = 0.25;
    double middle = 0.3;
    double little = 0.35;
    double spread = 0.2;

    bool operator==(const HandShape&) const = default;
};

// Every bone in the world: what drawing and the audit read.
struct Pose {
    std::array<Vec3, bone_count> joint; // metres
    std::array<Quat, bone_count> turn;  // a bone's axes in the world
    Vec3 floor_point = Vec3::Zero();    // where the body stands: under the hips' path, Y 0
    double yaw_rad = 0;                 // facing
    double breath = 0;                  // the chest's rise, metres; grows the ribs in the drawing
    std::array<HandShape, 2> hands;     // left, right

    [[nodiscard]] const Vec3& at(Bone bone) const { return joint[index_of(bone)]; }
    [[nodiscard]] const Quat& axes(Bone bone) const { return turn[index_of(bone)]; }
    // A point given in a bone's axes, in the world.
    [[nodiscard]] Vec3 point(Bone bone, const Vec3& local) const {
        return joint[index_of(bone)] + turn[index_of(bone)] * local;
    }
};

// Forward kinematics: every bone in the world. Breath, hands, floor point and yaw are left as they
// are.
void solve_forward(const Skeleton& skeleton, const JointPose& joints, Pose& out);
// Only the bones [first, end), whose parents outside it are already there.
void solve_forward(const Skeleton& skeleton, const JointPose& joints, Bone first, std::size_t end,
                   Pose& out);

} // namespace mh
