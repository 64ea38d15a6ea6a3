#include "core/figure/garment.h"

#include "core/base/easing.h"
#include "core/figure/surface.h"

namespace mh {

namespace {

// Levels on the trunk.
constexpr Level belt_low = 0.14;
constexpr Level belt_high = 0.215;
constexpr int stripe_count = 5;
constexpr int button_rows = 4;

Rim flat(double place) {
    return {place, 0, 0};
}

Colour darker(Colour colour) {
    return mixed(colour, {0, 0, 0}, 0.18);
}

class TopPainter {
  public:
    TopPainter(const Body& body, const Trunk& trunk, const SeenLoft& top, const Canvas& canvas)
        : m_body(body), m_trunk(trunk), m_top(top), m_surface(top), m_canvas(canvas) {}

    void band(Level low, Level high, Colour colour) {
        fill_patch(m_top, {flat(m_trunk.place(low)), flat(m_trunk.place(high))}, Part::body, colour,
                   m_canvas);
    }

    void stripes() {
        for (int i = 0; i < stripe_count; ++i) {
            const Level low = 0.13 + 0.145 * i;
            band(low, low + 0.068, m_body.look().trim);
        }
    }

    // A line of ink down the front from one level to another, `angle_rad` from its middle.
    void seam(Level from, Level to, double angle_rad, double weight) {
        std::vector<Vec2> points;
        for (int i = 0; i <= 12; ++i) {
            const double place = m_trunk.place(lerp(from, to, i / 12.0));
            if (m_surface.facing(place, angle_rad) > 0)
                points.push_back(m_surface.at(place, angle_rad));
        }
        ink_line(points, Part::body, m_canvas.style.ink, weight * m_canvas.line_px, m_canvas);
    }

    void button(Level level, double angle_rad, double radius, Colour colour) {
        const double place = m_trunk.place(level);
        if (m_surface.facing(place, angle_rad) <= 0)
            return;
        dot(place, angle_rad, radius + 0.6 * m_canvas.line_px / m_canvas.metre_px,
            m_canvas.style.ink);
        dot(place, angle_rad, radius, colour);
        dot(place + 0.25 * radius / metres_a_ball(), angle_rad - 0.03, 0.42 * radius,
            mixed(colour, {255, 255, 255}, 0.6));
    }

    void row_of_buttons(double radius) {
        for (int i = 0; i < 3; ++i)
            button(0.16 + 0.25 * i, 0, radius * m_body.build().chest_width, m_body.look().trim);
    }

    void two_rows_of_buttons() {
        for (int i = 0; i < button_rows; ++i)
            for (const double side : {-1.0, 1.0})
                button(0.27 + 0.125 * i, side * (0.34 + 0.035 * i),
                       0.032 * m_body.build().chest_width, m_body.look().trim);
    }

    void belt(Colour colour, Colour buckle) {
        band(belt_low - 0.012, belt_high + 0.012, m_canvas.style.ink);
        band(belt_low, belt_high, colour);
        const double half = 0.13;
        fill_patch(m_top,
                   {flat(m_trunk.place(belt_low - 0.012)), flat(m_trunk.place(belt_high + 0.012)),
                    -half - 0.02, half + 0.02},
                   Part::body, m_canvas.style.ink, m_canvas);
        fill_patch(m_top,
                   {flat(m_trunk.place(belt_low + 0.002)), flat(m_trunk.place(belt_high - 0.002)),
                    -half, half},
                   Part::body, buckle, m_canvas);
        fill_patch(m_top,
                   {flat(m_trunk.place(belt_low + 0.025)), flat(m_trunk.place(belt_high - 0.025)),
                    -0.5 * half, 0.5 * half},
                   Part::body, colour, m_canvas);
    }

    void bib(Colour colour, Colour buckle) {
        const Level top = 0.62;
        fill_patch(m_top, {flat(0), flat(m_trunk.place(0.34))}, Part::body, colour, m_canvas);
        fill_patch(m_top, {flat(m_trunk.place(0.3)), flat(m_trunk.place(top + 0.012)), -0.72, 0.72},
                   Part::body, m_canvas.style.ink, m_canvas);
        fill_patch(m_top, {flat(m_trunk.place(0.3)), flat(m_trunk.place(top)), -0.68, 0.68},
                   Part::body, colour, m_canvas);
        for (const double side : {-1.0, 1.0}) {
            for (const double middle : {0.55, pi - 0.5})
                fill_patch(m_top,
                           {flat(m_trunk.place(0.34)), flat(m_trunk.place(0.88)),
                            side * middle - 0.1, side * middle + 0.1},
                           Part::body, colour, m_canvas);
            button(top - 0.03, side * 0.55, 0.03 * m_body.build().chest_width, buckle);
        }
        fill_patch(m_top, {flat(m_trunk.place(0.42)), flat(m_trunk.place(0.53)), -0.26, 0.26},
                   Part::body, m_canvas.shaded(colour, 0.8), m_canvas);
    }

