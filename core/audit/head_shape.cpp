#include "core/audit/head_shape.h"

#include "core/base/easing.h"
#include "core/figure/figure.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

// From so far that the view is as good as parallel.
constexpr double away_m = 40;
constexpr PictureSize picture{720, 720};

Camera from_side(const Vec3& head, double angle_rad) {
    Camera camera;
    camera.aim = head;
    camera.position = head + away_m * Vec3(std::sin(angle_rad), 0, std::cos(angle_rad));
    camera.fov_rad = 2 * std::atan(1 / away_m);
    return camera;
}

Box between(const Box& a, const Box& b, double u) {
    return {lerp(a.left, b.left, u), lerp(a.top, b.top, u), lerp(a.right, b.right, u),
            lerp(a.bottom, b.bottom, u)};
}

// Seen from a side of the head, 0 its front and positive its left.
Box reach_from(const HeadShape& shape, double angle_rad) {
    const double place = angle_rad / (2 * pi) * head_views;
    const double below = std::floor(place);
    const auto index = [](double view) {
        const int wrapped = static_cast<int>(view) % static_cast<int>(head_views);
        return static_cast<std::size_t>(wrapped < 0 ? wrapped + static_cast<int>(head_views)
                                                    : wrapped);
    };
    return between(shape.reach[index(below)], shape.reach[index(below + 1)], place - below);
}

// The upright box round one that is tipped to the right about the joint.
Box tipped(const Box& box, double angle_rad) {
    const double c = std::cos(angle_rad);
    const double s = std::sin(angle_rad);
    // A head is round: its box's corners are empty, and are tipped as an ellipse's would be.
    const Vec2 middle(0.5 * (box.left + box.right), 0.5 * (box.top + box.bottom));
    const Vec2 half(0.5 * (box.right - box.left), 0.5 * (box.bottom - box.top));
    const Vec2 at(c * middle.x() - s * middle.y(), s * middle.x() + c * middle.y());
    const Vec2 reach(std::hypot(c * half.x(), s * half.y()),
                     std::hypot(s * half.x(), c * half.y()));
    return {at.x() - reach.x(), at.y() - reach.y(), at.x() + reach.x(), at.y() + reach.y()};
}

} // namespace

HeadShape head_shape_of(const Character& character, const Skeleton& skeleton, const Style& style) {
    Pose pose;
    solve_forward(skeleton, JointPose::rest(skeleton), pose);
    const Vec3& head = pose.at(Bone::head);
    HeadShape shape;
    Drawing drawing;
    for (std::size_t view = 0; view < head_views; ++view) {
        const double angle = 2 * pi * static_cast<double>(view) / head_views;
        const Projection projection(from_side(head, angle), picture);
        drawing.clear();
        draw_head(character, skeleton, pose, FaceState{}, style, projection, 0, drawing);
        const Box box = head_box(drawing, 0);
        const double metre = projection.pixels_per_metre(away_m);
        const double middle = 0.5 * picture.width;
        shape.reach[view] = {(box.left - middle) / metre, (box.top - middle) / metre,
                             (box.right - middle) / metre, (box.bottom - middle) / metre};
    }
    return shape;
}

Box head_box_about(const HeadShape& shape, const Pose& pose, const Projection& projection) {
    const Vec3& head = pose.at(Bone::head);
    const std::optional<Vec2> joint = projection.to_picture(head);
    if (!joint)
        return {};
    const Quat& axes = pose.axes(Bone::head);
    const Vec3 seen_from = axes.conjugate() * (projection.eye() - head);
    const Vec3 up = projection.to_camera(head + axes * Vec3::UnitY()) - projection.to_camera(head);
    const Box reach = tipped(reach_from(shape, std::atan2(seen_from.x(), seen_from.z())),
                             std::atan2(up.x(), up.y()));
    const double metre = projection.pixels_per_metre(projection.to_camera(head).z());
    return {joint->x() + metre * reach.left, joint->y() + metre * reach.top,
            joint->x() + metre * reach.right, joint->y() + metre * reach.bottom};
}

} // namespace mh
