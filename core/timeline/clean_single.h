#pragma once

// A single that shows nobody else by a sleeve.

#include "core/timeline/framing.h"

#include <vector>

namespace mh {

// The camera of a shot of one person moved aside until those who reach in by a sleeve are out of
// it, and those whose faces its edge would cut are out of it or else have all of them in it; as it
// was where that would crowd the one it is about.
[[nodiscard]] Camera without_slivers(const Camera& camera, double aspect, const Standing& subject,
                                     const std::vector<Standing>& others);

} // namespace mh
