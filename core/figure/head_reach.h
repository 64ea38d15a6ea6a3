#pragma once

#include "core/figure/drawing.h"

namespace mh {

// How far what is painted of an actor's head goes along `way`, a unit vector on the picture: the
// largest p·way of its points p, pixels. Minus infinity where nothing of it is painted.
[[nodiscard]] double head_reach_px(const Drawing& drawing, int actor, const Vec2& way);

} // namespace mh
