#pragma once

// direction.json laid over a planned Direction, by name. Its keys are those of
// resources/schemas/direction.schema.json.

#include "core/direction/direction.h"
#include "core/direction/plan_direction.h"
#include "core/show/show.h"
#include "core/show/strict_json.h"

namespace mh {

// The sets that the file gives to scenes, read before anything is planned. A fault stays in the
// document.
[[nodiscard]] ChosenSets chosen_sets(JsonDocument& document, const Show& show, const Set& plain);

// Changes the plan, and frames its gestures unless the file forbids it; a shot whose `widen` the
// file gives is left as it is, one whose framing it gives keeps that. The first fault stays in the
// document.
void lay_hand_over(JsonDocument& document, const Show& show, const std::vector<Character>& cast,
                   Direction& direction);

} // namespace mh
