#include "core/figure/body.h"

namespace mh {

Appearance in_light(const Appearance& appearance, Colour tint) {
    Appearance lit = appearance;
    for (Colour* colour : {&lit.skin, &lit.hair_colour, &lit.headwear_colour, &lit.top, &lit.trim,
                           &lit.trousers, &lit.shoes, &lit.iris})
        *colour = mixed(*colour, {tint.r, tint.g, tint.b, colour->a}, tint.a / 255.0);
    return lit;
}

} // namespace mh
