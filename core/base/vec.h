#pragma once

// Vectors and turns. World: metres, right-handed, Y up, stage floor at Y = 0; yaw 0 faces +Z and a
// positive yaw turns towards +X. Picture: pixels, origin top left, Y down.

#include <Eigen/Geometry>

namespace mh {

using Vec2 = Eigen::Vector2d;
using Vec3 = Eigen::Vector3d;
using Quat = Eigen::Quaterniond;

inline constexpr double pi = 3.14159265358979323846;

[[nodiscard]] constexpr double radians(double degrees) {
    return degrees * pi / 180;
}
[[nodiscard]] constexpr double degrees(double radians) {
    return radians * 180 / pi;
}

[[nodiscard]] inline Quat about_x(double angle_rad) {
    return Quat(Eigen::AngleAxisd(angle_rad, Vec3::UnitX()));
}
[[nodiscard]] inline Quat about_y(double angle_rad) {
    return Quat(Eigen::AngleAxisd(angle_rad, Vec3::UnitY()));
}
[[nodiscard]] inline Quat about_z(double angle_rad) {
    return Quat(Eigen::AngleAxisd(angle_rad, Vec3::UnitZ()));
}

// The angle of a half turn or less that is the same direction: in (-pi, pi].
[[nodiscard]] double wrapped(double angle_rad);

} // namespace mh
