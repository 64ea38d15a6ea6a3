#pragma once

// A speech of the script as a directed line.

#include "core/direction/cast_names.h"
#include "core/direction/planned_scene.h"
#include "core/direction/reading.h"
#include "core/direction/script_scenes.h"
#include "core/direction/stage_business.h"

#include <string>

namespace mh {

// "l01" for 1.
[[nodiscard]] std::string line_id(int number);

// All of a line that the speech alone says: its words in one, who, where it stands.
[[nodiscard]] DirectedLine line_of(const Speech& speech, const std::string& who);

// What the speech gives its reading: parentheticals and words.
[[nodiscard]] LineContext context_of(const Speech& speech, const DirectedLine& line);

// Adds what its parentheticals have bodies do to the line's beat: each acts on the word it stands
// before. `item` is the speech's in its scene.
void act_parentheticals(const Speech& speech, std::size_t item, const CastNames& names,
                        const ScenePeople& people, StageBusiness& business, PlannedBeat& planned);

} // namespace mh
