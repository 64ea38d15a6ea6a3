#pragma once

// Where an actor of a Timeline is at a moment, as a camera needs to know.

#include "core/timeline/framing.h"

namespace mh {

// Between walks where the last walk or mark left him; on a walk at a steady pace; on a seat while
// he sits.
[[nodiscard]] Standing standing_at(const Actor& actor, const Build& build, Seconds t);

// The walk under way at some time in the range, if any: the first.
[[nodiscard]] const Walk* walk_during(const Actor& actor, const TimeRange& range);

} // namespace mh
