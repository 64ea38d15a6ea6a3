#pragma once

// The names of core's enums as people read them.

#include <QString>

#include <string_view>

namespace mh::look {

// "armsFolded" and "left_hand" become "arms folded" and "left hand".
[[nodiscard]] QString words(std::string_view name);

// A character's name for a label: a cue all in capitals is written as a name is.
[[nodiscard]] QString person(std::string_view name);

} // namespace mh::look
