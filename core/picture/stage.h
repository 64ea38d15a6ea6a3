#pragma once

// A set on the picture: its sky, floor and layers.

#include "core/figure/drawing.h"
#include "core/figure/projection.h"
#include "core/show/set.h"
#include "core/show/style.h"

namespace mh {

// What lies behind everything: the sky, and the floor with what is painted on it.
void draw_backdrop(const Set& set, const Style& style, const Projection& projection, Drawing& out);

// Nothing of a layer is drawn that the camera has nearly reached, or has passed.
void draw_layer(const SetLayer& layer, const Style& style, const Projection& projection,
                Drawing& out);

// How far a layer stands in front of the camera, metres, measured where the camera looks.
[[nodiscard]] double depth_of(const SetLayer& layer, const Projection& projection);

} // namespace mh
