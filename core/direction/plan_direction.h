#pragma once

// The heuristic director's plan, before shots are widened for their gestures.

#include "core/direction/direct.h"

#include <map>
#include <string>

namespace mh {

// Sets by scene id, where a hand has chosen one.
using ChosenSets = std::map<std::string, const Set*>;

[[nodiscard]] Direction plan_direction(const Screenplay& screenplay, const Show& show,
                                       const std::vector<Character>& cast,
                                       const ChosenSets& chosen_sets = {});

} // namespace mh
