#include "core/base/easing.h"
#include "core/figure/surface.h"

#include <algorithm>

namespace mh {

void fill_outline(const std::vector<Vec2>& outline, Part part, Colour colour,
                  const Canvas& canvas) {
    if (outline.size() < 3)
        return;
    canvas.drawing.begin(canvas.tag(part));
    canvas.drawing.current().fill = colour;
    canvas.drawing.move_to(outline.front());
    for (std::size_t i = 1; i < outline.size(); ++i)
        canvas.drawing.line_to(outline[i]);
    canvas.drawing.close();
}

void fill_patch(const SeenLoft& loft, const Patch& patch, Part part, Colour colour,
                const Canvas& canvas) {
    std::vector<Vec2> outline;
    Surface(loft).trace(patch, outline);
    fill_outline(outline, part, colour, canvas);
}

std::optional<Patch> lit_part(const SeenLoft& loft, const Patch& patch, const Canvas& canvas,
                              double depth) {
    if (loft.empty())
        return std::nullopt;
    const Facing seen = Surface(loft).horizon(between(patch.low, patch.high, 0.5));
    if (seen.empty())
        return std::nullopt;
    const double turns = std::round(
        (0.5 * (patch.from_rad + patch.to_rad) - 0.5 * (seen.least_rad + seen.most_rad)) /
        (2 * pi));
    const double share = 1 - std::min(1.0, depth * canvas.style.shadow_reach);
    constexpr double beyond_horizon = 0.6; // where another of the patch's rows may still be seen
    Patch lit = patch;
    lit.from_rad = seen.least_rad - beyond_horizon + 2 * pi * turns;
    lit.to_rad = lerp(seen.least_rad, seen.most_rad, share) + 2 * pi * turns;
    if (patch.to_rad - patch.from_rad < 2 * pi - 1e-9) {
        lit.from_rad = std::max(patch.from_rad, lit.from_rad);
        lit.to_rad = std::min(patch.to_rad, lit.to_rad);
    }
    if (lit.from_rad >= lit.to_rad)
        return std::nullopt;
    return lit;
}

void fill_patch_lit(const SeenLoft& loft, const Patch& patch, Part part, Colour colour,
                    const Canvas& canvas, double depth) {
    fill_patch(loft, patch, part, canvas.shaded(colour), canvas);
    if (const std::optional<Patch> lit = lit_part(loft, patch, canvas, depth))
        fill_patch(loft, *lit, part, colour, canvas);
}

namespace {

// A closed outline with every side moved outwards: a painter fills it for a fraction of what a
// stroke costs.
std::vector<Vec2> grown(const std::vector<Vec2>& outline, double by_px) {
    constexpr double longest_corner = 1.6; // of what the sides move
    const std::size_t n = outline.size();
    double area = 0;
    for (std::size_t i = 0; i < n; ++i)
        area +=
            outline[i].x() * outline[(i + 1) % n].y() - outline[(i + 1) % n].x() * outline[i].y();
    const double outwards = area < 0 ? -by_px : by_px;
    const auto normal = [&](std::size_t from) -> Vec2 {
        const Vec2 along = outline[(from + 1) % n] - outline[from];
        const double length = along.norm();
        return length > 1e-6 ? Vec2(along.y() / length, -along.x() / length) : Vec2(0, 0);
    };
    std::vector<Vec2> out(outline);
    Vec2 before = normal(n - 1);
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 after = normal(i);
        const Vec2 both = before + after;
        // Both moved sides meet along their normals' sum.
        const double size = both.norm();
        if (size > 1e-6)
            out[i] += outwards * std::min(2 / size, longest_corner) / size * both;
        if (!after.isZero())
            before = after;
    }
    return out;
}

} // namespace

void ink_patch(const SeenLoft& loft, const Patch& patch, Part part, double width_px,
               const Canvas& canvas) {
    if (loft.empty())
        return;
    // A sliver at the horizon would be but a row of blots.
    constexpr double sliver_rad = 0.25;
    const Facing seen =
        Surface(loft).horizon(between(patch.low, patch.high, 0.5), patch.from_rad, patch.to_rad);
    if (seen.most_rad - seen.least_rad < sliver_rad)
        return;
    std::vector<Vec2> outline;
    constexpr double whip_rad = 0.34; // of ink, that a rim which plunges would leave there
    Surface(loft).trace(patch, outline, whip_rad);
    if (outline.size() < 3)
        return;
    fill_outline(grown(outline, 0.5 * width_px), part, canvas.style.ink, canvas);
}

void ink_line(const std::vector<Vec2>& points, Part part, Colour colour, double width_px,
              const Canvas& canvas) {
    const std::size_t n = points.size();
    if (n < 2)
        return;
    double length_px = 0;
    for (std::size_t i = 1; i < n; ++i)
        length_px += (points[i] - points[i - 1]).norm();
    if (length_px < 2 * width_px) // a blot, where most of a line is past the horizon
        return;
    std::vector<Vec2> outline(2 * n);
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 along = points[std::min(i + 1, n - 1)] - points[i > 0 ? i - 1 : 0];
        const double length = along.norm();
        const Vec2 across =
            length > 1e-9 ? Vec2(-along.y() / length, along.x() / length) : Vec2(0, 0);
        const double u = static_cast<double>(i) / static_cast<double>(n - 1);
        const double half =
            0.5 * width_px * std::sqrt(std::max(0.0, 4 * u * (1 - u)) * 0.92 + 0.08);
        outline[i] = points[i] + half * across;
        outline[2 * n - 1 - i] = points[i] - half * across;
    }
    fill_outline(outline, part, colour, canvas);
}

} // namespace mh
