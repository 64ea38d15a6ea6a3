#pragma once

// Arms: hanging or in a gesture, living with the trunk, aimed at what they point at and held to
// what they touch.

#include "core/acting/trunk.h"

namespace mh {

// The chest and all above it are posed.
void pose_arms(const Physique& body, const ActorState& state, const TrunkAngles& trunk,
               JointPose& joints, Pose& pose);

} // namespace mh
