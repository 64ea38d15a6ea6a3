#include "core/picture/stage.h"

#include "core/picture/clip.h"

#include <cmath>
#include <functional>

namespace mh {

namespace {

constexpr double passed_metres = 0.45; // nearer than this to the camera a layer is gone
constexpr int curve_steps = 8;
constexpr double safe_metres = 0.2; // further than this in front of it nothing need be clipped
constexpr double floor_half_width = 60;
constexpr double floor_near_z = 30;

constexpr Tag set_tag{-1, Part::set};

void emit(const std::vector<Vec2>& outline, Drawing& out) {
    for (std::size_t i = 0; i < outline.size(); ++i)
        i == 0 ? out.move_to(outline[i]) : out.line_to(outline[i]);
    out.close();
}

// A plane in the world that shapes are painted on.
struct Plane {
    enum class Kind { upright, floor } kind;
    double z = 0;

    [[nodiscard]] Vec3 at(const Vec2& p) const {
        return kind == Kind::upright ? Vec3(p.x(), p.y(), z) : Vec3(p.x(), 0, p.y());
    }
};

std::optional<Gradient> gradient_of(const SetShape& shape, const Plane& plane,
                                    const Projection& projection) {
    if (!shape.fade)
        return std::nullopt;
    const auto from = projection.to_picture(plane.at(shape.fade->from));
    const auto to = projection.to_picture(plane.at(shape.fade->to));
    if (!from || !to)
        return std::nullopt;
    return Gradient{*from, *to, shape.fade->colour, shape.fade->round};
}

struct Span2 {
    Vec2 least;
    Vec2 most;

    explicit Span2(const std::vector<Vec2>& points) : least(points.front()), most(least) {
        for (const Vec2& p : points) {
            least = least.cwiseMin(p);
            most = most.cwiseMax(p);
        }
    }
    [[nodiscard]] bool within(PictureSize picture, double margin_px) const {
        return least.minCoeff() >= -margin_px && most.x() <= picture.width + margin_px &&
               most.y() <= picture.height + margin_px;
    }
    [[nodiscard]] bool overlaps(PictureSize picture) const {
        return most.x() > 0 && most.y() > 0 && least.x() < picture.width &&
               least.y() < picture.height;
    }
};

enum class Where { outside, whole, clipped };

// Where a shape lies, by the corners of its box grown for what a curve swings out.
Where where_is(const SetShape& shape, const Plane& plane, const Projection& projection) {
    Span2 box(shape.points);
    if (shape.smooth) {
        const Vec2 swing = 0.2 * (box.most - box.least);
        box.least -= swing;
        box.most += swing;
    }
    std::vector<Vec2> corners;
    for (const Vec2& corner : {box.least, Vec2(box.most.x(), box.least.y()), box.most,
                               Vec2(box.least.x(), box.most.y())}) {
        const Vec3 world = plane.at(corner);
        if (projection.to_camera(world).z() < safe_metres)
            return Where::clipped;
        corners.push_back(*projection.to_picture(world));
    }
    const Span2 seen(corners);
    if (!seen.overlaps(projection.picture()))
        return Where::outside;
    // A curve is cut only where it must be: it becomes a polygon by it.
    const double kept_px = shape.smooth ? projection.picture().width : 0;
    return seen.within(projection.picture(), kept_px) ? Where::whole : Where::clipped;
}

// A closed curve through points (Catmull–Rom), as cubics.
void emit_smooth(const std::vector<Vec2>& points, Drawing& out) {
    const std::size_t n = points.size();
    out.move_to(points[0]);
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2& a = points[i];
        const Vec2& b = points[(i + 1) % n];
        out.cubic_to(a + (b - points[(i + n - 1) % n]) / 6, b - (points[(i + 2) % n] - a) / 6, b);
    }
    out.close();
}

std::vector<Vec2> projected(const std::vector<Vec2>& points, const Plane& plane,
                            const Projection& projection) {
    std::vector<Vec2> out;
    out.reserve(points.size());
    for (const Vec2& p : points)
        out.push_back(*projection.to_picture(plane.at(p)));
    return out;
}

std::vector<Vec2> clipped(const SetShape& shape, const Plane& plane, const Projection& projection,
                          double margin_px) {
    const std::vector<Vec2>& flat =
        shape.smooth ? smooth_outline(shape.points, curve_steps) : shape.points;
    std::vector<Vec3> world;
    world.reserve(flat.size());
    for (const Vec2& p : flat)
        world.push_back(plane.at(p));
    return clipped_outline(world, projection, margin_px);
}

// A rail or a plank right across the picture: a painter pays for such a slope by more than its
// length, and less for it in pieces.
constexpr double piece_px = 160;
constexpr double overlap_px = 2; // so that no seam shows between opaque pieces
bool long_and_low(const std::vector<Vec2>& outline) {
    const Span2 box(outline);
    const Vec2 size = box.most - box.least;
    return size.x() > 2 * piece_px && size.y() < 0.06 * size.x();
}

// Fills an outline as it is, or piece by piece.
void emit_fill(const std::vector<Vec2>& outline, Colour fill, bool in_pieces, Drawing& out) {
    const Span2 box(outline);
    const double width = box.most.x() - box.least.x();
    const int pieces = in_pieces ? static_cast<int>(std::ceil(width / piece_px)) : 1;
    for (int i = 0; i < pieces; ++i) {
        const double left = box.least.x() + width * i / pieces;
        const std::vector<Vec2> piece =
            pieces == 1 ? outline : strip_of(outline, left, left + width / pieces + overlap_px);
        if (piece.empty())
            continue;
        out.begin(set_tag);
        out.current().fill = fill;
        emit(piece, out);
    }
}

Colour set_ink(const SetShape& shape, const Style& style) {
    Colour ink = mixed(shape.fill, style.ink, 0.6);
    ink.a = 255;
    return ink;
}

void draw_shape(const SetShape& shape, const Plane& plane, double metre_px, const Style& style,
                const Projection& projection, Drawing& out) {
    const Where where = where_is(shape, plane, projection);
    if (where == Where::outside)
        return;
    const bool curved = shape.smooth && where == Where::whole;
    const double ink_px = shape.ink > 0 ? std::max(0.8, shape.ink * metre_px) : 0;
    const std::vector<Vec2> outline = where == Where::whole
                                          ? projected(shape.points, plane, projection)
                                          : clipped(shape, plane, projection, ink_px + 2);
    if (outline.empty() || !Span2(outline).overlaps(projection.picture()))
        return;
    // Ink under a smaller fill costs a painter less than a line stroked round it; a fill that lets
    // through would show it.
    const bool opaque = shape.fill.a == 255 && !shape.fade;
    const bool under = ink_px > 0 && opaque;
    const bool in_pieces = opaque && !curved && long_and_low(outline);
    const auto emit_grown = [&](double by_px, Colour fill) {
        const std::vector<Vec2> line = by_px == 0 ? outline : grown_outline(outline, by_px);
        if (!curved)
            return emit_fill(line, fill, in_pieces, out);
        out.begin(set_tag);
        out.current().fill = fill;
        emit_smooth(line, out);
    };
    if (under)
        emit_grown(0.5 * ink_px, set_ink(shape, style));
    emit_grown(under ? -0.5 * ink_px : 0, shape.fill);
    out.current().gradient = gradient_of(shape, plane, projection);
    if (ink_px > 0 && !under) {
        out.current().stroke = set_ink(shape, style);
        out.current().stroke_width = static_cast<float>(ink_px);
    }
}

// Where the level line of sight meets the picture, pixels from its top.
double horizon_px(const Projection& projection) {
    const Vec3 up = projection.to_camera(projection.eye() + Vec3(0, 1, 0));
    const double pitch = std::atan2(up.z(), std::hypot(up.x(), up.y()));
    return 0.5 * projection.picture().height + projection.focal_px() * std::tan(pitch);
}

} // namespace

