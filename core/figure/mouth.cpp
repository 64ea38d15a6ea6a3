#include "core/figure/mouth.h"

#include "core/base/easing.h"

#include <algorithm>

namespace mh {

namespace {

constexpr Colour inside{92, 28, 38};
constexpr Colour tongue_colour{214, 96, 96};
constexpr Colour teeth_colour{252, 248, 236};
constexpr double shut_below = 0.03; // an opening of less than this share of its width is a line

// A form laid on a face: metres.
struct MouthOnFace {
    const MouthForm& form;
    double width; // of a resting mouth

    [[nodiscard]] double half() const { return form.half_width * width; }
    [[nodiscard]] double tilt(double x) const { return form.skew * width * 0.5 * x / half(); }
    [[nodiscard]] double top(double x) const {
        return width * form.top(std::clamp(x / half(), -1.0, 1.0)) + tilt(x);
    }
    [[nodiscard]] double bottom(double x) const {
        return width * form.bottom(std::clamp(x / half(), -1.0, 1.0)) + tilt(x);
    }
    [[nodiscard]] double tallest() const { return width * form.height; }
};

void draw_shut(const FacePlane& plane, const MouthOnFace& mouth, const Canvas& canvas) {
    const auto line = line_along(
        plane, -mouth.half(), mouth.half(), [&](double x) { return mouth.top(x); }, 22);
    ink_line(line, Part::mouth, canvas.style.ink, 2.0 * canvas.line_px, canvas);
}

void draw_open(const FacePlane& plane, const MouthOnFace& mouth, const Canvas& canvas) {
    const double half = mouth.half();
    const double line = 0.85 * canvas.line_px / canvas.metre_px;
    const auto top = [&](double x) { return mouth.top(x); };
    const auto bottom = [&](double x) { return mouth.bottom(x); };
    fill_outline(area_between(
                     plane, -half - line, half + line, [&](double x) { return bottom(x) - line; },
                     [&](double x) { return top(x) + line; }),
                 Part::mouth, canvas.style.ink, canvas);
    fill_outline(area_between(plane, -half, half, bottom, top), Part::mouth, inside, canvas);
    const MouthForm& form = mouth.form;
    if (form.tongue > 0) {
        const double wide = 0.66 * half;
        const double base = mouth.bottom(0);
        const double rise = form.tongue * mouth.tallest();
        const auto over = [&](double x) {
            const double u = x / wide;
            return std::min(top(x), base + rise * std::sqrt(std::max(0.0, 1 - u * u)));
        };
        fill_outline(area_between(plane, -wide, wide, bottom, over), Part::mouth, tongue_colour,
                     canvas);
    }
    const double inset = 0.94 * half;
    const double crown = mouth.top(0);
    if (form.upper_teeth > 0) {
        const double reach = form.upper_teeth * mouth.tallest();
        const auto under = [&](double x) {
            return std::max(bottom(x), std::min(top(x), lerp(top(x), crown, 0.4) - reach));
        };
        fill_outline(area_between(plane, -inset, inset, under, top), Part::mouth, teeth_colour,
                     canvas);
    }
    if (form.lower_teeth > 0) {
        const double reach = form.lower_teeth * mouth.tallest();
        const auto over = [&](double x) { return std::min(top(x), bottom(x) + reach); };
        fill_outline(area_between(plane, -inset, inset, bottom, over), Part::mouth, teeth_colour,
                     canvas);
        ink_line(line_along(plane, -inset, inset,
                            [&](double x) { return std::min(top(x), bottom(x) + reach); }),
                 Part::mouth, canvas.style.ink, 0.7 * canvas.line_px, canvas);
    }
}

// A smile's or a frown's crease at a corner.
void draw_corner(const FacePlane& plane, const MouthOnFace& mouth, double side, double corners,
                 const Canvas& canvas) {
    const double x = side * mouth.half();
    const double y = mouth.top(x);
    const double size = 0.09 * mouth.width * std::min(1.0, std::abs(corners) * 1.3);
    const double lean = corners > 0 ? 0.5 : -0.7;
    std::vector<Vec2> points;
    for (int i = 0; i <= 8; ++i) {
        const double u = i / 8.0 - 0.5;
        const double out = 0.5 * size * (1 - 4 * u * u);
        bool hidden = false;
        const Vec2 p =
            plane.at(x + side * (out - lean * 0.3 * size * u), y + 1.5 * size * u, &hidden);
        if (!hidden)
            points.push_back(p);
    }
    ink_line(points, Part::mouth, canvas.style.ink, 1.3 * canvas.line_px, canvas);
}

void draw_lower_lip(const FacePlane& plane, const MouthOnFace& mouth, const Canvas& canvas) {
    const double half = (0.26 + 0.1 * mouth.form.pucker) * mouth.half();
    const double below = mouth.bottom(0) - 0.10 * mouth.width - 0.02 * mouth.width;
    ink_line(line_along(
                 plane, -half, half,
                 [&](double x) {
                     const double u = x / half;
                     return below + 0.03 * mouth.width * u * u;
                 },
                 10),
             Part::mouth, canvas.style.ink, 0.8 * canvas.line_px, canvas);
}

} // namespace

void draw_mouth(const Body& body, const FaceMap& map, const FaceLayout& layout,
                const MouthForm& form, const Expression& expression, const Canvas& canvas) {
    (void)body;
    const MouthOnFace mouth{form, layout.mouth_wide_m};
    const double aside = 0.05 * layout.mouth_wide_m * expression.mouth_skew;
    const FacePlane plane(map, aside, layout.mouth_y);
    if (form.height < shut_below)
        draw_shut(plane, mouth, canvas);
    else
        draw_open(plane, mouth, canvas);
    if (std::abs(expression.corners) > 0.25 && form.pucker < 0.5)
        for (const double side : {-1.0, 1.0})
            draw_corner(plane, mouth, side, expression.corners, canvas);
    if (expression.corners < 0.5)
        draw_lower_lip(plane, mouth, canvas);
}

double jaw_drop(const Build& build, const FaceLayout& layout, const MouthForm& form) {
    const double lowest = std::min(form.bottom(0), form.bottom(1));
    const double below = -lowest * layout.mouth_wide_m / build.head_height;
    // The chin keeps most of its distance from the lower lip.
    return std::clamp(0.85 * below - 0.035, 0.0, 0.24);
}

} // namespace mh
