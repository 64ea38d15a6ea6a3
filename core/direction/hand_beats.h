#pragma once

// The keys of direction.json that change a beat: those a line has, and those a line and a shot
// share.

#include "core/direction/hand_names.h"

namespace mh {

// "gestures", "looks", "walks", "seats", "poses", "feelings": lists in place of what the director
// chose. `speaker` does what names nobody; empty where everybody must be named.
void read_beat_keys(JsonObject& object, const HandNames& names, const std::string& speaker,
                    Beat& beat);

// An object of a line's keys.
void read_line_keys(const JsonValue& json, const HandNames& names, Beat& beat);

// "still": true for everybody in `group`, or a list of characters. Adds them to the beat.
void read_still(const JsonValue& json, const HandNames& names,
                const std::vector<std::string>& group, Beat& beat);

void read_reading_keys(JsonObject& object, Reading& reading);

} // namespace mh
