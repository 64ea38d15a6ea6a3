#include "core/figure/brim.h"
#include "core/figure/features.h"
#include "core/figure/hair.h"

namespace mh {

void draw_headwear_behind(const Body& body, const Head& head, const Canvas& canvas) {
    const Headwear kind = body.look().headwear;
    if (kind == Headwear::none)
        return;
    const SeenLoft crown(crown_loft(head, crown_form(kind)), canvas.projection);
    if (kind == Headwear::peaked_cap && !stands_before(head, {0, 0.78, 0.5}, canvas.projection))
        draw_peak(body, head, canvas);
    draw_brim(body, head, canvas, false);
    ink(crown, Part::headwear, canvas);
    fill(crown, Part::headwear, canvas.shaded(body.look().headwear_colour, 1.4), canvas);
}

void draw_headwear_before(const Body& body, const Head& head, const Canvas& canvas) {
    const Headwear kind = body.look().headwear;
    if (kind == Headwear::none)
        return;
    const SeenLoft crown(crown_loft(head, crown_form(kind)), canvas.projection);
    if (crown.empty())
        return;
    const CrownPainter painter(crown, canvas);
    const Colour cloth = body.look().headwear_colour;
    draw_brim(body, head, canvas, true);
    painter.band(0, 8, cloth);
    switch (kind) {
    case Headwear::watch_cap: {
        const Colour fold = mixed(cloth, {255, 255, 255}, 0.12);
        painter.band(0, 2.3, canvas.style.ink);
        painter.band(0.16, 2.12, fold);
        painter.ribs(0.16, 2.12);
        break;
    }
    case Headwear::peaked_cap: {
        painter.band(0, 2.1, mixed(cloth, {12, 10, 16}, 0.5));
        painter.band(1.95, 2.12, body.look().trim);
        painter.badge(3.0, 0.15, 5.5, body.look().trim);
        if (stands_before(head, {0, 0.78, 0.5}, canvas.projection))
            draw_peak(body, head, canvas);
        break;
    }
    default:
        break;
    }
}

} // namespace mh
