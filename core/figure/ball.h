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
    [[nodiscard]] double reach(const Vec2& direction) const {
        return std::sqrt(reach_squared(direction));
    }
    // Its furthest point along a unit direction.
    [[nodiscard]] Vec2 edge(const Vec2& direction) const;
    [[nodiscard]] double largest_px() const;

  private:
    [[nodiscard]] double reach_squared(const Vec2& direction) const;
};

// Between two discs, axis by axis.
[[nodiscard]] Disc between(const Disc& a, const Disc& b, double u);

// False where the ball is not in front of the camera.
[[nodiscard]] bool see(const Ball& ball, const Projection& projection, Disc& out);

} // namespace mh
