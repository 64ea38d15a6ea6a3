#include "core/timeline/framing.h"

#include "core/base/easing.h"
#include "core/direction/framing_rules.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mh {

namespace {

constexpr double side_margin = 0.06;   // of the picture's width, kept free at each side
constexpr double edge_margin = 0.02;   // of its height
constexpr double look_room = 0.055;    // of its width, moved towards the side faced
constexpr double most_turn_rad = 0.44; // about 25 degrees
constexpr double over_shoulder_rad = 0.42;
constexpr double shoulder_room = 0.06; // metres, beside a shoulder
constexpr double looming = 0.06; // of a head's height: its near side stands higher on the picture
constexpr double nearest = 0.6;  // metres, from the lens to anybody

// What must be seen of a subject: an upright box round its axis.
struct Extent {
    Vec3 axis;
    double half_width;
    double top;
    double bottom;
};

struct View {
    Vec3 back;  // from the stage to the camera, level
    Vec3 right; // of the picture
};

View view_at(double azimuth_rad, double side) {
    const Vec3 back(std::sin(azimuth_rad), 0, (side < 0 ? -1 : 1) * std::cos(azimuth_rad));
    return {back, Vec3::UnitY().cross(back)};
}

double azimuth_of(const FramingOrder& order, const FramingRule& rule) {
    const Standing& first = order.subjects.front();
    if (order.framing == Framing::over_the_shoulder && order.subjects.size() > 1) {
        const double across = order.subjects[1].floor.x() - first.floor.x();
        return across < 0 ? -over_shoulder_rad : over_shoulder_rad;
    }
    const double faced = std::sin(first.yaw_rad); // -1 to the stage's right, 1 to its left
    return order.subjects.size() > 1 ? 0 : faced * std::min(most_turn_rad, rule.turn * pi / 2);
}

double room_over_skull(const Standing& standing, const FramingRule& rule) {
    const double room = rule.hair_room * standing.build.head_height;
    const double hat = standing.head.over_skull + looming * standing.build.head_height;
    return rule.holds_hats ? std::max(room, hat) : room;
}

Extent extent_of(const Standing& standing, const FramingRule& rule, bool with_shoulders) {
    const Build& build = standing.build;
    const double skull = skull_height(standing);
    const double shoulders = build.shoulder_width / 2 + build.limb_width / 2 + shoulder_room;
    return {head_axis(standing), std::max(standing.head.beside, with_shoulders ? shoulders : 0.0),
            skull + room_over_skull(standing, rule),
            skull - build.head_height - standing.head.under_chin};
}

// The least distance from which a box is inside the picture.
double distance_for(const Extent& extent, const Vec3& middle, const View& view, double tan_y,
                    double aspect) {
    const Vec3 from = extent.axis - middle;
    const double towards = from.dot(view.back);
    const double x = std::abs(from.dot(view.right)) + extent.half_width;
    const double y = std::max(extent.top - middle.y(), middle.y() - extent.bottom);
    return towards + std::max({x / (tan_y * aspect * (1 - 2 * side_margin)),
                               y / (tan_y * (1 - 2 * edge_margin)), nearest});
}

double middle_height(const FramingOrder& order, const FramingRule& rule, double framed) {
    double eyes = 0;
    double top = 0;
    for (const Standing& subject : order.subjects) {
        eyes = std::max(eyes, eye_height(subject));
        top = std::max(top, skull_height(subject) + room_over_skull(subject, rule));
    }
    if (rule.shows_floor())
        return std::max(framed * (0.5 - rule.floor_room / rule.of_body),
                        top - framed / 2 * (1 - 2 * edge_margin));
    return top_of_hanging_picture(framed, eyes, top) - framed / 2;
}

double framed_height(const FramingOrder& order, const FramingRule& rule) {
    double framed = 0;
    for (const Standing& subject : order.subjects) {
        // What hangs from the head shows as much of one who sits as of one who stands.
        const double body = subject.build.height - (rule.shows_floor() ? subject.lowered : 0);
        framed = std::max({framed, rule.of_body * body, rule.of_head * subject.build.head_height});
    }
    return framed * std::max(0.2, order.widen);
}

// The middle between the outermost sides, and a little towards where a lone subject looks.
Vec3 middle_of(const std::vector<Extent>& extents, const FramingOrder& order, const View& view,
               double framed) {
    double left = std::numeric_limits<double>::max();
    double right = std::numeric_limits<double>::lowest();
    Vec3 mean = Vec3::Zero();
    for (const Extent& extent : extents) {
        const double x = extent.axis.dot(view.right);
        left = std::min(left, x - extent.half_width);
        right = std::max(right, x + extent.half_width);
        mean += extent.axis / static_cast<double>(extents.size());
    }
    double x = (left + right) / 2;
    if (order.subjects.size() == 1) {
        const double yaw = order.subjects.front().yaw_rad;
        x += Vec3(std::sin(yaw), 0, std::cos(yaw)).dot(view.right) * look_room * framed *
             order.aspect;
    }
    return view.right * x + view.back * mean.dot(view.back);
}

} // namespace

double skull_height(const Standing& standing) {
    return standing.floor.y() + standing.build.height - standing.lowered;
}

Vec3 head_axis(const Standing& standing) {
    const Vec3 ahead(std::sin(standing.yaw_rad), 0, std::cos(standing.yaw_rad));
    return standing.floor + standing.head.forward * ahead;
}

double eye_height(const Standing& standing) {
    return skull_height(standing) - eyes_in_head * standing.build.head_height;
}

Camera frame(const FramingOrder& order) {
    const FramingRule& rule = rule_of(order.framing);
    const View view = view_at(azimuth_of(order, rule), order.side);
    const double tan_y = std::tan(radians(rule.fov_deg) / 2);
    const bool with_shoulders = rule.of_body > 0;
    std::vector<Extent> extents;
    for (const Standing& subject : order.subjects)
        extents.push_back(extent_of(subject, rule, with_shoulders));
    double framed = framed_height(order, rule);
    Vec3 middle = Vec3::Zero();
    double distance = 0;
    // What does not fit is seen from farther away, which shows more and moves the middle; a few
    // rounds settle both.
    for (int round = 0; round < 8; ++round) {
        middle = middle_of(extents, order, view, framed);
        middle.y() = middle_height(order, rule, framed);
        distance = framed / (2 * tan_y);
        for (const Extent& extent : extents)
            distance = std::max(distance, distance_for(extent, middle, view, tan_y, order.aspect));
        framed = distance * 2 * tan_y;
    }
    Camera camera;
    camera.aim = middle;
    camera.position = middle + view.back * distance;
    camera.fov_rad = radians(rule.fov_deg);
    return camera;
}

} // namespace mh