void draw_backdrop(const Set& set, const Style& style, const Projection& projection, Drawing& out) {
    const double width = projection.picture().width;
    const double height = projection.picture().height;
    const double horizon = horizon_px(projection);
    out.begin(set_tag);
    out.current().fill = set.sky;
    if (set.sky != set.horizon)
        out.current().gradient = Gradient{{0, horizon - height}, {0, horizon}, set.horizon, false};
    emit({{0, 0}, {width, 0}, {width, height}, {0, height}}, out);
    SetShape floor;
    floor.points = {{-floor_half_width, set.back_z},
                    {floor_half_width, set.back_z},
                    {floor_half_width, floor_near_z},
                    {-floor_half_width, floor_near_z}};
    floor.fill = set.floor_far;
    if (set.floor_far != set.floor)
        floor.fade = SetFade{{0, set.back_z}, {0, 0.3 * set.back_z}, set.floor, false};
    const Plane ground{Plane::Kind::floor};
    draw_shape(floor, ground, 0, style, projection, out);
    for (const SetShape& shape : set.floor_shapes)
        draw_shape(shape, ground, 0, style, projection, out);
}

void draw_layer(const SetLayer& layer, const Style& style, const Projection& projection,
                Drawing& out) {
    const double depth = depth_of(layer, projection);
    if (depth < passed_metres)
        return;
    const Plane plane{Plane::Kind::upright, layer.z};
    const double metre_px = projection.pixels_per_metre(depth);
    for (const SetShape& shape : layer.shapes)
        draw_shape(shape, plane, metre_px, style, projection, out);
}

double depth_of(const SetLayer& layer, const Projection& projection) {
    const Vec3& eye = projection.eye();
    return projection.to_camera({eye.x(), eye.y(), layer.z}).z();
}

} // namespace mh
