#include "core/figure/hair.h"

#include "core/base/easing.h"
#include "core/figure/smooth.h"

#include <algorithm>
#include <span>

namespace mh {

namespace {

// Where hair ends on the skull: heights at the brow, before the ears and at the nape; how far it
// stands off the skull, shares of the head's width; and between which angles from the face's middle
// its edge comes down to the ears.
struct HairForm {
    double brow;
    double side;
    double nape;
    double thick;
    double crown; // more of that at the top
    double from_rad = 0.80;
    double to_rad = 1.30;
};

constexpr double bald_temple_rad = 0.92; // round from the middle of the brow
constexpr double bald_back = 0.80;       // the height of the bare crown's edge

const HairForm& form_of(HairStyle style) {
    static constexpr HairForm crop{0.80, 0.40, 0.20, 0.022, 0.03};
    static constexpr HairForm mop{0.77, 0.38, 0.14, 0.075, 0.09, 0.75, 1.25};
    static constexpr HairForm bun{0.83, 0.44, 0.22, 0.03, 0.035, 0.85, 1.5};
    static constexpr HairForm plaits{0.81, 0.40, 0.17, 0.035, 0.04, 0.72, 1.35};
    static constexpr HairForm bob{0.79, 0.16, 0.06, 0.085, 0.06, 0.62, 1.10};
    static constexpr HairForm balding{0.60, 0.40, 0.20, 0.03, 0.0, 0.95, 1.35};
    static constexpr HairForm afro{0.77, 0.36, 0.16, 0.17, 0.16, 0.7, 1.3};
    static constexpr HairForm ponytail{0.83, 0.42, 0.21, 0.03, 0.035, 0.8, 1.45};
    switch (style) {
    case HairStyle::mop:
        return mop;
    case HairStyle::bun:
        return bun;
    case HairStyle::plaits:
        return plaits;
    case HairStyle::bob:
        return bob;
    case HairStyle::balding:
        return balding;
    case HairStyle::afro:
        return afro;
    case HairStyle::ponytail:
        return ponytail;
    case HairStyle::short_crop:
    case HairStyle::none:
        break;
    }
    return crop;
}

constexpr std::size_t lowest_shell_ring = 2; // of the skull's
constexpr double shell_rings_a_skull_ring = 2;

// The skull's rings, smooth between them.
Ball skull_ring(const Head& head, double index) {
    Ball ball;
    const auto smooth = [&](const auto& value) {
        return smooth_between(
            skull_rings, [&](std::size_t i) { return value(head.skull()[i]); }, index);
    };
    for (int row = 0; row < 3; ++row) {
        ball.centre[row] = smooth([&](const Ball& b) { return b.centre[row]; });
        for (int column = 0; column < 3; ++column)
            ball.axes(row, column) = smooth([&](const Ball& b) { return b.axes(row, column); });
    }
    return ball;
}

// The skull grown by the hair's thickness, from the nape up.
Loft shell(const Head& head, const HairForm& form, bool flat_top) {
    Loft loft;
    const double w = head.width();
    constexpr auto count =
        static_cast<int>((skull_rings - 1 - lowest_shell_ring) * shell_rings_a_skull_ring);
    for (int i = 0; i <= count; ++i) {
        const double index = lowest_shell_ring + i / shell_rings_a_skull_ring;
        Ball ball = skull_ring(head, index);
        const double y = lerp(lowest_ring, highest_ring, index / (skull_rings - 1));
        const double grow = w * (form.thick * ease(form.nape - 0.12, form.nape + 0.16, y));
        const double top = flat_top ? 0 : w * std::max(0.0, form.crown) * ease(0.6, 1.0, y);
        ball.axes.col(0) *= 1 + grow / ball.axes.col(0).norm();
        ball.axes.col(2) *= 1 + grow / ball.axes.col(2).norm();
        ball.centre += head.turn() * Vec3(0, top, -0.4 * grow);
        loft.add(ball);
    }
    return loft;
}

// The top of the shell, which no ring of it closes.
Loft crown_of(const Head& head, const HairForm& form) {
    const Loft whole = shell(head, form, false);
    Loft crown;
    for (std::size_t i = whole.size() - 3; i < whole.size(); ++i)
        crown.add(whole[i]);
    return crown;
}

double shell_place(const Head& head, double height) {
    return shell_rings_a_skull_ring * (head.place(height) - lowest_shell_ring);
}

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

void draw_strand(const Body& body, const Loft& loft, const Canvas& canvas) {
    const Seen seen(loft, canvas.projection);
    ink(seen, Part::hair, canvas);
    fill_lit(seen, Part::hair, body.look().hair_colour, canvas, 0.3);
}

bool wears_crown(const Body& body) {
    return body.look().headwear != Headwear::none;
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
    const Seen tie(ribbon, canvas.projection);
    ink(tie, Part::hair, canvas);
    fill_lit(tie, Part::hair, body.look().trim, canvas, 0.3);
}

// What hangs behind: a bun, plaits, a tail.
void draw_hanging(const Body& body, const Head& head, const Canvas& canvas, bool before) {
    const auto nearer = [&](const Vec3& p) {
        return canvas.projection.to_camera(head.point(p.x(), p.y(), p.z())).z() <
               canvas.projection.to_camera(head.point(0, p.y(), 0)).z();
    };
    if (body.look().hair == HairStyle::bun && !wears_crown(body)) {
        const Vec3 at(0, 0.98, -0.34);
        if (nearer(at) == before) {
            const std::array<Vec3, 3> knot{Vec3(0, 0.90, -0.36), Vec3(0, 1.0, -0.42),
                                           Vec3(0, 1.06, -0.46)};
            draw_strand(body, strand(head, knot, 0.17, 0.13), canvas);
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
            if (nearer(Vec3(side * 0.55, 0.1, -0.2)) == before)
                draw_plait(body, head, side, canvas);
}

// Locks that part the brow's edge, or stick out from under a cap.
void draw_locks(const Body& body, const Head& head, const Canvas& canvas) {
    if (body.look().hair == HairStyle::balding || body.look().hair == HairStyle::none)
        return;
    const Vec3 forward = head.turn() * Vec3::UnitZ();
    const bool front = forward.dot(canvas.projection.eye() - head.point(0, 0.6, 0)) > 0;
    if (!front)
        return;
    const double brow = wears_crown(body) ? 0.76 : form_of(body.look().hair).brow;
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
        const Seen seen(strand(head, lock, full ? 0.075 : 0.05, 0.008), canvas.projection);
        ink(seen, Part::hair, canvas, {0.3, 1.6});
        fill(seen, Part::hair, body.look().hair_colour, canvas);
    }
}

// The hair's lower edge: place(angle) through brow, temple, the ears and the nape.
Rim edge_of(const Head& head, const HairForm& form) {
    const double brow = shell_place(head, form.brow);
    const double side = shell_place(head, form.side);
    const double nape = shell_place(head, form.nape);
    const double front = side - nape;
    const double mean = brow - front;
    return {mean, front, 0, side - mean, form.from_rad, form.to_rad};
}

// What of the shell is hair. A bald head keeps its hair round the back: as one from behind, and
// from before as two halves, since both temples show then and nothing between them.
std::vector<Patch> patches_of(HairStyle style, const Head& head, const Seen& shell) {
    const Rim edge = edge_of(head, form_of(style));
    const double top = static_cast<double>(shell.size() - 1);
    if (style != HairStyle::balding)
        return {{edge, {top, 0, 0}}};
    const double back = shell_place(head, bald_back);
    const double front = shell_place(head, form_of(style).brow + 0.03);
    const Rim bare{front, 0, 0, back - front, bald_temple_rad, 3.0};
    if (Surface(shell).facing(shell_place(head, 0.6), pi) > 0)
        return {{edge, bare, bald_temple_rad, 2 * pi - bald_temple_rad}};
    return {{edge, bare, bald_temple_rad, pi}, {edge, bare, -pi, -bald_temple_rad}};
}

} // namespace

bool hair_hides_ears(const Body& body) {
    return body.look().hair == HairStyle::bob || body.look().hair == HairStyle::afro ||
           body.look().headwear == Headwear::hood;
}

void draw_hair_behind(const Body& body, const Head& head, const Canvas& canvas) {
    const HairStyle style = body.look().hair;
    if (style == HairStyle::none)
        return;
    draw_hanging(body, head, canvas, false);
    const Seen seen(shell(head, form_of(style), wears_crown(body) || style == HairStyle::balding),
                    canvas.projection);
    if (style == HairStyle::balding)
        return;
    ink(seen, Part::hair, canvas);
    fill(seen, Part::hair, canvas.shaded(body.look().hair_colour), canvas);
}

void draw_hair_before(const Body& body, const Head& head, const Canvas& canvas) {
    const HairStyle style = body.look().hair;
    if (style == HairStyle::none)
        return;
    const HairForm& form = form_of(style);
    const Seen seen(shell(head, form, wears_crown(body) || style == HairStyle::balding),
                    canvas.projection);
    if (seen.empty())
        return;
    for (const Patch& patch : patches_of(style, head, seen))
        ink_patch(seen, patch, Part::hair, 2 * canvas.line_px, canvas);
    for (const Patch& patch : patches_of(style, head, seen))
        fill_patch_lit(seen, patch, Part::hair, body.look().hair_colour, canvas, 0.2);
    if (style != HairStyle::balding && !wears_crown(body))
        fill(Seen(crown_of(head, form), canvas.projection), Part::hair, body.look().hair_colour,
             canvas);
    draw_locks(body, head, canvas);
    draw_hanging(body, head, canvas, true);
}

} // namespace mh
