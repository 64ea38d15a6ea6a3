#include "core/figure/profile.h"

#include "core/base/easing.h"

#include <algorithm>

namespace mh {

namespace {

// A ball under the face's middle line: its height on the head, how far it stands out from the
// skull, and its radius; shares of the head's height and width.
Ball bump(const Head& head, double height, double out, double radius) {
    const double z = head.front(0, height) + out - radius;
    const double w = head.width();
    return Ball::of(head.point(0, height, z), head.turn(),
                    {1.1 * radius * w, 0.9 * radius * w, radius * w});
}

} // namespace

Profile::Profile(const Body& body, const Head& head, const FaceParts& parts, const Canvas& canvas) {
    const FaceLayout& layout = parts.layout;
    const double mouth_share = layout.mouth_wide_m / head.height();
    const double pout = 0.02 * parts.mouth.pucker;
    const double jaw = body.look().jaw;
    Loft brow;
    brow.add(bump(head, layout.eye_y + 0.20, -0.01, 0.12));
    brow.add(bump(head, layout.eye_y + 0.11, 0.012, 0.09));
    brow.add(bump(head, layout.eye_y + 0.02, -0.03, 0.08));
    const double upper = layout.mouth_y + mouth_share * std::max(0.0, parts.mouth.top(0));
    Loft lip;
    lip.add(bump(head, upper + 0.10, -0.01, 0.07));
    lip.add(bump(head, upper + 0.055, 0.034 + pout, 0.055));
    lip.add(bump(head, upper + 0.03, 0.056 + pout, 0.042));
    const double chin = lowest_ring - head.drop();
    const double lip_over_chin = chin + 0.11; // however far the mouth opens
    const double lower = std::max(
        lip_over_chin, layout.mouth_y + mouth_share * std::min(0.0, parts.mouth.bottom(0)));
    const double dent = lerp(lower, chin, 0.55);
    Loft chin_line;
    chin_line.add(bump(head, lower - 0.025, 0.046 + pout, 0.042));
    chin_line.add(bump(head, lower - 0.045, 0.030 + pout, 0.045));
    chin_line.add(bump(head, dent, 0.006, 0.07));
    chin_line.add(bump(head, chin + 0.055, lerp(0.03, 0.045, jaw), lerp(0.08, 0.09, jaw)));
    chin_line.add(bump(head, chin + 0.04, 0.02, lerp(0.07, 0.085, jaw)));
    m_brow = SeenLoft(brow, canvas.projection);
    m_upper_lip = SeenLoft(lip, canvas.projection);
    m_jaw = SeenLoft(chin_line, canvas.projection);
    const Vec3 before = canvas.projection.to_camera(head.point(0, 0.4, 1));
    const Vec3 middle = canvas.projection.to_camera(head.point(0, 0.4, 0));
    m_lit = Vec2(before.x() - middle.x(), middle.y() - before.y()).dot(to_light()) > 0;
}

void Profile::ink_outline(const Canvas& canvas) const {
    for (const SeenLoft* part : {&m_brow, &m_upper_lip, &m_jaw})
        ink(*part, Part::head, canvas);
}

void Profile::fill_outline(const Body& body, const Canvas& canvas) const {
    const Colour skin = body.look().skin;
    for (const SeenLoft* part : {&m_brow, &m_upper_lip, &m_jaw})
        fill(*part, Part::head, m_lit ? skin : canvas.shaded(skin), canvas);
}

} // namespace mh
