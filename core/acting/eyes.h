#pragma once

// Both eyes on what they look at, as far as they turn, and glancing off it.

#include "core/acting/actor_state.h"

namespace mh {

// The head is posed.
void pose_eyes(const Skeleton& skeleton, const ActorState& state, Pose& pose);

} // namespace mh
