#pragma once

// Which set a scene plays on.

#include "core/show/show.h"

#include <string>

namespace mh {

// The show's set whose id and title share the most words with the heading; the plain set where none
// shares one.
[[nodiscard]] const Set& set_of_scene(const Show& show, const std::string& heading);

} // namespace mh
