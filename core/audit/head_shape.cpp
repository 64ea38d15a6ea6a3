#include "core/audit/head_shape.h"

#include "core/base/easing.h"
#include "core/figure/figure.h"
#include "core/figure/head_reach.h"
#include "core/figure/mouth.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr std::size_t views = head_azimuths / 2; // each shows two sides
constexpr double turn_rad = 2 * pi / head_azimuths;
constexpr double rise_rad = pi / (head_elevations - 1);
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

// What a head at rest is measured on.
struct Model {
    const Character& character;
    const Skeleton& skeleton;
    const Style& style;
    Pose pose;
};

double elevation_of(std::size_t step) {
    return static_cast<double>(step) * rise_rad - 0.5 * pi;
}

// How far it reaches to either side of a view, and up and down, from `middle`.
void measure(const Model& model, const FaceState& face, std::size_t view, const Vec3& middle,
             HeadShape::Reach& reach) {
    const double angle = static_cast<double>(view) * turn_rad;
    const Vec3 centre = model.pose.at(Bone::head) + middle;
    const Projection projection(from_side(centre, angle), picture);
    Drawing drawing;
    draw_head(model.character, model.skeleton, model.pose, face, model.style, projection, 0,
              drawing);
    const double metre = projection.pixels_per_metre(away_m);
    const Vec2 centre_px(0.5 * picture.width, 0.5 * picture.height);
    // To the camera's right lies what is a quarter round from where it stands.
    for (const int side : {1, -1}) {
        const auto round = static_cast<int>(view) + side * static_cast<int>(head_azimuths) / 4;
        const auto azimuth =
            static_cast<std::size_t>(round + static_cast<int>(head_azimuths)) % head_azimuths;
        for (std::size_t step = 0; step < head_elevations; ++step) {
            const double elevation = elevation_of(step);
            const Vec2 way(side * std::cos(elevation), -std::sin(elevation));
            reach[azimuth][step] = (head_reach_px(drawing, 0, way) - centre_px.dot(way)) / metre;
        }
    }
}

// A jaw lowers a head by much the same from sides that lie next to each other.
void put_open_between(HeadShape& shape) {
    for (std::size_t azimuth = 1; azimuth < head_azimuths; azimuth += 2)
        for (std::size_t step = 0; step < head_elevations; ++step) {
            const auto opened = [&](std::size_t at) {
                return shape.open[at % head_azimuths][step] - shape.shut[at % head_azimuths][step];
            };
            shape.open[azimuth][step] =
                shape.shut[azimuth][step] + 0.5 * (opened(azimuth - 1) + opened(azimuth + 1));
        }
}

// Of a way along the head's axes, of any length, which the reach grows with.
double reach_along(const HeadShape::Reach& reach, const Vec3& way) {
    const double level = std::hypot(way.x(), way.z());
    const double azimuth = std::atan2(way.x(), way.z()) / turn_rad + head_azimuths;
    const double elevation = (std::atan2(way.y(), level) + 0.5 * pi) / rise_rad;
    const double before = std::floor(azimuth);
    const auto left = static_cast<std::size_t>(before) % head_azimuths;
    const auto right = (left + 1) % head_azimuths;
    const auto low = std::min(static_cast<std::size_t>(elevation), head_elevations - 2);
    const double up = elevation - static_cast<double>(low);
    const auto at = [&](std::size_t step) {
        return lerp(reach[left][step], reach[right][step], azimuth - before);
    };
    return way.norm() * lerp(at(low), at(low + 1), up);
}

// A head as a camera sees it.
struct SeenHead {
    const HeadShape& shape;
    double open;               // 0 to 1, of its open jaw
    Vec3 middle;               // in the camera's axes
    Eigen::Matrix3d from_view; // the camera's axes to the head's

    [[nodiscard]] double reach(const Vec3& way) const {
        const Vec3 along = from_view * way;
        return lerp(reach_along(shape.shut, along), reach_along(shape.open, along), open);
    }
};

// Along an axis of the picture, right or up, the furthest of the head's points' x/z or y/z: where a
// plane through the eye touches it, (x − s·z)·sign = 0. Found by steps that shrink by the head's
// size over its distance.
double edge_of(const SeenHead& head, int axis, double sign) {
    constexpr int steps = 4;
    const double depth = head.middle.z();
    double s = head.middle[axis] / depth;
    for (int i = 0; i < steps; ++i) {
        Vec3 way = sign * Vec3::Unit(axis);
        way.z() = -sign * s;
        s = (head.middle[axis] + sign * head.reach(way)) / depth;
    }
    return s;
}

} // namespace

HeadShape head_shape_of(const Character& character, const Skeleton& skeleton, const Style& style) {
    Model model{character, skeleton, style, {}};
    solve_forward(skeleton, JointPose::rest(skeleton), model.pose);
    FaceState shouting;
    shouting.mouth = MouthShape::D;
    shouting.loudness = 1;
    const FaceLayout layout = face_layout({character, skeleton, model.pose, character.appearance});
    HeadShape shape;
    shape.build = character.build;
    shape.mouth_wide_m = layout.mouth_wide_m;
    shape.middle = 0.5 * skeleton.tip[index_of(Bone::head)];
    shape.open_drop = jaw_drop(character.build, layout,
                               mouth_form(blended(shouting), shouting.mouth, shouting.loudness));
    for (std::size_t view = 0; view < views; ++view)
        measure(model, FaceState{}, view, shape.middle, shape.shut);
    for (std::size_t view = 0; view < views; view += 2)
        measure(model, shouting, view, shape.middle, shape.open);
    put_open_between(shape);
    return shape;
}

Box head_box_about(const HeadShape& shape, const Pose& pose, const FaceState& face,
                   const Projection& projection) {
    const Quat& axes = pose.axes(Bone::head);
    const Vec3 middle = pose.at(Bone::head) + axes * shape.middle;
    if (!projection.to_picture(pose.at(Bone::head)) || !projection.to_picture(middle))
        return {};
    FaceLayout layout{};
    layout.mouth_wide_m = shape.mouth_wide_m;
    const double drop =
        jaw_drop(shape.build, layout, mouth_form(blended(face), face.mouth, face.loudness));
    SeenHead head{shape, drop / shape.open_drop, projection.to_camera(middle), {}};
    Eigen::Matrix3d view; // rows: the camera's right, up and forward
    for (int axis = 0; axis < 3; ++axis)
        view.col(axis) = projection.to_camera(projection.eye() + Vec3::Unit(axis));
    head.from_view = axes.conjugate().toRotationMatrix() * view.transpose();
    const Vec2 centre(0.5 * projection.picture().width, 0.5 * projection.picture().height);
    const double focal = projection.focal_px();
    return {centre.x() + focal * edge_of(head, 0, -1), centre.y() - focal * edge_of(head, 1, 1),
            centre.x() + focal * edge_of(head, 0, 1), centre.y() - focal * edge_of(head, 1, -1)};
}

} // namespace mh
