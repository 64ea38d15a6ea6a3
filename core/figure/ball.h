#pragma once

// The section of a body: an ellipsoid in the world, an ellipse on the picture.

#include "core/figure/projection.h"

#include <array>
#include <cmath>

namespace mh {

// Half axes as columns: side, along, front; right-handed, square to each other. In a loft `along`
// points to the next ball.
struct Ball {
    Vec3 centre = Vec3::Zero();
    Eigen::Matrix3d axes = Eigen::Matrix3d::Zero();

    [[nodiscard]] static Ball round(const Vec3& centre, const Quat& turn, double radius) {
        return {centre, radius * turn.toRotationMatrix()};
    }
    [[nodiscard]] static Ball of(const Vec3& centre, const Quat& turn, const Vec3& half) {
        return {centre, turn.toRotationMatrix() * half.asDiagonal()};
    }
};

// A ball as the picture sees it, to the first order of perspective about its centre.
struct Disc {
    Vec2 centre = Vec2::Zero();
    std::array<Vec2, 3> axis{Vec2::Zero(), Vec2::Zero(), Vec2::Zero()};

    // How far it reaches from its centre along a unit direction.
    [[nodiscard]] double reach(const Vec2& direction) const;
    [[nodiscard]] double largest_px() const;
};

// A disc's edge, for asking often: the squares of its axes summed, a form whose value along a unit
// direction is the square of the disc's reach.
class DiscEdge {
  public:
    explicit DiscEdge(const Disc& disc);

    [[nodiscard]] const Vec2& centre() const { return m_centre; }
    // From the centre to the furthest point along a unit direction.
    [[nodiscard]] Vec2 offset(const Vec2& direction) const {
        const Vec2 along(m_xx * direction.x() + m_xy * direction.y(),
                         m_xy * direction.x() + m_yy * direction.y());
        const double squared = along.dot(direction);
        return squared > 0 ? Vec2(along / std::sqrt(squared)) : Vec2(0, 0);
    }
    [[nodiscard]] Vec2 at(const Vec2& direction) const { return m_centre + offset(direction); }

  private:
    Vec2 m_centre;
    double m_xx = 0;
    double m_xy = 0;
    double m_yy = 0;
};

// Between two discs, axis by axis.
[[nodiscard]] Disc between(const Disc& a, const Disc& b, double u);

// False where the ball is not in front of the camera.
[[nodiscard]] bool see(const Ball& ball, const Projection& projection, Disc& out);

} // namespace mh
