#pragma once

// The heuristic director's shots over a planned scene.

#include "core/direction/planned_scene.h"

#include <vector>

namespace mh {

// In order, covering every beat once, numbered by tens: an establishing wide, then a shot a beat,
// but for speeches said together and quick exchanges, which share a two-shot.
[[nodiscard]] std::vector<DirectedShot> plan_shots(const PlannedScene& scene);

// "sh010" for 0, "sh020" for 1, …
[[nodiscard]] std::string shot_id(std::size_t index);

} // namespace mh
