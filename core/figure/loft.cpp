#include "core/figure/loft.h"

#include "core/base/easing.h"
#include "core/figure/silhouette.h"
#include "core/figure/smooth.h"

#include <algorithm>

namespace mh {

namespace {

double largest_px(const SeenLoft& loft) {
    double most = 0;
    for (const Disc& disc : loft.discs())
        most = std::max(most, disc.largest_px());
    return most;
}

constexpr std::size_t most_hulls_a_gap = 4;
static_assert((most_balls - 1) * most_hulls_a_gap + 1 <= most_row);

// How many hulls stand for one gap between discs: more where the gaps are wide on the picture, so
// that straight runs stay short.
std::size_t hulls_a_gap(const SeenLoft& loft) {
    constexpr double longest_run_px = 15;
    double widest = 0;
    for (std::size_t i = 0; i + 1 < loft.size(); ++i)
        widest = std::max(widest, (loft[i + 1].centre - loft[i].centre).norm() +
                                      (loft[i + 1].axis[0] - loft[i].axis[0]).norm());
    return static_cast<std::size_t>(
        std::clamp(std::ceil(widest / longest_run_px), 1.0, double{most_hulls_a_gap}));
}

// The union of neighbouring hulls as one path. `shaper(edge, place)` gives, for a disc, what makes
// an outline's point of the disc's own and its direction.
template <typename Shaper>
void emit_union(const SeenLoft& loft, Drawing& drawing, const Shaper& shaper) {
    const std::span<const Vec2> directions = directions_for(largest_px(loft));
    const std::size_t steps = loft.size() > 2 ? hulls_a_gap(loft) : 1;
    const std::size_t count = (loft.size() - 1) * steps + 1;
    const std::size_t half = directions.size() / 2; // the others are opposite
    std::array<DiscOutline, most_row> outlines;
    for (std::size_t i = 0; i < count; ++i) {
        const double place = static_cast<double>(i) / static_cast<double>(steps);
        const DiscEdge edge(steps == 1 ? loft[i] : loft.smooth_at(place));
        const auto shaped = shaper(edge, place);
        const auto put = [&](std::size_t d, const Vec2& offset) {
            const Vec2 point = shaped(edge.centre() + offset, directions[d]);
            outlines[i].point[d] = point;
            outlines[i].along[d] = point.dot(directions[d]);
        };
        for (std::size_t d = 0; d < half; ++d) {
            const Vec2 offset = edge.offset(directions[d]);
            put(d, offset);
            put(d + half, -offset);
        }
    }
    emit_row({outlines.data(), count}, directions.size(), drawing);
}

} // namespace

SeenLoft::SeenLoft(const Loft& loft, const Projection& projection) {
    for (std::size_t i = 0; i < loft.size(); ++i)
        if (!see(loft[i], projection, m_discs[i]))
            return;
    m_count = loft.size();
}

Disc SeenLoft::at(double place) const {
    const double last = static_cast<double>(m_count - 1);
    place = std::clamp(place, 0.0, last);
    const std::size_t i = std::min(static_cast<std::size_t>(place), m_count - 1);
    if (i + 1 >= m_count)
        return m_discs[i];
    return between(m_discs[i], m_discs[i + 1], place - static_cast<double>(i));
}

Disc SeenLoft::smooth_at(double place) const {
    Disc disc;
    const auto smooth = [&](const auto& value) { return smooth_between(m_count, value, place); };
    for (int k = 0; k < 2; ++k) {
        disc.centre[k] = smooth([&](std::size_t i) { return m_discs[i].centre[k]; });
        for (std::size_t a = 0; a < 3; ++a)
            disc.axis[a][k] = smooth([&](std::size_t i) { return m_discs[i].axis[a][k]; });
    }
    return disc;
}

Disc SeenLoft::slope(double place) const {
    const Disc ahead = at(place + 0.5);
    const Disc behind = at(place - 0.5);
    Disc change;
    change.centre = ahead.centre - behind.centre;
    for (std::size_t i = 0; i < 3; ++i)
        change.axis[i] = ahead.axis[i] - behind.axis[i];
    return change;
}

double Fade::at(double place) const {
    return whole == none ? 1.0 : smoothstep(unlerp(none, whole, place));
}

namespace {

// Wholly outside the picture, ink and all. A head is drawn wherever it is: its box is asked for.
bool out_of_picture(const SeenLoft& loft, Part part, const Canvas& canvas) {
    if (is_head(part))
        return false;
    Vec2 least(1e9, 1e9);
    Vec2 most(-1e9, -1e9);
    for (const Disc& disc : loft.discs()) {
        const double reach = std::sqrt(disc.axis[0].squaredNorm() + disc.axis[1].squaredNorm() +
                                       disc.axis[2].squaredNorm());
        least = least.cwiseMin(disc.centre - Vec2(reach, reach));
        most = most.cwiseMax(disc.centre + Vec2(reach, reach));
    }
    const double ink = 2 * canvas.line_px;
    const PictureSize picture = canvas.projection.picture();
    return most.x() < -ink || most.y() < -ink || least.x() > picture.width + ink ||
           least.y() > picture.height + ink;
}

// How far inside a loft what must not show past its edge begins: antialiasing would let it through
// an edge that it shares.
double hidden_px(const Disc& disc) {
    return std::min(1.0, 0.3 * disc.largest_px());
}

} // namespace

void ink(const SeenLoft& loft, Part part, const Canvas& canvas, const Fade& fade) {
    if (loft.empty() || out_of_picture(loft, part, canvas))
        return;
    canvas.drawing.begin(canvas.tag(part));
    canvas.drawing.current().fill = canvas.style.ink;
    const double hidden = hidden_px(loft[0]);
    emit_union(loft, canvas.drawing, [&](const DiscEdge&, double place) {
        return [&canvas, hidden, seen = fade.at(place)](const Vec2& p, const Vec2& direction) {
            return Vec2(p + lerp(-hidden, ink_px(canvas, direction), seen) * direction);
        };
    });
}

void fill(const SeenLoft& loft, Part part, Colour colour, const Canvas& canvas) {
    if (loft.empty() || out_of_picture(loft, part, canvas))
        return;
    canvas.drawing.begin(canvas.tag(part));
    canvas.drawing.current().fill = colour;
    emit_union(loft, canvas.drawing, [](const DiscEdge&, double) {
        return [](const Vec2& p, const Vec2&) { return p; };
    });
}

void fill_lit(const SeenLoft& loft, Part part, Colour colour, const Canvas& canvas, double depth,
              const Fade& fade) {
    if (loft.empty() || out_of_picture(loft, part, canvas))
        return;
    const double hidden = hidden_px(loft[loft.size() / 2]);
    canvas.drawing.begin(canvas.tag(part));
    canvas.drawing.current().fill = canvas.shaded(colour);
    emit_union(loft, canvas.drawing, [&](const DiscEdge&, double place) {
        return [hidden, fading = 1 - fade.at(place)](const Vec2& p, const Vec2& direction) {
            // Inside it too where the lit side has the same edge.
            const double lit = 0.5 + 0.5 * direction.dot(to_light());
            return Vec2(p - std::max(lit, fading) * hidden * direction);
        };
    });
    canvas.drawing.begin(canvas.tag(part));
    canvas.drawing.current().fill = colour;
    const double reach = std::min(1.0, depth * canvas.style.shadow_reach);
    // A disc shrunk about its own point nearest the light stays inside itself and touches there.
    emit_union(loft, canvas.drawing, [&](const DiscEdge& edge, double place) {
        const double keep = 1 - 0.5 * reach * fade.at(place);
        return [keep, lit = edge.at(to_light())](const Vec2& p, const Vec2&) {
            return Vec2(lit + keep * (p - lit));
        };
    });
}

} // namespace mh
