#include "core/figure/hair_strands.h"

#include "core/base/easing.h"
#include "core/figure/features.h"
#include "core/figure/hair_form.h"

#include <algorithm>
#include <limits>
#include <span>

namespace mh {

namespace {

Loft strand(const Head& head, std::span<const Vec3> points, double radius, double tip) {
    Loft loft;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double u = static_cast<double>(i) / static_cast<double>(points.size() - 1);
        const Vec3& p = points[i];
        loft.add(Ball::round(head.point(p.x(), p.y(), p.z()), head.turn(),
                             head.width() * lerp(radius, tip, u * u)));
    }
    return loft;
}

void draw_strand(const Body& body, const Loft& loft, const Canvas& canvas, const Fade& fade = {}) {
    const SeenLoft seen(loft, canvas.projection);
    ink(seen, Part::hair, canvas, fade);
    fill_lit(seen, Part::hair, body.look().hair_colour, canvas, 0.3);
}

// Three bulges, a ribbon and a tuft.
void draw_plait(const Body& body, const Head& head, double side, const Canvas& canvas) {
    struct PlaitRow {
        Vec3 at;
        double radius;
    };
    static const std::array<PlaitRow, 9> rows{{{{0.43, 0.33, -0.14}, 0.060},
                                               {{0.53, 0.27, -0.14}, 0.096},
                                               {{0.59, 0.18, -0.12}, 0.070},
                                               {{0.62, 0.10, -0.09}, 0.094},
                                               {{0.63, 0.01, -0.06}, 0.066},
                                               {{0.635, -0.07, -0.03}, 0.088},
                                               {{0.63, -0.15, -0.01}, 0.052},
                                               {{0.635, -0.22, 0.0}, 0.080},
                                               {{0.65, -0.30, 0.01}, 0.020}}};
    Loft plait;
    Loft ribbon;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        Vec3 at = rows[i].at;
        at.x() *= side;
        const Ball ball = Ball::round(head.point(at.x(), at.y(), at.z()), head.turn(),
                                      rows[i].radius * head.width());
        plait.add(ball);
        if (i == 6)
            ribbon.add(Ball::of(ball.centre, head.turn(), head.width() * Vec3(0.075, 0.04, 0.075)));
    }
    draw_strand(body, plait, canvas);
    const SeenLoft tie(ribbon, canvas.projection);
    ink(tie, Part::hair, canvas);
    fill_lit(tie, Part::hair, body.look().trim, canvas, 0.3);
}

// A plait as it hangs, to judge its depth by.
Vec3 plait_middle(const Head& head, double side) {
    return head.point(side * 0.6, 0.0, -0.08);
}

Hang hang_of(const Head& head, double side, const Projection& projection) {
    constexpr double clear = 0.27; // of the head's width
    const double off = projection.to_camera(head.point(0, 0.0, 0)).z() -
                       projection.to_camera(plait_middle(head, side)).z();
    if (std::abs(off) < clear * head.width())
        return Hang::beside_head;
    return off < 0 ? Hang::behind_body : Hang::before_body;
}

} // namespace

void draw_plaits(const Body& body, const Head& head, const Canvas& canvas, Hang hang) {
    if (body.look().hair != HairStyle::plaits)
        return;
    for (const double side : {1.0, -1.0})
        if (hang_of(head, side, canvas.projection) == hang)
            draw_plait(body, head, side, canvas);
}

double nearest_plait(const Body& body, const Head& head, const Projection& projection) {
    double nearest = std::numeric_limits<double>::infinity();
    if (body.look().hair != HairStyle::plaits)
        return nearest;
    for (const double side : {1.0, -1.0})
        if (hang_of(head, side, projection) == Hang::before_body)
            nearest = std::min(nearest, projection.to_camera(plait_middle(head, side)).z());
    return nearest;
}

bool wears_hat(const Body& body) {
    return body.look().headwear != Headwear::none;
}

