#pragma once

// A camera's view as arithmetic: the world onto the picture.

#include "core/timeline/timeline.h"

#include <optional>

namespace mh {

class Projection {
  public:
    Projection(const Camera& camera, PictureSize picture);

    // Pixels, origin top left; nothing for a point nearer than 5 cm in front of the camera.
    [[nodiscard]] std::optional<Vec2> to_picture(const Vec3& world) const;
    // In the camera's axes: x right, y up, z metres in front of it (a depth, positive ahead).
    [[nodiscard]] Vec3 to_camera(const Vec3& world) const;
    // Pixels that a metre spans, square to the view, at a depth in front of the camera.
    [[nodiscard]] double pixels_per_metre(double depth) const { return m_focal_px / depth; }

    [[nodiscard]] const Vec3& eye() const { return m_eye; }
    [[nodiscard]] PictureSize picture() const { return m_picture; }
    [[nodiscard]] double focal_px() const { return m_focal_px; }

  private:
    Eigen::Matrix3d m_axes; // rows: right, up, forward
    Vec3 m_eye;
    double m_focal_px;
    PictureSize m_picture;
};

} // namespace mh
