#include "core/picture/clip.h"

#include <algorithm>

namespace mh {

namespace {

constexpr double nearest_metres = 0.1;

// The part of a closed polygon where `inside(p)` is at least 0 (Sutherland–Hodgman).
template <typename Point, typename Inside>
std::vector<Point> kept(const std::vector<Point>& polygon, const Inside& inside) {
    std::vector<Point> out;
    out.reserve(polygon.size() + 2);
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point& a = polygon[i];
        const Point& b = polygon[(i + 1) % polygon.size()];
        const double in_a = inside(a);
        const double in_b = inside(b);
        if (in_a >= 0)
            out.push_back(a);
        if ((in_a >= 0) != (in_b >= 0))
            out.push_back(a + in_a / (in_a - in_b) * (b - a));
    }
    return out;
}

} // namespace

std::vector<Vec2> clipped_outline(const std::vector<Vec3>& world, const Projection& projection,
                                  double margin_px) {
    std::vector<Vec3> seen;
    seen.reserve(world.size());
    for (const Vec3& point : world)
        seen.push_back(projection.to_camera(point));
    seen = kept(seen, [](const Vec3& p) { return p.z() - nearest_metres; });
    const double width = projection.picture().width;
    const double height = projection.picture().height;
    std::vector<Vec2> picture;
    picture.reserve(seen.size());
    for (const Vec3& p : seen) {
        const double scale = projection.pixels_per_metre(p.z());
        picture.emplace_back(0.5 * width + scale * p.x(), 0.5 * height - scale * p.y());
    }
    picture = kept(picture, [&](const Vec2& p) { return p.x() + margin_px; });
    picture = kept(picture, [&](const Vec2& p) { return width + margin_px - p.x(); });
    picture = kept(picture, [&](const Vec2& p) { return p.y() + margin_px; });
    picture = kept(picture, [&](const Vec2& p) { return height + margin_px - p.y(); });
    if (picture.size() < 3)
        picture.clear();
    return picture;
}

std::vector<Vec2> strip_of(const std::vector<Vec2>& outline, double left_px, double right_px) {
    std::vector<Vec2> strip = kept(outline, [&](const Vec2& p) { return p.x() - left_px; });
    strip = kept(strip, [&](const Vec2& p) { return right_px - p.x(); });
    if (strip.size() < 3)
        strip.clear();
    return strip;
}

std::vector<Vec2> smooth_outline(const std::vector<Vec2>& points, int steps) {
    const std::size_t n = points.size();
    std::vector<Vec2> out;
    out.reserve(n * static_cast<std::size_t>(steps));
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2& before = points[(i + n - 1) % n];
        const Vec2& a = points[i];
        const Vec2& b = points[(i + 1) % n];
        const Vec2& after = points[(i + 2) % n];
        for (int k = 0; k < steps; ++k) {
            const double u = static_cast<double>(k) / steps;
            const Vec2 m0 = 0.5 * (b - before);
            const Vec2 m1 = 0.5 * (after - a);
            out.push_back(a + u * m0 + u * u * (3 * (b - a) - 2 * m0 - m1) +
                          u * u * u * (2 * (a - b) + m0 + m1));
        }
    }
    return out;
}

std::vector<Vec2> grown_outline(const std::vector<Vec2>& outline, double by_px) {
    constexpr double longest_corner = 2; // of what the sides move
    const std::size_t n = outline.size();
    double area = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2& a = outline[i];
        const Vec2& b = outline[(i + 1) % n];
        area += a.x() * b.y() - b.x() * a.y();
    }
    const double outwards = area < 0 ? -by_px : by_px;
    // Away from a side, for an outline of positive area; nothing where it has no length.
    const auto normal = [](const Vec2& from, const Vec2& to) -> Vec2 {
        const Vec2 along = to - from;
        const double length = along.norm();
        return length > 1e-9 ? Vec2(along.y() / length, -along.x() / length) : Vec2(0, 0);
    };
    std::vector<Vec2> grown(outline);
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 before = normal(outline[(i + n - 1) % n], outline[i]);
        const Vec2 after = normal(outline[i], outline[(i + 1) % n]);
        const bool one_side = before.isZero() || after.isZero();
        const Vec2 both = one_side ? Vec2(2 * (before + after)) : Vec2(before + after);
        // Both moved sides meet along their normals' sum.
        const double size = both.norm();
        if (size > 1e-9)
            grown[i] += outwards * std::min(2 / size, longest_corner) / size * both;
    }
    return grown;
}

} // namespace mh
