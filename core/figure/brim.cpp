#include "core/figure/brim.h"

namespace mh {

namespace {

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
    const CrownForm& form = crown_form(Headwear::peaked_cap);
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

} // namespace

void draw_peak(const Body& body, const Head& head, const Canvas& canvas) {
    const SeenLoft peak(peak_loft(head), canvas.projection);
    const Colour leather = mixed(body.look().headwear_colour, {12, 10, 16}, 0.72);
    ink(peak, Part::headwear, canvas);
    fill_lit(peak, Part::headwear, mixed(leather, {255, 255, 255}, 0.10), canvas, 0.5);
}

void draw_brim(const Body& body, const Head& head, const Canvas& canvas, bool before_head) {
    const BrimForm* brim = brim_of(body.look().headwear);
    if (brim == nullptr)
        return;
    const Ball ball = brim_ball(head, crown_form(body.look().headwear), *brim);
    const bool from_below = ball.axes.col(1).dot(canvas.projection.eye() - ball.centre) < 0;
    if (from_below == before_head)
        return;
    Loft loft;
    loft.add(ball);
    const SeenLoft seen(loft, canvas.projection);
    ink(seen, Part::headwear, canvas);
    fill(seen, Part::headwear, canvas.shaded(body.look().headwear_colour, from_below ? 1.4 : 0.35),
         canvas);
}

} // namespace mh
