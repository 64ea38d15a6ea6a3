#pragma once

// ActorState + Physique → Pose.

#include "core/acting/actor_state.h"

namespace mh {

[[nodiscard]] Pose solve_pose(const Physique& body, const ActorState& state);

} // namespace mh
