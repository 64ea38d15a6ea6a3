#pragma once

// Who looks at whom: the speaker at whom he speaks to, listeners at the speaker, and over these
// what the direction gives.

#include "core/timeline/lay.h"

namespace mh {

void lay_looks(const DirectedScene& scene, const LaidScene& laid, Timeline& timeline);

} // namespace mh
