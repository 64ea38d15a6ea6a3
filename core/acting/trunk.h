#pragma once

// Hips, spine, chest, neck and head: what the trunk does, as angles, and their turns.

#include "core/acting/actor_state.h"

namespace mh {

// Radians; pitch forward, yaw and roll to the left. Spine and chest share a turn, as do neck and
// head.
struct TrunkAngles {
    double pelvis_yaw = 0, pelvis_pitch = 0, pelvis_roll = 0;
    double pitch = 0, yaw = 0, roll = 0;
    double head_pitch = 0, head_yaw = 0, head_roll = 0;
    double fore = 0;   // both hanging arms forward, to hang straight down
    double stride = 0; // the left foot before the right one, in legs
};

[[nodiscard]] TrunkAngles trunk_of(const Physique& body, const ActorState& state);

// The turns of hips, spine, chest, neck and head.
void turn_trunk(const TrunkAngles& trunk, double place_yaw_rad, JointPose& joints);

// 0 to 1: how far a body leans over the foot it rests on when nothing moves it; nobody stands quite
// evenly.
inline constexpr double easy_weight = 0.24;

} // namespace mh
