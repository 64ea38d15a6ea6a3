#pragma once

// Moves as steps, and the way of body and feet along them.

#include "core/acting/blocking.h"

namespace mh {

// Where the body is on its move: eased from its start to its end, the way a body gathers and loses
// speed.
[[nodiscard]] Place place_along(const Blocking::Move& move, Seconds t);

// How much of a run a walk's speed makes it for these legs, 0 to 1.
[[nodiscard]] double run_share(const Blocking::Move& move, const Physique& body);

// How far the body rises between a run's steps.
[[nodiscard]] double flight_rise(const Blocking::Move& move, const Physique& body);

// The steps that take both feet along a move; the last of each foot stands as its end stands. An
// entry plants them at once.
void add_steps(const Blocking::Move& move, const Physique& body,
               std::array<std::vector<Footstep>, 2>& steps);

// Where a foot of somebody at a place is planted; 0 left, 1 right.
[[nodiscard]] Footstep stance(const Place& place, const Physique& body, std::size_t side);

// `steps` rises in time and is not empty; `lifted` of them have been begun.
[[nodiscard]] Foot foot_at(const std::vector<Footstep>& steps, std::size_t lifted, Seconds t);

} // namespace mh
