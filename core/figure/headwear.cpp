#include "core/base/easing.h"
#include "core/figure/features.h"
#include "core/figure/hair.h"
#include "core/figure/smooth.h"

#include <algorithm>

namespace mh {

namespace {

// A dome over the skull from a height upwards: rows of height, half width and half depth against
// the skull's widest, and how far back it lies.
struct CrownRow {
    double y;
    double wide;
    double back;
};

struct CrownForm {
    std::array<CrownRow, 9> rows;
    double lean_rad; // tipped back
    double depth;    // of its width
};

// Soft, with a slouch at the top.
constexpr CrownForm watch_cap_form{{{{0.755, 1.07, 0.00},
                                     {0.82, 1.08, 0.00},
                                     {0.885, 1.05, 0.01},
                                     {0.96, 0.96, 0.02},
                                     {1.04, 0.85, 0.03},
                                     {1.10, 0.70, 0.045},
                                     {1.15, 0.53, 0.06},
                                     {1.185, 0.32, 0.07},
                                     {1.195, 0.08, 0.08}}},
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
                                      {1.15, 0.10, 0.02}}},
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
                                    {1.15, 0.05, 0.00}}},
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
                                     {1.145, 0.05, 0.00}}},
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
                                {1.13, 0.06, 0.05}}},
                              0.0,
                              1.06};

const CrownForm& form_of(Headwear headwear) {
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

constexpr int crown_rings = 17; // two for each step of a form's rows

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

Rim flat(double place) {
    return {place, 0, 0};
}

class CrownPainter {
  public:
    CrownPainter(const Seen& crown, const Canvas& canvas) : m_crown(crown), m_canvas(canvas) {}

    // Between two of the form's rows.
    void band(double low, double high, Colour colour) const {
        fill_patch_lit(m_crown, {flat(2 * low), flat(2 * high)}, Part::headwear, colour, m_canvas,
                       0.2);
    }
    // Ribs of knitting round a band.
    void ribs(double low, double high) const {
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

    // `tall` turns a radius round the crown into one of the form's rows.
    void badge(double row, double radius, double tall, Colour colour) const {
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

  private:
    const Seen& m_crown;
    const Canvas& m_canvas;
};

// In a crown's own axes, so that what is sewn to it tips with it: shares of the head's width.
Vec3 on_crown(const Head& head, const CrownForm& form, const Vec3& share) {
    const Quat turn = head.turn() * about_x(-form.lean_rad);
    return head.point(0, form.rows[0].y, 0) + turn * (head.width() * share);
}

// A peak's plate, from within the band forward and down.
Loft peak_loft(const Head& head) {
    struct PeakRow {
        double out;
        double down;
        double wide;
    };
    static constexpr std::array<PeakRow, 5> rows{{{0.40, 0.00, 0.47},
                                                  {0.50, 0.02, 0.45},
                                                  {0.60, 0.055, 0.39},
                                                  {0.68, 0.095, 0.29},
                                                  {0.715, 0.12, 0.17}}};
    const CrownForm& form = peaked_cap_form;
    const Quat turn = head.turn() * about_x(0.5);
    Loft peak;
    for (const PeakRow& row : rows)
        peak.add(Ball::of(on_crown(head, form, {0, 0.02 - row.down, row.out}), turn,
                          head.width() * Vec3(row.wide, 0.014, 0.05)));
    return peak;
}

struct BrimForm {
    double wide; // half axes, shares of the head's width
    double deep;
    double back;     // how far its middle lies behind the head's
    double lean_rad; // tipped back
};
constexpr BrimForm hard_hat_brim{0.64, 0.72, -0.05, 0.06};
constexpr BrimForm souwester_brim{0.72, 0.83, 0.22, 0.12};

const BrimForm* brim_of(Headwear headwear) {
    if (headwear == Headwear::hard_hat)
        return &hard_hat_brim;
    return headwear == Headwear::souwester ? &souwester_brim : nullptr;
}

Ball brim_ball(const Head& head, const CrownForm& form, const BrimForm& brim) {
    return Ball::of(on_crown(head, form, {0, 0, -brim.back}), head.turn() * about_x(-brim.lean_rad),
                    head.width() * Vec3(brim.wide, 0.018, brim.deep));
}

void draw_peak(const Body& body, const Head& head, const Canvas& canvas) {
    const Seen peak(peak_loft(head), canvas.projection);
    const Colour leather = mixed(body.look().headwear_colour, {12, 10, 16}, 0.72);
    ink(peak, Part::headwear, canvas);
    fill_lit(peak, Part::headwear, mixed(leather, {255, 255, 255}, 0.10), canvas, 0.5);
}

// Its upper face before the head, its lower one behind it, by which of them is seen.
void draw_brim(const Body& body, const Head& head, const Canvas& canvas, bool before_head) {
    const BrimForm* brim = brim_of(body.look().headwear);
    if (brim == nullptr)
        return;
    const Ball ball = brim_ball(head, form_of(body.look().headwear), *brim);
    const bool from_below = ball.axes.col(1).dot(canvas.projection.eye() - ball.centre) < 0;
    if (from_below == before_head)
        return;
    Loft loft;
    loft.add(ball);
    const Seen seen(loft, canvas.projection);
    ink(seen, Part::headwear, canvas);
    fill(seen, Part::headwear, canvas.shaded(body.look().headwear_colour, from_below ? 1.4 : 0.35),
         canvas);
}

} // namespace

void draw_headwear_behind(const Body& body, const Head& head, const Canvas& canvas) {
    const Headwear kind = body.look().headwear;
    if (kind == Headwear::none)
        return;
    const Seen crown(crown_loft(head, form_of(kind)), canvas.projection);
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
    const Seen crown(crown_loft(head, form_of(kind)), canvas.projection);
    if (crown.empty())
        return;
    const CrownPainter painter(crown, canvas);
    const Colour cloth = body.look().headwear_colour;
    draw_brim(body, head, canvas, true);
    Loft top; // which no ring of the crown closes
    top.add(crown_loft(head, form_of(kind))[crown_rings - 1]);
    fill(Seen(top, canvas.projection), Part::headwear, cloth, canvas);
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
