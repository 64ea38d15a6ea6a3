#pragma once

// What stands out from under a hat's crown.

#include "core/figure/crown.h"

namespace mh {

void draw_peak(const Body& body, const Head& head, const Canvas& canvas);
// Its upper face before the head, its lower one behind it, by which of them is seen.
void draw_brim(const Body& body, const Head& head, const Canvas& canvas, bool before_head);

} // namespace mh
