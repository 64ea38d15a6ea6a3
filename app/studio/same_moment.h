#pragma once

// The same moment of an episode after its lines have become longer or shorter.

#include "core/timeline/timeline.h"

namespace mh {

// As far through the shot of that id as `frame` is; a shot that is gone gives its share of the
// whole. In the frames of `after`, or 0 where it has none.
[[nodiscard]] Frame same_moment(const Timeline& before, Frame frame, const Timeline& after);

} // namespace mh
