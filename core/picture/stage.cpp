#include "core/picture/stage.h"

#include "core/picture/clip.h"

#include <cmath>
#include <functional>

namespace mh {

namespace {

constexpr double passed_metres = 0.45; // nearer than this to the camera a layer is gone
constexpr int curve_steps = 6;
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
    return Gradient{*from, *to, shape.fade->colour};
}

bool in_picture(const std::vector<Vec2>& outline, const Projection& projection) {
    Vec2 least = outline.front();
    Vec2 most = outline.front();
    for (const Vec2& p : outline) {
        least = least.cwiseMin(p);
        most = most.cwiseMax(p);
    }
    return most.x() > 0 && most.y() > 0 && least.x() < projection.picture().width &&
           least.y() < projection.picture().height;
}

void draw_shape(const SetShape& shape, const Plane& plane, double metre_px, const Style& style,
                const Projection& projection, Drawing& out) {
    const std::vector<Vec2>& flat =
        shape.smooth ? smooth_outline(shape.points, curve_steps) : shape.points;
    std::vector<Vec3> world;
    world.reserve(flat.size());
    for (const Vec2& p : flat)
        world.push_back(plane.at(p));
    const std::vector<Vec2> outline = clipped_outline(world, projection);
    if (outline.empty() || !in_picture(outline, projection))
        return;
    out.begin(set_tag);
    out.current().fill = shape.fill;
    out.current().gradient = gradient_of(shape, plane, projection);
    if (shape.ink > 0) {
        out.current().stroke = mixed(shape.fill, style.ink, 0.6);
        out.current().stroke.a = 255;
        out.current().stroke_width = static_cast<float>(std::max(0.8, shape.ink * metre_px));
    }
    emit(outline, out);
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
    out.current().gradient = Gradient{{0, horizon - height}, {0, horizon}, set.horizon};
    emit({{0, 0}, {width, 0}, {width, height}, {0, height}}, out);
    SetShape floor;
    floor.points = {{-floor_half_width, set.back_z},
                    {floor_half_width, set.back_z},
                    {floor_half_width, floor_near_z},
                    {-floor_half_width, floor_near_z}};
    floor.fill = set.floor_far;
    floor.fade = SetFade{{0, set.back_z}, {0, 0.3 * set.back_z}, set.floor};
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
