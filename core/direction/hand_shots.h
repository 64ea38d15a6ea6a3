#pragma once

// The shots of a scene in direction.json: by an id of the director's, or new ones.

#include "core/direction/hand_names.h"

#include <set>
#include <string>

namespace mh {

// What the gesture framing must leave alone.
struct FramedByHand {
    std::set<std::string> framing; // ids of shots whose framing the file gives
    std::set<std::string> widen;
};

// An object of shots by id. A shot may take the beats of "lines" over from others; a new one takes
// "lines" over or stands "after" another with a beat of its own. Shots left without beats go.
[[nodiscard]] FramedByHand read_shots(const JsonValue& json, const HandNames& names,
                                      DirectedScene& scene);

} // namespace mh
