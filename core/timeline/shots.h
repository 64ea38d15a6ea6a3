#pragma once

// Shots on the clock.

#include "core/timeline/lay.h"

namespace mh {

// Puts the scene's shots into the Timeline: each from its first beat to the next shot's. A shot
// over beats that take no time of their own (the second half of a dual dialogue) is left out.
void lay_shots(const Direction& direction, const DirectedScene& scene, const LaidScene& laid,
               const std::string& set, Timeline& timeline);

} // namespace mh
