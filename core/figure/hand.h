#pragma once

#include "core/figure/body.h"
#include "core/figure/canvas.h"

namespace mh {

// Whether a hand's fingers, or its forearm, come towards the viewer enough that it hides its cuff.
[[nodiscard]] bool hand_hides_cuff(const Body& body, Side side, const Projection& projection);

// A palm, three fingers and a thumb, each closed as the pose's HandShape has it.
void draw_hand(const Body& body, Side side, const Canvas& canvas);

} // namespace mh
