#include "core/figure/whiskers.h"

#include "core/base/easing.h"

#include <algorithm>

namespace mh {

namespace {

// A moustache as shares of the head's width, but for its droop and lift, which are heights.
struct MoustacheForm {
    double reach;
    double thick;
    double droop;
};
constexpr MoustacheForm walrus_form{0.34, 0.088, 0.115};
constexpr MoustacheForm trim_form{0.23, 0.042, 0.03};

struct LobeRow {
    double reach; // of the moustache's
    double droop;
    double lift;
    double thick;
};
constexpr std::array<LobeRow, 7> lobe_rows{{{0.04, 0.00, 0.00, 0.72},
                                            {0.22, 0.00, 0.05, 0.96},
                                            {0.42, 0.14, 0.15, 1.00},
                                            {0.62, 0.36, 0.35, 0.90},
                                            {0.80, 0.64, 0.60, 0.68},
                                            {0.94, 0.92, 0.85, 0.42},
                                            {1.04, 1.12, 1.00, 0.16}}};

Loft moustache_lobe(const Body& body, const Head& head, const FaceParts& parts, Side side) {
    const MoustacheForm& form =
        body.look().moustache == Moustache::walrus ? walrus_form : trim_form;
    const double corners = std::clamp(parts.expression.corners, -1.0, 1.0);
    const double lift = corners > 0 ? 0.075 * corners : 0.05 * corners;
    const double top = parts.layout.nose_y - 0.085 + 0.02 * std::min(1.0, parts.mouth.height);
    Loft loft;
    for (const LobeRow& row : lobe_rows) {
        const double x = (side == Side::left ? 1 : -1) * row.reach * form.reach;
        const double y = top - row.droop * form.droop + row.lift * lift;
        const double z = head.front(x, y) + 0.3 * row.thick * form.thick;
        loft.add(
            Ball::round(head.point(x, y, z), head.turn(), row.thick * form.thick * head.width()));
    }
    return loft;
}

} // namespace

void draw_moustache(const Body& body, const Head& head, const FaceParts& parts,
                    const Canvas& canvas, bool before_head) {
    if (body.look().moustache == Moustache::none)
        return;
    std::array<SeenLoft, 2> lobes;
    for (const Side side : {Side::left, Side::right}) {
        const double outward = side == Side::left ? 0.25 : -0.25;
        if (stands_before(head, {outward, parts.layout.mouth_y, 0.4}, canvas.projection) ==
            before_head)
            lobes[side == Side::left ? 0 : 1] =
                SeenLoft(moustache_lobe(body, head, parts, side), canvas.projection);
    }
    for (const SeenLoft& lobe : lobes)
        ink(lobe, Part::moustache, canvas);
    for (const SeenLoft& lobe : lobes)
        fill_lit(lobe, Part::moustache, body.look().hair_colour, canvas, 0.36);
}

namespace {

// Standing off the jaw from below the chin up.
Loft beard_loft(const Head& head) {
    struct BeardRow {
        double height;
        double grow; // off the skull, of the head's width
    };
    static constexpr std::array<BeardRow, 10> rows{{{-0.125, -0.10},
                                                    {-0.10, -0.04},
                                                    {-0.06, 0.02},
                                                    {0.00, 0.07},
                                                    {0.06, 0.10},
                                                    {0.12, 0.10},
                                                    {0.20, 0.08},
                                                    {0.28, 0.06},
                                                    {0.36, 0.04},
                                                    {0.44, 0.02}}};
    Loft loft;
    const double w = head.width();
    for (const BeardRow& row : rows) {
        const double y = row.height - head.drop() * (1 - ease(0.05, 0.24, row.height));
        const double held = std::max(y, lowest_ring - head.drop());
        const double wide = head.half_width(held) + row.grow * w;
        const double deep = head.half_depth(held) + row.grow * w;
        loft.add(Ball::of(head.point(0, y, head.forward(held) + 0.02), head.turn(),
                          {wide, 0.03 * head.height(), deep}));
    }
    return loft;
}

// The clumps that it ends in: round it from the front, how far each hangs below the chin, and how
// full it is.
struct ClumpRow {
    double angle_rad;
    double tip;
    double full;
};
constexpr std::array<ClumpRow, 5> clump_rows{{{-0.92, -0.11, 0.72},
                                              {0.92, -0.11, 0.72},
                                              {-0.52, -0.18, 1},
                                              {0.52, -0.18, 1},
                                              {0.0, -0.26, 1}}};

Loft clump_loft(const Head& head, const ClumpRow& row) {
    struct Step {
        double down; // from the beard to the tip
        double out;  // from the head's axis, of its width
        double radius;
    };
    static constexpr std::array<Step, 5> steps{{{0.0, 0.30, 0.135},
                                                {0.3, 0.305, 0.130},
                                                {0.6, 0.29, 0.095},
                                                {0.85, 0.26, 0.050},
                                                {1.0, 0.23, 0.014}}};
    Loft loft;
    for (const Step& step : steps) {
        const double y = lerp(0.03, row.tip, step.down) - head.drop();
        const double x = step.out * std::sin(row.angle_rad);
        const double z = 0.06 + step.out * std::cos(row.angle_rad);
        loft.add(
            Ball::round(head.point(x, y, z), head.turn(), row.full * step.radius * head.width()));
    }
    return loft;
}

void draw_clumps(const Body& body, const Head& head, const Canvas& canvas, bool before_head) {
    std::array<SeenLoft, clump_rows.size()> clumps;
    std::size_t count = 0;
    for (const ClumpRow& row : clump_rows) {
        const Vec3 root(0.3 * std::sin(row.angle_rad), 0, 0.3 * std::cos(row.angle_rad));
        if (stands_before(head, root, canvas.projection) == before_head)
            clumps[count++] = SeenLoft(clump_loft(head, row), canvas.projection);
    }
    for (std::size_t i = 0; i < count; ++i)
        ink(clumps[i], Part::hair, canvas);
    for (std::size_t i = 0; i < count; ++i) {
        if (before_head)
            ink(clumps[i], Part::hair, canvas, {1.2, 3.0});
        fill_lit(clumps[i], Part::hair, body.look().hair_colour, canvas, 0.3, {1, 3});
    }
}

// Lines combed down a beard.
void draw_beard_combs(const Body& body, const SeenLoft& beard, const Canvas& canvas) {
    const Surface surface(beard);
    const Colour line = mixed(canvas.shaded(body.look().hair_colour, 1.3), canvas.style.ink, 0.2);
    for (const double angle : {-1.05, -0.68, -0.3, 0.3, 0.68, 1.05}) {
        std::vector<Vec2> run;
        for (int i = 0; i <= 6; ++i) {
            const double place = lerp(0.4, 3.6 + 2.2 * std::abs(angle), i / 6.0);
            if (surface.facing(place, angle) > 0.1 * beard[4].largest_px())
                run.push_back(surface.at(place, angle));
        }
        if (run.size() > 3)
            ink_line(run, Part::hair, line, 1.1 * canvas.line_px, canvas);
    }
}

// So far that a beard on the face would be but a line at its edge.
bool turned_away(const Head& head, const Projection& projection) {
    const Vec3 to_eye = (projection.eye() - head.point(0, 0.3, 0)).normalized();
    return (head.turn() * Vec3::UnitZ()).dot(to_eye) < -0.85;
}

// Round the mouth and up before the ears.
Patch beard_patch() {
    constexpr double before_ear = 1.42;
    const Rim cheeks{7.1, 0, 0, 1.9, 0.55, before_ear};
    return {{0, 0, 0}, cheeks, -before_ear, before_ear};
}

} // namespace

void draw_beard(const Body& body, const Head& head, const Canvas& canvas, bool before_head) {
    if (!body.look().beard)
        return;
    if (!before_head)
        return draw_clumps(body, head, canvas, false);
    const SeenLoft seen(beard_loft(head), canvas.projection);
    const Colour colour = body.look().hair_colour;
    const bool away = turned_away(head, canvas.projection);
    if (!away)
        ink_patch(seen, beard_patch(), Part::hair, 2 * canvas.line_px, canvas);
    draw_clumps(body, head, canvas, true);
    if (away)
        return;
    // The shadow ends above the light's lower edge, where it would show through as a line.
    Patch dark = beard_patch();
    dark.low.mean += 0.35;
    fill_patch(seen, dark, Part::hair, canvas.shaded(colour), canvas);
    if (const std::optional<Patch> lit = lit_part(seen, beard_patch(), canvas, 0.22))
        fill_patch(seen, *lit, Part::hair, colour, canvas);
    draw_beard_combs(body, seen, canvas);
}

} // namespace mh