  private:
    [[nodiscard]] double metres_a_ball() const {
        return (m_trunk.top()[1].centre - m_trunk.top()[0].centre).norm();
    }
    void dot(double place, double angle_rad, double radius, Colour colour) {
        const std::size_t ball =
            std::min(static_cast<std::size_t>(std::lround(place)), m_trunk.top().size() - 1);
        const double round = m_trunk.top()[ball].axes.col(0).norm();
        std::vector<Vec2> outline;
        for (int i = 0; i < 14; ++i) {
            const double turn = 2 * pi * i / 14;
            outline.push_back(m_surface.at(place + radius * std::sin(turn) / metres_a_ball(),
                                           angle_rad + radius * std::cos(turn) / round));
        }
        fill_outline(outline, Part::body, colour, m_canvas);
    }

    const Body& m_body;
    const Trunk& m_trunk;
    const SeenLoft& m_top;
    Surface m_surface;
    const Canvas& m_canvas;
};

constexpr Colour leather{74, 52, 44};

void dress(const Body& body, TopPainter& painter, const Trunk& trunk) {
    const Appearance& look = body.look();
    if (look.stripes)
        painter.stripes();
    switch (look.garment) {
    case Garment::jersey:
        painter.band(trunk.hem() - 0.02, trunk.hem() + 0.075, darker(look.top));
        break;
    case Garment::coat:
        painter.seam(trunk.hem() + 0.02, belt_low, -0.10, 1.0);
        painter.seam(belt_high, 0.87, -0.10, 1.0);
        painter.belt(leather, look.trim);
        break;
    case Garment::raincoat:
        painter.band(trunk.hem() - 0.02, trunk.hem() + 0.07, darker(look.top));
        painter.seam(trunk.hem() + 0.02, 0.87, -0.16, 0.9);
        break;
    case Garment::shirt:
        painter.seam(trunk.hem(), 0.86, 0.0, 0.8);
        break;
    case Garment::overalls:
        painter.bib(look.trousers, look.trim);
        break;
    }
    if (look.buttons && look.garment == Garment::coat)
        painter.two_rows_of_buttons();
    else if (look.buttons)
        painter.row_of_buttons(look.garment == Garment::raincoat ? 0.055 : 0.028);
}

// Where a collar's two ends meet at the throat.
void opening(const SeenLoft& collar, const Appearance& look, const Canvas& canvas) {
    const double top = static_cast<double>(collar.size() - 1);
    const double middle = look.garment == Garment::coat ? -0.10 : 0;
    fill_patch(collar, {flat(0.4), flat(top), middle - 0.035, middle + 0.035}, Part::body,
               canvas.style.ink, canvas);
}

} // namespace

void draw_top(const Body& body, const Trunk& trunk, std::span<const SeenLoft> shoulders,
              const Canvas& canvas) {
    const SeenLoft top(trunk.top(), canvas.projection);
    if (top.empty())
        return;
    ink(top, Part::body, canvas);
    for (const SeenLoft& shoulder : shoulders)
        ink(shoulder, Part::arm, canvas);
    fill_lit(top, Part::body, body.look().top, canvas, 0.3);
    TopPainter painter(body, trunk, top, canvas);
    dress(body, painter, trunk);
}

void draw_neck(const Body& body, const Trunk& trunk, bool from_behind, const Canvas& canvas) {
    const SeenLoft neck(trunk.neck(), canvas.projection);
    ink(neck, Part::body, canvas, {0.2, 1.2});
    const Colour skin = body.look().skin;
    fill(neck, Part::body, from_behind ? skin : canvas.shaded(skin), canvas);
}

void draw_collar(const Body& body, const Trunk& trunk, const Canvas& canvas) {
    const Appearance& look = body.look();
    const SeenLoft collar(trunk.collar(), canvas.projection);
    if (collar.empty())
        return;
    const Colour light{255, 255, 255};
    const bool knitted = look.garment == Garment::jersey;
    const Colour colour = knitted ? darker(look.top) : mixed(look.top, light, 0.10);
    const double top = static_cast<double>(collar.size() - 1);
    ink(collar, Part::body, canvas);
    // From above one looks into it.
    const Ball& rim = trunk.collar()[trunk.collar().size() - 1];
    const bool from_above = rim.axes.col(1).dot(canvas.projection.eye() - rim.centre) > 0;
    fill(collar, Part::body, from_above ? canvas.shaded(darker(look.top), 1.3) : colour, canvas);
    fill_patch(collar, {flat(0), flat(top)}, Part::body, colour, canvas);
    if (look.garment == Garment::coat)
        fill_patch(collar, {flat(top - 0.55), flat(top)}, Part::body, look.trim, canvas);
    if (look.garment != Garment::jersey)
        opening(collar, look, canvas);
}

} // namespace mh
