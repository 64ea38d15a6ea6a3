#pragma once

// What a figure wears on its trunk: stripes, buttons, belts, collars, all in the character's own
// colours.

#include "core/figure/canvas.h"
#include "core/figure/trunk.h"

namespace mh {

// The trunk's garment, ink and all. `shoulders` join its silhouette: where arms drawn later begin.
void draw_top(const Body& body, const Trunk& trunk, std::span<const SeenLoft> shoulders,
              const Canvas& canvas);
// In the head's shadow, but from behind.
void draw_neck(const Body& body, const Trunk& trunk, bool from_behind, const Canvas& canvas);
void draw_collar(const Body& body, const Trunk& trunk, const Canvas& canvas);

} // namespace mh
