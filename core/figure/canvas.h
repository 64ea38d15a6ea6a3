#pragma once

// What a figure is drawn with: where to, through which view, and in which ink and light.

#include "core/figure/drawing.h"
#include "core/figure/projection.h"
#include "core/show/style.h"

namespace mh {

struct Canvas {
    const Projection& projection;
    Drawing& drawing;
    const Style& style;
    int actor;
    double line_px;  // the ink's mean width at this figure's size
    double metre_px; // pixels that a metre spans at this figure

    [[nodiscard]] Tag tag(Part part) const { return {static_cast<std::int16_t>(actor), part}; }
    // The tone of `colour` where the light does not reach.
    [[nodiscard]] Colour shaded(Colour colour, double strength = 1) const {
        const Colour tone{style.shadow.r, style.shadow.g, style.shadow.b, colour.a};
        return mixed(colour, tone, strength * style.shadow.a / 255.0);
    }
};

// Towards the light, on the picture: over the viewer's left shoulder.
[[nodiscard]] inline Vec2 to_light() {
    return {-0.5547001962252291, -0.8320502943378437}; // two across to three up
}

// Ink is heavier on what faces down and away from the light: the width over a silhouette whose
// outward direction is `normal` (a unit vector).
[[nodiscard]] inline double ink_px(const Canvas& canvas, const Vec2& normal) {
    return canvas.line_px * (1 - canvas.style.line_variation / 3 * normal.dot(to_light()));
}

} // namespace mh
