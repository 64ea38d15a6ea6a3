#pragma once

// ActorState + Body → Pose.

#include "core/acting/actor_state.h"

namespace mh {

[[nodiscard]] Pose solve_pose(const Body& body, const ActorState& state);

} // namespace mh
