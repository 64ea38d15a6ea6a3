#include "core/timeline/on_picture.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr double nearest_depth = 0.3; // metres; nearer is behind the camera
constexpr double hand_room = 0.12;    // metres beside the shoulders, where hands hang
constexpr double sway = 0.08;         // metres that a living head goes to either side
constexpr double rise = 0.03;         // and up
constexpr double clear_of_edge = 0.03;

PictureSpan across(double middle, double half, double metres) {
    return {(middle - half) / metres, (middle + half) / metres};
}

} // namespace

double PictureSpan::beyond() const {
    return std::max(0.0, high - 1) + std::max(0.0, -1 - low);
}

double PictureSpan::way_in() const {
    return low < -1 ? -1 - low + clear_of_edge : high > 1 ? 1 - high - clear_of_edge : 0;
}

double PictureSpan::way_out() const {
    const double left = -1 - high - clear_of_edge;
    const double right = 1 - low + clear_of_edge;
    return -left < right ? left : right;
}

Vec3 right_of(const Camera& camera) {
    return (camera.aim - camera.position).cross(Vec3::UnitY()).normalized();
}

std::optional<OnPicture> on_picture(const Camera& camera, double aspect, const Standing& who) {
    const Vec3 right = right_of(camera);
    const Vec3 from = who.floor - camera.position;
    const double depth = from.dot((camera.aim - camera.position).normalized());
    if (depth < nearest_depth)
        return std::nullopt;
    const double up_metres = depth * std::tan(camera.fov_rad / 2);
    const double metres = up_metres * aspect;
    const Vec3 head = head_axis(who) - camera.position;
    const double body = who.build.shoulder_width / 2 + who.build.limb_width / 2 + hand_room;
    const double skull = skull_height(who) - camera.position.y();
    return OnPicture{across(head.dot(right), who.head.beside + sway, metres),
                     {(skull - who.build.head_height - who.head.under_chin) / up_metres,
                      (skull + who.head.over_skull + rise) / up_metres},
                     across(from.dot(right), body, metres),
                     metres};
}

} // namespace mh
