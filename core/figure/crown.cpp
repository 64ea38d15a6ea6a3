#include "core/figure/crown.h"

#include "core/base/easing.h"
#include "core/figure/smooth.h"

namespace mh {

namespace {

Rim flat(double place) {
    return {place, 0, 0};
}

// Soft, with a slouch at the top.
constexpr CrownForm watch_cap_form{{{{0.755, 1.07, 0.00},
                                     {0.82, 1.08, 0.00},
                                     {0.885, 1.05, 0.01},
                                     {0.96, 0.96, 0.02},
                                     {1.04, 0.85, 0.03},
                                     {1.10, 0.70, 0.045},
                                     {1.15, 0.53, 0.06},
                                     {1.185, 0.32, 0.07},
                                     {1.195, 0.02, 0.08}}},
                                   0.15,
                                   1.0};
// A band, and a crown that spreads over it.
constexpr CrownForm peaked_cap_form{{{{0.78, 1.03, 0.00},
                                      {0.835, 1.03, 0.00},
                                      {0.89, 1.04, 0.00},
                                      {0.96, 1.20, 0.00},
                                      {1.02, 1.32, 0.00},
                                      {1.075, 1.32, 0.00},
                                      {1.12, 1.14, 0.01},
                                      {1.145, 0.74, 0.02},
                                      {1.15, 0.02, 0.02}}},
                                    0.13,
                                    1.0};
constexpr CrownForm hard_hat_form{{{{0.72, 1.10, 0.00},
                                    {0.78, 1.10, 0.00},
                                    {0.86, 1.08, 0.00},
                                    {0.94, 1.02, 0.00},
                                    {1.01, 0.92, 0.00},
                                    {1.07, 0.78, 0.00},
                                    {1.11, 0.60, 0.00},
                                    {1.14, 0.38, 0.00},
                                    {1.15, 0.02, 0.00}}},
                                  0.06,
                                  1.05};
constexpr CrownForm souwester_form{{{{0.74, 1.06, 0.00},
                                     {0.80, 1.05, 0.00},
                                     {0.88, 1.01, 0.00},
                                     {0.95, 0.95, 0.00},
                                     {1.02, 0.85, 0.00},
                                     {1.07, 0.72, 0.00},
                                     {1.11, 0.55, 0.00},
                                     {1.135, 0.36, 0.00},
                                     {1.145, 0.02, 0.00}}},
                                   0.12,
                                   1.02};
constexpr CrownForm hood_form{{{{0.10, 1.14, 0.10},
                                {0.30, 1.20, 0.08},
                                {0.50, 1.22, 0.05},
                                {0.68, 1.20, 0.02},
                                {0.84, 1.12, 0.00},
                                {0.96, 0.96, 0.00},
                                {1.05, 0.74, 0.01},
                                {1.10, 0.46, 0.03},
                                {1.13, 0.02, 0.05}}},
                              0.0,
                              1.06};

} // namespace

const CrownForm& crown_form(Headwear headwear) {
    switch (headwear) {
    case Headwear::peaked_cap:
        return peaked_cap_form;
    case Headwear::hard_hat:
        return hard_hat_form;
    case Headwear::hood:
        return hood_form;
    case Headwear::souwester:
        return souwester_form;
    case Headwear::watch_cap:
    case Headwear::none:
        break;
    }
    return watch_cap_form;
}

Loft crown_loft(const Head& head, const CrownForm& form) {
    Loft crown;
    const double half = 0.5 * head.width();
    const Quat turn = head.turn() * about_x(-form.lean_rad);
    const Vec3 base = head.point(0, form.rows[0].y, 0);
    const auto row = [&](double CrownRow::*value, double index) {
        return smooth_between(
            form.rows.size(), [&](std::size_t k) { return form.rows[k].*value; }, index);
    };
    for (int i = 0; i < crown_rings; ++i) {
        const double index = 0.5 * i;
        const double wide = row(&CrownRow::wide, index) * half;
        const Vec3 up(0, (row(&CrownRow::y, index) - form.rows[0].y) * head.height(),
                      -row(&CrownRow::back, index) * head.width());
        crown.add(Ball::of(base + turn * up, turn,
                           {wide, 0.012 * head.height(), wide * 0.98 * form.depth}));
    }
    return crown;
}

Vec3 on_crown(const Head& head, const CrownForm& form, const Vec3& share) {
    const Quat turn = head.turn() * about_x(-form.lean_rad);
    return head.point(0, form.rows[0].y, 0) + turn * (head.width() * share);
}

CrownPainter::CrownPainter(const SeenLoft& crown, const Canvas& canvas)
    : m_crown(crown), m_canvas(canvas) {
    // Seen from below, the lowest row stands before whatever spreads above it on the far side.
    const Facing foot = Surface(crown).horizon(flat(0));
    if (!foot.empty() && Surface(crown).facing(crown.size() - 1.0, 0) <= 0 &&
        Surface(crown).facing(crown.size() - 1.0, pi) <= 0)
        m_seen = foot;
}

void CrownPainter::band(double low, double high, Colour colour) const {
    fill_patch_lit(m_crown, {flat(2 * low), flat(2 * high), m_seen.least_rad, m_seen.most_rad},
                   Part::headwear, colour, m_canvas, 0.2);
}

void CrownPainter::ribs(double low, double high) const {
    const Surface surface(m_crown);
    const Facing seen = surface.horizon(flat(low + high));
    for (int i = -18; i < 18; ++i) {
        const double angle = (i + 0.5) * 2 * pi / 36;
        const double middle = 0.5 * (seen.least_rad + seen.most_rad);
        const double off = wrapped(angle - middle);
        if (std::abs(off) > 0.94 * 0.5 * (seen.most_rad - seen.least_rad))
            continue;
        ink_line({surface.at(2 * lerp(low, high, 0.18), angle),
                  surface.at(2 * lerp(low, high, 0.5), angle),
                  surface.at(2 * lerp(low, high, 0.82), angle)},
                 Part::headwear, m_canvas.style.ink, 0.7 * m_canvas.line_px, m_canvas);
    }
}

void CrownPainter::badge(double row, double radius, double tall, Colour colour) const {
    const Surface surface(m_crown);
    const double place = 2 * row;
    if (surface.facing(place, 0) <= 0)
        return;
    for (const bool rim : {true, false}) {
        std::vector<Vec2> outline;
        const double r = rim ? 1.3 * radius : radius;
        for (int i = 0; i < 16; ++i) {
            const double a = 2 * pi * i / 16;
            outline.push_back(surface.at(place + 2 * tall * r * std::sin(a), r * std::cos(a)));
        }
        fill_outline(outline, Part::headwear, rim ? m_canvas.style.ink : colour, m_canvas);
    }
}

} // namespace mh
