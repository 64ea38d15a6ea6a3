#pragma once

// A single that shows nobody else by a sleeve.

#include "core/timeline/framing.h"

#include <vector>

namespace mh {

// The camera of a shot of one person moved aside until those who reach into the picture by less
// than half of themselves are out of it; as it was where that would crowd the one it is about.
[[nodiscard]] Camera without_slivers(const Camera& camera, double aspect, const Standing& subject,
                                     const std::vector<Standing>& others);

} // namespace mh
