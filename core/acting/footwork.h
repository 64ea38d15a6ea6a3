#pragma once

// Moves as steps, and the way of the feet along them.

#include "core/acting/blocking.h"

namespace mh {

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