void draw_hanging_hair(const Body& body, const Head& head, const Canvas& canvas, bool before) {
    const auto nearer = [&](const Vec3& p) { return stands_before(head, p, canvas.projection); };

    if (body.look().hair == HairStyle::bun && !wears_hat(body)) {
        const Vec3 at(0, 0.98, -0.34);
        if (nearer(at) == before) {
            const std::array<Vec3, 3> knot{Vec3(0, 0.90, -0.36), Vec3(0, 1.0, -0.42),
                                           Vec3(0, 1.06, -0.46)};
            // Its root grows out of the hair that it stands on.
            draw_strand(body, strand(head, knot, 0.17, 0.13), canvas,
                        before ? Fade{-0.5, 0.8} : Fade{});
        }
    }
    if (body.look().hair == HairStyle::ponytail && nearer(Vec3(0, 0.5, -0.5)) == before) {
        const std::array<Vec3, 6> tail{Vec3(0, 0.74, -0.44), Vec3(0, 0.74, -0.56),
                                       Vec3(0, 0.64, -0.66), Vec3(0, 0.48, -0.68),
                                       Vec3(0, 0.32, -0.64), Vec3(0, 0.18, -0.62)};
        draw_strand(body, strand(head, tail, 0.13, 0.03), canvas);
    }
    if (body.look().hair == HairStyle::plaits)
        for (const double side : {1.0, -1.0})
            if (hang_of(head, side, canvas.projection) == Hang::beside_head &&
                nearer(Vec3(side * 0.55, 0.1, -0.2)) == before)
                draw_plait(body, head, side, canvas);
}

void draw_locks(const Body& body, const Head& head, const Canvas& canvas) {
    if (body.look().hair == HairStyle::balding || body.look().hair == HairStyle::none)
        return;
    const Vec3 forward = head.turn() * Vec3::UnitZ();
    const bool front = forward.dot(canvas.projection.eye() - head.point(0, 0.6, 0)) > 0;
    if (!front)
        return;
    const double brow = wears_hat(body) ? 0.76 : hair_form(body.look().hair).brow;
    const bool full = body.look().hair == HairStyle::mop;
    const double z = head.half_depth(brow) / head.width() + 0.01;
    const int count = full ? 4 : 2;
    for (int i = 0; i < count; ++i) {
        const double x = full ? -0.24 + 0.15 * i : -0.06 + 0.13 * i;
        const double sweep = full ? 0.07 : 0.09;
        const std::array<Vec3, 4> lock{
            Vec3(x, brow + 0.07, z * (1 - 0.6 * x * x) - 0.05),
            Vec3(x + 0.35 * sweep, brow + 0.0, z * (1 - 0.7 * x * x) - 0.0),
            Vec3(x + 0.75 * sweep, brow - 0.045, z * (1 - 0.8 * x * x) + 0.01),
            Vec3(x + 1.3 * sweep, brow - 0.075, z * (1 - 0.9 * x * x) + 0.005)};
        const SeenLoft seen(strand(head, lock, full ? 0.075 : 0.05, 0.008), canvas.projection);
        ink(seen, Part::hair, canvas, {0.3, 1.6});
        fill(seen, Part::hair, body.look().hair_colour, canvas);
    }
}

namespace {

// Whether the light leaves a place on the head's side out.
bool on_dark_side(const Head& head, const Vec3& at, double side, const Canvas& canvas) {
    const auto across = [&](const Vec3& p) {
        return canvas.projection.to_camera(head.point(p.x(), p.y(), p.z())).x();
    };
    return across({side * at.x(), at.y(), at.z()}) - across({0, at.y(), 0}) > 0.22 * head.width();
}

} // namespace

void draw_tufts(const Body& body, const Head& head, const Canvas& canvas, bool before) {
    static const std::array<std::array<Vec3, 4>, 3> tufts{
        {{Vec3(0.42, 0.405, -0.26), Vec3(0.50, 0.38, -0.29), Vec3(0.57, 0.345, -0.34),
          Vec3(0.61, 0.30, -0.40)},
         {Vec3(0.44, 0.48, -0.18), Vec3(0.53, 0.48, -0.21), Vec3(0.62, 0.48, -0.27),
          Vec3(0.67, 0.465, -0.34)},
         {Vec3(0.45, 0.56, -0.12), Vec3(0.52, 0.595, -0.13), Vec3(0.59, 0.625, -0.17),
          Vec3(0.64, 0.635, -0.23)}}};
    for (const double side : {1.0, -1.0}) {
        std::array<SeenLoft, tufts.size()> seen;
        std::size_t count = 0;
        for (const auto& tuft : tufts) {
            std::array<Vec3, 4> points = tuft;
            for (Vec3& p : points)
                p.x() *= side;
            if (stands_before(head, points[2], canvas.projection) == before)
                seen[count++] = SeenLoft(strand(head, points, 0.095, 0.012), canvas.projection);
        }
        for (std::size_t i = 0; i < count; ++i)
            ink(seen[i], Part::hair, canvas, before ? Fade{0.6, 1.8} : Fade{});
        const bool dark = on_dark_side(head, tufts[1][0], side, canvas);
        const Colour hair = body.look().hair_colour;
        for (std::size_t i = 0; i < count; ++i)
            dark ? fill(seen[i], Part::hair, canvas.shaded(hair), canvas)
                 : fill_lit(seen[i], Part::hair, hair, canvas, 0.3, {0, 2});
    }
}

} // namespace mh
