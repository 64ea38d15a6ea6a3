#pragma once

// A crowd is directed as one: one place, one gesture, one line. Here its part is given to its
// extras, each a little apart in place and time from the next.
//
//        o   o   o        the taller ones behind, in the gaps
//          o   o   o      about the crowd's place, facing where it faces

#include "core/direction/direction.h"
#include "core/show/character.h"

#include <vector>

namespace mh {

// What is left names no crowd of the cast. What looks or points at a crowd does so at its place.
void give_crowds_to_extras(const std::vector<Character>& cast, Direction& direction);

} // namespace mh
