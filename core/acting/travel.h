#pragma once

// The way of a body along its moves, before its feet step anywhere.

#include "core/acting/blocking.h"

namespace mh {

// Where the body is on its move: eased from its start to its end, the way a body gathers and loses
// speed.
[[nodiscard]] Place place_along(const Blocking::Move& move, Seconds t);

// The share of a walk's time that it takes to come up to speed, and to come to a stop.
[[nodiscard]] double ramp_share(const Blocking::Move& move);

// How much of a run a walk's speed makes it for these legs, 0 to 1.
[[nodiscard]] double run_share(const Blocking::Move& move, const Physique& body);

} // namespace mh
