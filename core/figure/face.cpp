#include "core/figure/face.h"

#include "core/figure/features.h"
#include "core/figure/hair.h"
#include "core/figure/mouth.h"

namespace mh {

namespace {

void draw_features(const Body& body, const Head& head, const Seen& skull, const FaceParts& parts,
                   double blink, const Canvas& canvas) {
    const FaceMap map(head, skull);
    draw_cheeks(body, map, parts.layout, parts.expression, canvas);
    draw_mouth(body, map, parts.layout, parts.mouth, parts.expression, canvas);
    for (const Side side : {Side::left, Side::right})
        draw_eye(body, map, parts.layout, parts.expression, blink, side, canvas);
    draw_spectacles(body, map, parts.layout, canvas);
}

} // namespace

void draw_head(const Body& body, const FaceState& face, const Canvas& canvas) {
    FaceParts parts{face_layout(body), blended(face), {}};
    parts.mouth = mouth_form(parts.expression, face.mouth, face.loudness);
    const Head head(body, jaw_drop(body, parts.layout, parts.mouth));
    const Seen skull(head.skull(), canvas.projection);
    if (skull.empty())
        return;
    const Projection& projection = canvas.projection;
    const bool nose_before = stands_before(head, {0, 0.4, 0.5}, projection);
    const auto ear_before = [&](Side side) {
        return stands_before(head, {side == Side::left ? 0.5 : -0.5, 0.45, 0.06}, projection);
    };
    draw_hair_behind(body, head, canvas);
    draw_headwear_behind(body, head, canvas);
    for (const Side side : {Side::left, Side::right})
        if (!ear_before(side))
            draw_ear(body, head, side, canvas);
    if (!nose_before) {
        draw_moustache(body, head, parts, canvas);
        draw_nose(body, head, parts.layout, canvas);
    }
    ink(skull, Part::head, canvas);
    fill_lit(skull, Part::head, body.look().skin, canvas, 0.17);
    draw_beard(body, head, canvas);
    draw_features(body, head, skull, parts, face.blink, canvas);
    if (nose_before) {
        draw_moustache(body, head, parts, canvas);
        draw_nose(body, head, parts.layout, canvas);
    }
    draw_hair_before(body, head, canvas);
    for (const Side side : {Side::left, Side::right})
        if (ear_before(side))
            draw_ear(body, head, side, canvas);
    draw_headwear_before(body, head, canvas);
    // Over hair and hats: a brow is never hidden from whoever reads the face.
    const FaceMap map(head, skull);
    for (const Side side : {Side::left, Side::right})
        draw_brow(body, map, parts.layout, parts.expression, side, canvas);
}

} // namespace mh
