#include "core/figure/eye.h"

#include "core/base/easing.h"

#include <algorithm>

namespace mh {

namespace {

constexpr Colour white_of_eye{252, 250, 244};
constexpr Colour pupil_black{24, 20, 26};
// The largest turn of an eye that is drawn, and where its iris then is: shares of the eye.
constexpr double full_gaze_rad = 0.6;
constexpr double gaze_reach = 0.56;
constexpr double hat_edge = 0.735; // of the head's height
constexpr double light_hair = 0.55;

double lightness(Colour colour) {
    return (0.30 * colour.r + 0.59 * colour.g + 0.11 * colour.b) / 255; // ITU-R BT.601
}

// One eye about its own middle: x from the nose outwards.
struct EyeForm {
    double wide; // half width and half height
    double tall;
    double shut;  // the upper lid, 0 to 1
    double slant; // metres that its inner end is lower than its outer one
    double lower; // the lower lid, 0 to 1
    double smile; // 0 to 1
    double iris;  // radius
    double pupil; // radius
    Vec2 gaze;    // the iris' middle

    [[nodiscard]] double oval(double x) const {
        const double u = x / wide;
        return tall * std::sqrt(std::max(0.0, 1 - u * u));
    }
    // Where the lids meet when shut: on a bow that hangs, and on one that cheeks push up.
    [[nodiscard]] double meeting(double x) const {
        const double bow = 1 - x * x / (wide * wide);
        const double hanging = -0.14 - 0.30 * bow + 0.62 * lower;
        const double pushed_up = -0.30 + 0.46 * bow;
        return tall * lerp(hanging, pushed_up, smile);
    }
    [[nodiscard]] double upper_lid(double x) const {
        const double u = x / wide;
        const double open = tall * (1.16 - 0.16 * u * u);
        return std::max(meeting(x), lerp(open, meeting(x), shut) + slant * u * (1 - shut));
    }
    [[nodiscard]] double lower_lid(double x) const {
        const double u = x / wide;
        const double raised = tall * (0.06 - 0.16 * u * u);
        const double resting = lerp(-1.1 * tall, raised, lower * 0.9);
        // It comes up only for the last of a blink, so that a sleepy eye keeps its white below.
        const double rise = shut * shut * shut * shut;
        return std::min(upper_lid(x), lerp(resting, meeting(x), rise));
    }
    [[nodiscard]] double top(double x) const { return std::min(oval(x), upper_lid(x)); }
    [[nodiscard]] double bottom(double x) const { return std::max(-oval(x), lower_lid(x)); }
};

Vec2 gaze_of(const Body& body, const Head& head, Side side) {
    const Bone eye = side == Side::left ? Bone::left_eye : Bone::right_eye;
    const Vec3 forward = head.turn().conjugate() * (body.pose.axes(eye) * Vec3::UnitZ());
    const double yaw = std::atan2(forward.x(), forward.z());
    const double pitch = std::asin(std::clamp(forward.y(), -1.0, 1.0));
    Vec2 gaze(yaw / full_gaze_rad, pitch / full_gaze_rad);
    if (gaze.norm() > 1)
        gaze.normalize();
    return gaze_reach * gaze;
}

EyeForm eye_form(const Body& body, const Head& head, const FaceLayout& layout, const Expression& e,
                 double blink, Side side) {
    EyeForm form;
    form.wide = layout.eye_wide_m;
    form.tall = layout.eye_tall_m * e.eye_open;
    form.shut = lerp(clamp01(e.lid), 1.0, clamp01(blink));
    form.slant = 0.55 * form.tall * e.lid_slant;
    form.lower = lerp(clamp01(e.lower_lid), clamp01(0.6 * e.lower_lid), clamp01(blink));
    form.smile = clamp01(e.corners) * clamp01(e.cheeks);
    const double outward = side == Side::left ? 1 : -1;
    const Vec2 gaze = gaze_of(body, head, side);
    // A little towards the nose, so that two eyes agree on what they look at.
    // Under a heavy lid it sinks, or only the pupil would be left of it.
    const double sunk = 0.02 + 0.24 * ease(0.4, 0.8, form.shut);
    form.gaze = {(outward * gaze.x() - 0.14) * form.wide, (gaze.y() - sunk) * form.tall};
    form.iris = 0.56 * form.wide * lerp(1.0, e.pupil, 0.7);
    form.pupil = 0.60 * form.iris * lerp(1.0, e.pupil, 0.4);
    return form;
}

// Keeps the middle of an iris before the horizon, where the eye itself is: an eye in profile looks
// past its edge with half an iris, and never with none.
void keep_in_sight(const FacePlane& plane, EyeForm& form) {
    const auto seen = [&](double x) {
        bool hidden = false;
        static_cast<void>(plane.at(x, form.gaze.y(), &hidden));
        return !hidden;
    };
    const auto edge = [&](double inside, double outside) {
        for (int i = 0; i < 12; ++i) {
            const double middle = 0.5 * (inside + outside);
            (seen(middle) ? inside : outside) = middle;
        }
        return inside;
    };
    const double margin = 0.3 * form.iris;
    const double outer = 0.95 * form.wide;
    const double anchor = seen(0) ? 0 : outer;
    if (!seen(anchor))
        return;
    if (!seen(-form.wide))
        form.gaze.x() = std::max(form.gaze.x(), edge(anchor, -form.wide) + margin);
    if (!seen(form.wide))
        form.gaze.x() = std::min(form.gaze.x(), edge(anchor, form.wide) - margin);
}

template <typename Form>
std::vector<Vec2> disc_in_eye(const FacePlane& plane, const Form& form, const Vec2& centre,
                              double radius) {
    const auto half = [&](double x) {
        const double d = x - centre.x();
        return std::sqrt(std::max(0.0, radius * radius - d * d));
    };
    const double from = std::max(-form.wide, centre.x() - radius);
    const double to = std::min(form.wide, centre.x() + radius);
    if (to <= from)
        return {};
    return area_between(
        plane, from, to, [&](double x) { return std::max(centre.y() - half(x), form.bottom(x)); },
        [&](double x) { return std::min(centre.y() + half(x), form.top(x)); }, 18);
}

} // namespace

FaceLayout face_layout(const Body& body) {
    const Build& b = body.build();
    const double size = body.look().eye_size;
    FaceLayout layout;
    layout.eye_wide_m = b.head_width * lerp(0.105, 0.175, size);
    layout.eye_tall_m = b.head_height * lerp(0.095, 0.155, size);
    layout.eye_x_m = std::max(0.175 * b.head_width, 1.04 * layout.eye_wide_m);
    layout.eye_y = 0.475;
    layout.nose_y = 0.355;
    layout.mouth_y = 0.175;
    layout.mouth_wide_m = 0.58 * b.head_width;
    return layout;
}

void draw_eye(const Body& body, const FaceMap& map, const FaceLayout& layout,
              const Expression& expression, double blink, Side side, const Canvas& canvas) {
    const FacePlane plane(map, layout.eye_x_m, layout.eye_y, side == Side::right);
    EyeForm form = eye_form(body, map.head(), layout, expression, blink, side);
    keep_in_sight(plane, form);
    const double line = 0.8 * canvas.line_px / canvas.metre_px;
    const auto grown = [&](double by, double sign) {
        return [&form, by, sign](double x) {
            const double u = x / (form.wide + by);
            return sign * (form.tall + by) * std::sqrt(std::max(0.0, 1 - u * u));
        };
    };
    const double edge = form.wide + line;
    const Colour lid = canvas.shaded(body.look().skin, 0.3);
    // A shut eye has no rim but its lashes.
    fill_outline(
        area_between(plane, -edge, edge, grown(line, -1), grown(line, 1)), Part::eye,
        mixed(canvas.style.ink, canvas.shaded(body.look().skin, 0.9), ease(0.55, 0.95, form.shut)),
        canvas);
    fill_outline(area_between(plane, -form.wide, form.wide, grown(0, -1), grown(0, 1)), Part::eye,
                 lid, canvas);
    // Cheeks that push a lower lid up are skin, with no rim below it.
    const Colour skin = body.look().skin;
    fill_outline(
        area_between(plane, -edge, edge, grown(1.3 * line, -1),
                     [&](double x) { return std::min(form.lower_lid(x), grown(line, 1)(x)); }),
        Part::eye,
        {skin.r, skin.g, skin.b,
         static_cast<std::uint8_t>(std::lround(255 * clamp01(expression.cheeks)))},
        canvas);
    const auto top = [&](double x) { return form.top(x); };
    const auto bottom = [&](double x) { return form.bottom(x); };
    fill_outline(area_between(plane, -form.wide, form.wide, bottom, top), Part::eye, white_of_eye,
                 canvas);
    fill_outline(disc_in_eye(plane, form, form.gaze, form.iris), Part::eye, body.look().iris,
                 canvas);
    fill_outline(disc_in_eye(plane, form, form.gaze, form.pupil), Part::eye, pupil_black, canvas);
    Vec2 gleam = form.gaze + Vec2(side == Side::left ? -0.34 : 0.34, 0.42) * form.iris;
    gleam.y() = std::min(gleam.y(), form.top(gleam.x()) - 0.30 * form.iris);
    fill_outline(disc_in_eye(plane, form, gleam, 0.34 * form.iris), Part::eye, {255, 255, 255},
                 canvas);
    ink_line(line_along(plane, -form.wide, form.wide * 1.04,
                        [&](double x) {
                            const double held = std::min(x, form.wide);
                            return std::min(form.oval(held), form.upper_lid(held));
                        }),
             Part::eye, canvas.style.ink, 1.7 * canvas.line_px, canvas);
    if (form.lower > 0.02)
        ink_line(line_along(plane, -0.92 * form.wide, 0.92 * form.wide, bottom), Part::eye,
                 canvas.style.ink, 0.8 * canvas.line_px, canvas);
}

void draw_brow(const Body& body, const FaceMap& map, const FaceLayout& layout, const Expression& e,
               Side side, const Canvas& canvas) {
    const double tall = layout.eye_tall_m;
    const double skew = (side == Side::left ? 1 : -1) * e.brow_skew;
    const double rest = tall * (std::max(e.eye_open, 0.9) + 0.30);
    const FacePlane plane(map, layout.eye_x_m, layout.eye_y, side == Side::right);
    const double from = -1.0 * layout.eye_wide_m;
    const double to = 1.22 * layout.eye_wide_m;
    // Under a hat a brow stops at its edge.
    const bool hat = body.look().headwear != Headwear::none;
    const double highest = (hat ? hat_edge - layout.eye_y : 1.0) * body.build().head_height;
    const auto middle = [&](double x) {
        const double u = 2 * (x - from) / (to - from) - 1;
        const double held = std::max(
            0.0, rest + tall * (0.46 * (e.brow_height + skew) + 0.42 * std::max(0.0, e.brow_arch)) -
                     highest);
        return rest - held + tall * 0.46 * (e.brow_height + skew) + tall * 0.34 * e.brow_slant * u +
               tall * 0.42 * e.brow_arch * (1 - u * u);
    };
    const bool old = body.look().beard || body.look().hair == HairStyle::balding;
    const double bushy = old ? 1.35 : 1.0;
    // Heaviest a third of the way out, to a point at the temple.
    const auto half_thick = [&](double x) {
        const double u = unlerp(from, to, x);
        return bushy * 0.215 * tall * std::pow(std::max(0.0, 1 - u), 0.45) *
                   (0.72 + 0.28 * std::sin(pi * u)) * std::sqrt(std::min(1.0, 8 * u + 0.25)) +
               0.015 * tall;
    };
    const auto brow = [&](double grown, Colour colour) {
        fill_outline(area_between(
                         plane, from - grown, to + grown,
                         [&](double x) { return middle(x) - half_thick(x) - grown; },
                         [&](double x) { return middle(x) + half_thick(x) + grown; }, 18),
                     Part::brow, colour, canvas);
    };
    // Brows of light hair are inked, or they would be lost on the skin.
    const double light = lightness(body.look().hair_colour);
    if (light > light_hair)
        brow(0.8 * canvas.line_px / canvas.metre_px, canvas.style.ink);
    brow(0, mixed(body.look().hair_colour, canvas.style.ink, light > light_hair ? 0 : 0.45));
}

} // namespace mh
