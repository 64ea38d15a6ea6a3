#pragma once

// A scene on its way from the script to the Direction: its beats, each with what its shot needs to
// know.

#include "core/direction/cast_names.h"
#include "core/direction/direction.h"
#include "core/direction/script_scenes.h"
#include "core/show/set.h"

#include <string>
#include <vector>

namespace mh {

struct PlannedBeat {
    Beat beat;
    std::vector<std::string> about;   // ids: who speaks or acts, else who is looked at meanwhile
    std::vector<std::string> present; // ids: on the stage as it ends, a dozen at most
    std::string listener;             // of a line: to whom it is said; empty for nobody on stage
    bool pause = false;               // a silence that the script asks for
};

struct PlannedScene {
    std::vector<Staging> staging;
    std::vector<PlannedBeat> beats;
};

// Takes people who enter out of the beats before they do: they were not in the picture.
void forget_before_entrances(const std::vector<Staging>& staging, std::vector<PlannedBeat>& beats);

// Adds what bodies do in one beat to another.
void move_business(Beat& from, Beat& to);

// At least one beat, the first of them without a line.
[[nodiscard]] PlannedScene plan_scene(const ScriptScene& script, const Set& set,
                                      const CastNames& names);

} // namespace mh
