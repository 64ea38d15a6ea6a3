#pragma once

// Where people are: entrances, walks, turns and seats, from beat to beat.

#include "core/timeline/lay.h"

#include <map>
#include <string>

namespace mh {

// Where somebody is as the beats go by.
struct Whereabouts {
    Vec3 position = Vec3::Zero();
    double yaw_rad = 0;
    bool sitting = false; // in the last of the actor's seats
    Seconds free_at = 0;  // done with walking, sitting down and getting up
};
using Stage = std::map<std::string, Whereabouts>;

// Everybody who is staged in the scene, or speaks or moves in it without having been staged, comes
// on at its start.
[[nodiscard]] Stage enter_scene(const DirectedScene& scene, const Set& set, Seconds start,
                                Timeline& timeline);

// A beat's walks and seats. `line` is where the beat's line stands; a walk with no speed of its own
// takes about as long. Returns when all have come to rest. With a `deadline`, all hurry to rest by
// it.
Seconds play_movement(const Beat& beat, const Set& set, Seconds start,
                      const std::optional<TimeRange>& line, std::optional<Seconds> deadline,
                      Stage& stage, Timeline& timeline);

// Seats, stays and walks end with the scene.
void leave_scene(const TimeRange& scene, const Stage& stage, Timeline& timeline);

} // namespace mh
