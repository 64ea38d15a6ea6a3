#include "core/timeline/clean_single.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace mh {

namespace {

constexpr double nearest_depth = 0.3;    // metres; nearer is behind the camera
constexpr double hand_room = 0.12;       // metres beside the shoulders, where hands hang
constexpr double clear_of_edge = 0.03;   // of half the picture's width
constexpr double most_off_middle = 0.34; // of half the width: how far from it the subject may be

// A body across the picture: −1 is its left edge, 1 its right one.
struct Across {
    double middle;
    double half;
    double metres; // of half the picture's width, where the body stands
};

std::optional<Across> across(const Camera& camera, double aspect, const Standing& who) {
    const Vec3 forward = (camera.aim - camera.position).normalized();
    const Vec3 right = forward.cross(Vec3::UnitY()).normalized();
    const Vec3 from = who.floor - camera.position;
    const double depth = from.dot(forward);
    if (depth < nearest_depth)
        return std::nullopt;
    const double metres = depth * std::tan(camera.fov_rad / 2) * aspect;
    const double half = who.build.shoulder_width / 2 + who.build.limb_width / 2 + hand_room;
    return Across{from.dot(right) / metres, half / metres, metres};
}

// How far somebody reaches over an edge into the picture; 0 where they are out of it, or more than
// half in it. To the right where positive: the way that leads them out.
double sliver(const Across& body) {
    const double side = body.middle < 0 ? -1 : 1;
    const double inside = 1 - (std::abs(body.middle) - body.half);
    return inside > 0 && inside < body.half ? -side * (inside + clear_of_edge) : 0;
}

} // namespace

Camera without_slivers(const Camera& camera, double aspect, const Standing& subject,
                       const std::vector<Standing>& others) {
    const std::optional<Across> about = across(camera, aspect, subject);
    if (!about)
        return camera;
    double left = 0; // metres that the camera has to go, either way
    double right = 0;
    for (const Standing& other : others) {
        const std::optional<Across> body = across(camera, aspect, other);
        const double metres = body ? sliver(*body) * body->metres : 0;
        left = std::min(left, metres);
        right = std::max(right, metres);
    }
    const double by = left + right;
    if (left * right != 0 || std::abs(about->middle - by / about->metres) > most_off_middle)
        return camera;
    const Vec3 aside = by * (camera.aim - camera.position).cross(Vec3::UnitY()).normalized();
    Camera moved = camera;
    moved.position += aside;
    moved.aim += aside;
    return moved;
}

} // namespace mh
