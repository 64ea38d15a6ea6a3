#pragma once

#include "core/figure/body.h"
#include "core/figure/canvas.h"
#include "core/figure/trunk.h"

namespace mh {

// Both legs in their trousers, feet in their boots, and the pelvis that joins them, back to front.
void draw_legs(const Body& body, const Trunk& trunk, const Canvas& canvas);

} // namespace mh
