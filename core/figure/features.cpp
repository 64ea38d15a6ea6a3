#include "core/figure/features.h"

#include "core/base/easing.h"

#include <algorithm>

namespace mh {

namespace {

constexpr double ear_height = 0.43;
constexpr Colour blood{226, 96, 84};

Colour rosy(Colour skin, double u) {
    return mixed(skin, blood, u);
}

} // namespace

bool stands_before(const Head& head, const Vec3& at, const Projection& projection) {
    const Vec3 middle = head.point(0, at.y(), 0);
    const Vec3 there = head.point(at.x(), at.y(), at.z());
    return projection.to_camera(there).z() < projection.to_camera(middle).z();
}

void draw_nose(const Body& body, const Head& head, const FaceLayout& layout, const Canvas& canvas) {
    const double size = body.look().nose;
    const double front = head.front(0, layout.nose_y);
    const double length = lerp(0.045, 0.24, size);
    const double bulb = lerp(0.040, 0.11, size);
    const double bridge = lerp(layout.eye_y, layout.nose_y, 0.66);
    Loft nose;
    const auto add = [&](double y, double z, double radius) {
        nose.add(Ball::round(head.point(0, y, z), head.turn(), radius * head.width()));
    };
    add(bridge, front - 0.06, 0.34 * bulb);
    add(lerp(bridge, layout.nose_y, 0.34), front + 0.06 * length - 0.03, 0.42 * bulb);
    add(lerp(bridge, layout.nose_y, 0.62), front + 0.38 * length - 0.03, 0.60 * bulb);
    add(lerp(bridge, layout.nose_y, 0.86), front + 0.72 * length - 0.02, 0.88 * bulb);
    add(layout.nose_y - 0.012, front + length - 0.4 * bulb, bulb);
    add(layout.nose_y - 0.035, front + 0.30 * length - 0.02, 0.74 * bulb);
    const SeenLoft seen(nose, canvas.projection);
    ink(seen, Part::face, canvas, {1.0, 3.2});
    fill_lit(seen, Part::face, rosy(body.look().skin, 0.16), canvas, 0.34, {1, 3});
}

void draw_ear(const Body& body, const Head& head, Side side, const Canvas& canvas) {
    const double x = (side == Side::left ? 1 : -1);
    const double out = head.half_width(ear_height) / head.width();
    const Quat turn = head.turn() * about_y(-x * 0.5) * about_x(0.12);
    const double w = head.width();
    Loft ear;
    ear.add(Ball::of(head.point(x * (out - 0.01), ear_height - 0.055, -0.03), turn,
                     {0.03 * w, 0.06 * w, 0.05 * w}));
    ear.add(Ball::of(head.point(x * (out + 0.025), ear_height + 0.02, -0.045), turn,
                     {0.035 * w, 0.10 * w, 0.085 * w}));
    const SeenLoft seen(ear, canvas.projection);
    ink(seen, Part::head, canvas);
    fill_lit(seen, Part::head, rosy(body.look().skin, 0.10), canvas, 0.4);
    Loft hollow;
    hollow.add(Ball::of(head.point(x * (out + 0.05), ear_height + 0.02, -0.035), turn,
                        {0.012 * w, 0.055 * w, 0.045 * w}));
    const SeenLoft inner(hollow, canvas.projection);
    const Vec3 outward = head.turn() * Vec3(x, 0, 0.45);
    if (outward.dot(canvas.projection.eye() - head.point(x, ear_height, 0)) > 0)
        fill(inner, Part::head, canvas.shaded(body.look().skin, 1.1), canvas);
}

void draw_cheeks(const Body& body, const FaceMap& map, const FaceLayout& layout,
                 const Expression& e, const Canvas& canvas) {
    const double w = body.build().head_width;
    const double lift = 0.02 * e.cheeks;
    Colour blush = rosy(body.look().skin, 0.14 + 0.42 * e.blush);
    for (const Side side : {Side::left, Side::right}) {
        const FacePlane plane(map, 0.285 * w, layout.nose_y - 0.075 + lift, side == Side::right);
        const double wide = 0.085 * w * (1 + 0.2 * e.cheeks);
        const double tall = 0.06 * w * (1 + 0.2 * e.cheeks);
        const auto half = [&](double x) {
            return tall * std::sqrt(std::max(0.0, 1 - x * x / (wide * wide)));
        };
        fill_outline(area_between(
                         plane, -wide, wide, [&](double x) { return -half(x); }, half, 16),
                     Part::face, blush, canvas);
    }
}

namespace {

// From a lens's rim back to the ear.
void draw_temple(const FaceMap& map, const FacePlane& lens, double from_m, const Canvas& canvas) {
    const Head& head = map.head();
    const double to_m = from_m + 0.42 * head.width();
    ink_line(
        line_along(lens, from_m, to_m,
                   [&](double x) { return 0.03 * head.height() * (to_m - x) / (to_m - from_m); }),
        Part::face, canvas.style.ink, 1.6 * canvas.line_px, canvas);
}

} // namespace

void draw_spectacles(const Body& body, const FaceMap& map, const FaceLayout& layout,
                     const Canvas& canvas) {
    if (!body.look().spectacles)
        return;
    const double rx = 1.22 * layout.eye_wide_m;
    const double ry = 1.12 * layout.eye_tall_m;
    for (const Side side : {Side::left, Side::right}) {
        const FacePlane plane(map, 1.03 * layout.eye_x_m + 0.1 * layout.eye_wide_m, layout.eye_y,
                              side == Side::right);
        draw_temple(map, plane, rx, canvas);
        std::array<Vec2, 28> round;
        bool seen = false;
        for (std::size_t i = 0; i < round.size(); ++i) {
            const double a = 2 * pi * static_cast<double>(i) / round.size();
            bool hidden = false;
            round[i] = plane.at(rx * std::cos(a), ry * std::sin(a), &hidden);
            seen = seen || !hidden;
        }
        if (!seen)
            continue;
        canvas.drawing.begin(canvas.tag(Part::face));
        canvas.drawing.current().fill = {255, 255, 255, 50};
        canvas.drawing.current().stroke = canvas.style.ink;
        canvas.drawing.current().stroke_width = static_cast<float>(1.6 * canvas.line_px);
        canvas.drawing.move_to(round[0]);
        for (std::size_t i = 1; i < round.size(); ++i)
            canvas.drawing.line_to(round[i]);
        canvas.drawing.close();
    }
}

} // namespace mh
