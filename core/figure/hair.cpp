#include "core/figure/hair.h"

#include "core/base/easing.h"
#include "core/figure/hair_form.h"
#include "core/figure/hair_strands.h"

namespace mh {

namespace {

bool is_bald(const Body& body) {
    return body.look().hair == HairStyle::balding;
}

Loft shell_of(const Body& body, const Head& head) {
    return hair_shell(head, hair_form(body.look().hair), wears_hat(body) || is_bald(body));
}

// A line combed along the hair, from below the crown to above the edge.
struct Comb {
    double angle_rad;
    double sweep_rad; // more of that at its lower end
    double low;       // shares of the way from the edge up to the crown
    double high;
};
constexpr std::array<Comb, 10> combs{{{0.95, 0.10, 0.30, 0.86},
                                      {1.42, 0.16, 0.14, 0.62},
                                      {1.80, 0.12, 0.24, 0.90},
                                      {2.20, 0.10, 0.12, 0.56},
                                      {2.62, 0.05, 0.22, 0.80},
                                      {-0.95, -0.10, 0.30, 0.86},
                                      {-1.42, -0.16, 0.14, 0.62},
                                      {-1.80, -0.12, 0.24, 0.90},
                                      {-2.20, -0.10, 0.12, 0.56},
                                      {-2.62, -0.05, 0.22, 0.80}}};

bool reaches(const Patch& patch, double angle_rad) {
    const auto within = [&](double angle) {
        return angle >= patch.from_rad && angle <= patch.to_rad;
    };
    return within(angle_rad) || within(angle_rad + 2 * pi);
}

void draw_combs(const Body& body, const SeenLoft& shell, const Patch& patch, const Canvas& canvas) {
    const Surface surface(shell);
    constexpr double well_in_sight = 0.2;
    constexpr int points = 9;
    const Colour line = mixed(canvas.shaded(body.look().hair_colour, 1.3), canvas.style.ink, 0.25);
    const double round = shell[shell.size() / 2].largest_px();
    for (const Comb& comb : combs) {
        if (!reaches(patch, comb.angle_rad))
            continue;
        const double from = patch.low.at(comb.angle_rad + comb.sweep_rad);
        const double to = patch.high.at(comb.angle_rad);
        std::vector<Vec2> run;
        for (int i = 0; i < points; ++i) {
            const double u = i / (points - 1.0);
            const double place = lerp(from, to, lerp(comb.low, comb.high, u));
            const double angle = comb.angle_rad + comb.sweep_rad * (1 - u) * (1 - u);
            if (surface.facing(place, angle) > well_in_sight * round)
                run.push_back(surface.at(place, angle));
        }
        if (run.size() > 3)
            ink_line(run, Part::hair, line, 1.1 * canvas.line_px, canvas);
    }
}

// The light's gleam on bare hair: a lens high on the lit side, combed at both its edges.
void draw_gleam(const Body& body, const Head& head, const SeenLoft& shell, const Canvas& canvas) {
    const double place = shell_place(head, 0.865);
    const Surface surface(shell);
    const Facing seen = surface.horizon(Rim{place, 0, 0});
    if (seen.empty())
        return;
    constexpr int teeth = 9;
    constexpr int points = 4 * teeth;
    constexpr double tall = 2.0; // in the shell's rings
    std::vector<Vec2> over;
    std::vector<Vec2> under;
    for (int i = 0; i <= points; ++i) {
        const double u = static_cast<double>(i) / points;
        const double angle = lerp(seen.least_rad, seen.most_rad, lerp(0.16, 0.56, u));
        const double half = 0.5 * tall * std::sqrt(std::max(0.0, 4 * u * (1 - u)));
        const double tooth = std::abs(2 * (u * teeth - std::floor(u * teeth)) - 1);
        over.push_back(surface.at(place + half * lerp(0.7, 1.0, tooth), angle));
        under.push_back(surface.at(place - half * lerp(0.3, 1.0, tooth), angle));
    }
    over.insert(over.end(), under.rbegin(), under.rend());
    fill_outline(over, Part::hair, mixed(body.look().hair_colour, {255, 255, 255}, 0.17), canvas);
}

} // namespace

bool hair_hides_ears(const Body& body) {
    return body.look().hair == HairStyle::bob || body.look().hair == HairStyle::afro ||
           body.look().headwear == Headwear::hood;
}

void draw_hair_behind(const Body& body, const Head& head, const Canvas& canvas) {
    if (body.look().hair == HairStyle::none)
        return;
    draw_hanging_hair(body, head, canvas, false);
    if (is_bald(body))
        return draw_tufts(body, head, canvas, false);
    const SeenLoft seen(hair_behind(head, hair_form(body.look().hair), wears_hat(body)),
                        canvas.projection);
    ink(seen, Part::hair, canvas);
    fill(seen, Part::hair, canvas.shaded(body.look().hair_colour), canvas);
}

void draw_hair_before(const Body& body, const Head& head, const Canvas& canvas) {
    const HairStyle style = body.look().hair;
    if (style == HairStyle::none)
        return;
    const SeenLoft seen(shell_of(body, head), canvas.projection);
    if (seen.empty())
        return;
    const std::vector<Patch> patches = hair_patches(style, head, seen);
    for (const Patch& patch : patches)
        ink_patch(seen, patch, Part::hair, 2 * canvas.line_px, canvas);
    for (const Patch& patch : patches)
        fill_patch_lit(seen, patch, Part::hair, body.look().hair_colour, canvas, 0.2);
    if (!is_bald(body) && !wears_hat(body)) {
        fill(SeenLoft(hair_crown(head, hair_form(style)), canvas.projection), Part::hair,
             body.look().hair_colour, canvas);
        draw_gleam(body, head, seen, canvas);
    }
    for (const Patch& patch : patches)
        draw_combs(body, seen, patch, canvas);
    if (is_bald(body))
        draw_tufts(body, head, canvas, true);
    draw_locks(body, head, canvas);
    draw_hanging_hair(body, head, canvas, true);
}

} // namespace mh
