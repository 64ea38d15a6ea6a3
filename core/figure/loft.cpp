#include "core/figure/loft.h"

#include "core/base/easing.h"
#include "core/figure/smooth.h"

#include <algorithm>

namespace mh {

namespace {

constexpr std::size_t most_directions = 48;

// Unit directions round a circle; how many depends on how large the curve is on the picture, so
// that its corners stay under half a pixel.
class Directions {
  public:
    explicit Directions(std::size_t count) : m_count(count) {
        for (std::size_t i = 0; i < count; ++i) {
            const double angle = 2 * pi * static_cast<double>(i) / static_cast<double>(count);
            m_unit[i] = {std::cos(angle), std::sin(angle)};
        }
    }
    [[nodiscard]] std::span<const Vec2> all() const { return {m_unit.data(), m_count}; }

  private:
    std::array<Vec2, most_directions> m_unit;
    std::size_t m_count;
};

std::span<const Vec2> directions_for(double radius_px) {
    static const std::array<Directions, 5> tables{Directions(10), Directions(16), Directions(24),
                                                  Directions(34), Directions(most_directions)};
    constexpr std::array<double, 4> up_to_px{5, 16, 45, 110};
    std::size_t i = 0;
    while (i < up_to_px.size() && radius_px > up_to_px[i])
        ++i;
    return tables[i].all();
}

double largest_px(const Seen& loft) {
    double most = 0;
    for (const Disc& disc : loft.discs())
        most = std::max(most, disc.largest_px());
    return most;
}

// A disc's outline: its furthest point along each direction, and how far along it that lies.
struct Outline {
    std::array<Vec2, most_directions> point;
    std::array<double, most_directions> along;
};

// The hull of two discs. Where `chord` is set the run of points round the back of `a` is left out
// but for its ends: the disc before covers it.
void emit_hull(std::size_t count, const Outline& a, const Outline& b, bool chord,
               Drawing& drawing) {
    const auto of_a = [&](std::size_t i) { return a.along[i % count] >= b.along[i % count]; };
    bool any_of_b = false;
    for (std::size_t i = 0; i < count; ++i)
        any_of_b = any_of_b || !of_a(i);
    bool begun = false;
    for (std::size_t i = 0; i < count; ++i) {
        if (chord && any_of_b && of_a(i) && of_a(i + 1) && of_a(i + count - 1))
            continue;
        const Vec2& p = of_a(i) ? a.point[i] : b.point[i];
        begun ? drawing.line_to(p) : drawing.move_to(p);
        begun = true;
    }
    drawing.close();
}

// How many hulls stand for one gap between discs: more where the gaps are wide on the picture, so
// that straight runs stay short.
std::size_t hulls_a_gap(const Seen& loft) {
    constexpr double longest_run_px = 15;
    constexpr double most = 4;
    double widest = 0;
    for (std::size_t i = 0; i + 1 < loft.size(); ++i)
        widest = std::max(widest, (loft[i + 1].centre - loft[i].centre).norm() +
                                      (loft[i + 1].axis[0] - loft[i].axis[0]).norm());
    return static_cast<std::size_t>(std::clamp(std::ceil(widest / longest_run_px), 1.0, most));
}

// The union of neighbouring hulls as one path; `shaped(disc, place, direction)` is an outline's
// point.
template <typename Shaped>
void emit_union(const Seen& loft, Drawing& drawing, const Shaped& shaped) {
    const std::span<const Vec2> directions = directions_for(largest_px(loft));
    const std::size_t steps = loft.size() > 2 ? hulls_a_gap(loft) : 1;
    const std::size_t count = (loft.size() - 1) * steps + 1;
    std::array<Outline, 2> outlines;
    for (std::size_t i = 0; i < count; ++i) {
        const double place = static_cast<double>(i) / static_cast<double>(steps);
        const Disc disc = steps == 1 ? loft[i] : loft.smooth_at(place);
        Outline& outline = outlines[i % 2];
        for (std::size_t d = 0; d < directions.size(); ++d) {
            outline.point[d] = shaped(disc, place, directions[d]);
            outline.along[d] = outline.point[d].dot(directions[d]);
        }
        if (i > 0 || count == 1)
            emit_hull(directions.size(), outlines[i > 0 ? (i + 1) % 2 : 0], outline, i > 1,
                      drawing);
    }
}

} // namespace

Seen::Seen(const Loft& loft, const Projection& projection) {
    for (std::size_t i = 0; i < loft.size(); ++i)
        if (!see(loft[i], projection, m_discs[i]))
            return;
    m_count = loft.size();
}

Disc Seen::at(double place) const {
    const double last = static_cast<double>(m_count - 1);
    place = std::clamp(place, 0.0, last);
    const std::size_t i = std::min(static_cast<std::size_t>(place), m_count - 1);
    if (i + 1 >= m_count)
        return m_discs[i];
    return between(m_discs[i], m_discs[i + 1], place - static_cast<double>(i));
}

Disc Seen::smooth_at(double place) const {
    Disc disc;
    const auto smooth = [&](const auto& value) { return smooth_between(m_count, value, place); };
    for (int k = 0; k < 2; ++k) {
        disc.centre[k] = smooth([&](std::size_t i) { return m_discs[i].centre[k]; });
        for (std::size_t a = 0; a < 3; ++a)
            disc.axis[a][k] = smooth([&](std::size_t i) { return m_discs[i].axis[a][k]; });
    }
    return disc;
}

Disc Seen::slope(double place) const {
    const Disc ahead = at(place + 0.5);
    const Disc behind = at(place - 0.5);
    Disc change;
    change.centre = ahead.centre - behind.centre;
    for (std::size_t i = 0; i < 3; ++i)
        change.axis[i] = ahead.axis[i] - behind.axis[i];
    return change;
}

double Fade::at(double place) const {
    return whole <= none ? 1.0 : smoothstep(unlerp(none, whole, place));
}

void ink(const Seen& loft, Part part, const Canvas& canvas, const Fade& fade) {
    if (loft.empty())
        return;
    canvas.drawing.begin(canvas.tag(part));
    canvas.drawing.current().fill = canvas.style.ink;
    emit_union(
        loft, canvas.drawing, [&](const Disc& disc, double place, const Vec2& direction) -> Vec2 {
            return disc.edge(direction) + fade.at(place) * ink_px(canvas, direction) * direction;
        });
}

void fill(const Seen& loft, Part part, Colour colour, const Canvas& canvas) {
    if (loft.empty())
        return;
    canvas.drawing.begin(canvas.tag(part));
    canvas.drawing.current().fill = colour;
    emit_union(loft, canvas.drawing, [&](const Disc& disc, double, const Vec2& direction) -> Vec2 {
        return disc.edge(direction);
    });
}

void fill_lit(const Seen& loft, Part part, Colour colour, const Canvas& canvas, double depth,
              const Fade& fade) {
    if (loft.empty())
        return;
    fill(loft, part, canvas.shaded(colour), canvas);
    canvas.drawing.begin(canvas.tag(part));
    canvas.drawing.current().fill = colour;
    const double reach = std::min(1.0, depth * canvas.style.shadow_reach);
    // A disc shrunk about its own point nearest the light stays inside itself and touches there.
    emit_union(loft, canvas.drawing,
               [&](const Disc& disc, double place, const Vec2& direction) -> Vec2 {
                   const double keep = 1 - 0.5 * reach * fade.at(place);
                   const Vec2 lit = disc.edge(to_light());
                   return lit + keep * (disc.edge(direction) - lit);
               });
}

} // namespace mh
