#pragma once

// Where an actor of a Timeline is at a moment, as a camera needs to know.

#include "core/timeline/framing.h"

namespace mh {

// Between walks where the last walk or mark left him; on a walk at a steady pace; on a seat while
// he sits.
[[nodiscard]] Standing standing_at(const Actor& actor, const Character& character, Seconds t);

} // namespace mh
