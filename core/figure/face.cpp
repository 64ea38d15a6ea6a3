#include "core/figure/face.h"

#include "core/figure/hair.h"
#include "core/figure/hair_strands.h"
#include "core/figure/mouth.h"
#include "core/figure/profile.h"
#include "core/figure/whiskers.h"

namespace mh {

namespace {

void draw_features(const Body& body, const Head& head, const SeenLoft& skull,
                   const FaceParts& parts, double blink, const Canvas& canvas) {
    const FaceMap map(head, skull);
    draw_cheeks(body, map, parts.layout, parts.expression, canvas);
    draw_beard(body, head, canvas, true);
    draw_mouth(body, map, parts.layout, parts.mouth, parts.expression, canvas);
    for (const Side side : {Side::left, Side::right})
        draw_eye(body, map, parts.layout, parts.expression, blink, side, canvas);
    draw_spectacles(body, map, parts.layout, canvas);
}

} // namespace

HeadDrawing::HeadDrawing(const Body& body, const FaceState& face, const Canvas& canvas)
    : m_body(body), m_canvas(canvas), m_parts{face_layout(body), blended(face), {}},
      m_blink(face.blink) {
    m_parts.mouth = mouth_form(m_parts.expression, face.mouth, face.loudness);
    m_head = Head(body, jaw_drop(body.build(), m_parts.layout, m_parts.mouth));
    m_skull = SeenLoft(m_head.skull(), canvas.projection);
    m_nose_before = stands_before(m_head, {0, 0.4, 0.5}, canvas.projection);
}

bool HeadDrawing::faces_away() const {
    constexpr double clear_of_profile = 0.25;
    const Vec3 middle = m_head.point(0, 0.4, 0);
    const Vec3 forward = m_head.turn() * Vec3::UnitZ();
    return forward.dot((m_canvas.projection.eye() - middle).normalized()) < -clear_of_profile;
}

bool HeadDrawing::ear_before(Side side) const {
    return stands_before(m_head, {side == Side::left ? 0.5 : -0.5, 0.45, 0.06},
                         m_canvas.projection);
}

void HeadDrawing::draw_ears_before() const {
    for (const Side side : {Side::left, Side::right})
        if (ear_before(side))
            draw_ear(m_body, m_head, side, m_canvas);
}

void HeadDrawing::draw_face() const {
    if (m_skull.empty())
        return;
    draw_hair_behind(m_body, m_head, m_canvas);
    draw_headwear_behind(m_body, m_head, m_canvas);
    for (const Side side : {Side::left, Side::right})
        if (!ear_before(side))
            draw_ear(m_body, m_head, side, m_canvas);
    draw_moustache(m_body, m_head, m_parts, m_canvas, false);
    draw_beard(m_body, m_head, m_canvas, false);
    if (!m_nose_before)
        draw_nose(m_body, m_head, m_parts.layout, m_canvas);
    const Profile profile(m_body, m_head, m_parts, m_canvas);
    ink(m_skull, Part::head, m_canvas);
    profile.ink_outline(m_canvas);
    profile.fill_outline(m_body, m_canvas);
    fill_lit(m_skull, Part::head, m_body.look().skin, m_canvas, 0.17);
    draw_features(m_body, m_head, m_skull, m_parts, m_blink, m_canvas);
    draw_moustache(m_body, m_head, m_parts, m_canvas, true);
    if (m_nose_before)
        draw_nose(m_body, m_head, m_parts.layout, m_canvas);
}

void HeadDrawing::draw_cover() const {
    if (m_skull.empty())
        return;
    if (hair_hides_ears(m_body))
        draw_ears_before();
    draw_hair_before(m_body, m_head, m_canvas);
    if (!hair_hides_ears(m_body))
        draw_ears_before();
    // Over hair, which never hides a brow from whoever reads the face.
    const FaceMap map(m_head, m_skull);
    for (const Side side : {Side::left, Side::right})
        draw_brow(m_body, map, m_parts.layout, m_parts.expression, side, m_canvas);
    draw_headwear_before(m_body, m_head, m_canvas);
}

void HeadDrawing::draw_far_plaits() const {
    draw_plaits(m_body, m_head, m_canvas, Hang::behind_body);
}

void HeadDrawing::draw_near_plaits() const {
    draw_plaits(m_body, m_head, m_canvas, Hang::before_body);
}

bool HeadDrawing::plait_before(double depth) const {
    return nearest_plait(m_body, m_head, m_canvas.projection) < depth;
}

} // namespace mh
