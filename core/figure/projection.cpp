#include "core/figure/projection.h"

#include <cmath>

namespace mh {

namespace {
constexpr double nearest_metres = 0.05;
}

Projection::Projection(const Camera& camera, PictureSize picture)
    : m_eye(camera.position), m_focal_px(0.5 * picture.height / std::tan(0.5 * camera.fov_rad)),
      m_picture(picture) {
    const Vec3 forward = (camera.aim - camera.position).normalized();
    const Vec3 level_right = forward.cross(Vec3::UnitY()).normalized();
    const Vec3 level_up = level_right.cross(forward);
    const double c = std::cos(camera.roll_rad);
    const double s = std::sin(camera.roll_rad);
    m_axes.row(0) = c * level_right - s * level_up;
    m_axes.row(1) = s * level_right + c * level_up;
    m_axes.row(2) = forward;
}

std::optional<Vec2> Projection::to_picture(const Vec3& world) const {
    const Vec3 seen = to_camera(world);
    if (seen.z() < nearest_metres)
        return std::nullopt;
    const double scale = pixels_per_metre(seen.z());
    return Vec2(0.5 * m_picture.width + scale * seen.x(),
                0.5 * m_picture.height - scale * seen.y());
}

Vec3 Projection::to_camera(const Vec3& world) const {
    return m_axes * (world - m_eye);
}

} // namespace mh
