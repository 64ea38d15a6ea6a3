#include "core/timeline/clean_single.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace mh {

namespace {

constexpr double nearest_depth = 0.3;    // metres; nearer is behind the camera
constexpr double hand_room = 0.12;       // metres beside the shoulders, where hands hang
constexpr double hat_room = 1.3;         // times a head's width
constexpr double clear_of_edge = 0.03;   // of half the picture's width
constexpr double most_off_middle = 0.34; // of half the width: how far from it the subject may be

// A body across the picture: −1 is its left edge, 1 its right one.
struct Across {
    double middle;
    double half;
    double head;   // half of its width, with hair and hat
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
    const double head = hat_room * who.build.head_width / 2;
    return Across{from.dot(right) / metres, half / metres, head / metres, metres};
}

// How far somebody reaches over an edge into the picture.
double reach(const Across& body) {
    return 1 - (std::abs(body.middle) - body.half);
}

// How far the camera has to go, of half the picture's width and to the right where positive, until
// they are out of it.
double way_out(const Across& body) {
    return (body.middle < 0 ? 1 : -1) * (reach(body) + clear_of_edge);
}

// And until all of their head is in it.
double way_in(const Across& body) {
    return (body.middle < 0 ? -1 : 1) * (body.half + body.head - reach(body) + clear_of_edge);
}

Camera moved_aside(const Camera& camera, double metres) {
    const Vec3 aside = metres * (camera.aim - camera.position).cross(Vec3::UnitY()).normalized();
    Camera moved = camera;
    moved.position += aside;
    moved.aim += aside;
    return moved;
}

enum class Faces { out, in };

// In metres. Nothing where others would have it go both ways.
std::optional<double> way_aside(const std::vector<Across>& others, Faces cut) {
    double left = 0;
    double right = 0;
    for (const Across& body : others) {
        const bool sleeve = reach(body) > 0 && reach(body) < body.half;
        const bool face = reach(body) >= body.half && reach(body) < body.half + body.head;
        if (!sleeve && !face)
            continue;
        const double way = (face && cut == Faces::in ? way_in(body) : way_out(body)) * body.metres;
        left = std::min(left, way);
        right = std::max(right, way);
    }
    return left * right == 0 ? std::optional(left + right) : std::nullopt;
}

} // namespace

Camera without_slivers(const Camera& camera, double aspect, const Standing& subject,
                       const std::vector<Standing>& others) {
    const std::optional<Across> about = across(camera, aspect, subject);
    if (!about)
        return camera;
    std::vector<Across> bodies;
    for (const Standing& other : others)
        if (const std::optional<Across> body = across(camera, aspect, other))
            bodies.push_back(*body);
    for (const Faces cut : {Faces::out, Faces::in}) {
        const std::optional<double> by = way_aside(bodies, cut);
        if (by && std::abs(about->middle - *by / about->metres) <= most_off_middle)
            return moved_aside(camera, *by);
    }
    return camera;
}

} // namespace mh
