#pragma once

// Hair and headwear: what lies behind the head, and what lies over it.

#include "core/figure/head.h"

namespace mh {

[[nodiscard]] bool hair_hides_ears(const Body& body);
void draw_hair_behind(const Body& body, const Head& head, const Canvas& canvas);
void draw_hair_before(const Body& body, const Head& head, const Canvas& canvas);
void draw_headwear_behind(const Body& body, const Head& head, const Canvas& canvas);
void draw_headwear_before(const Body& body, const Head& head, const Canvas& canvas);

} // namespace mh
