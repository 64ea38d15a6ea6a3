#pragma once

#include "core/rig/turns.h"

namespace mh {

// A turn about the Y axis, ready for many points.
struct YawTurn {
    double sin = 0;
    double cos = 1;

    YawTurn() = default;
    explicit YawTurn(double yaw_rad) : YawTurn(half_angle(2 * yaw_rad)) {}

    [[nodiscard]] Vec3 ahead() const { return {sin, 0, cos}; }
    [[nodiscard]] Vec3 to_world(const Vec3& p) const {
        return {cos * p.x() + sin * p.z(), p.y(), cos * p.z() - sin * p.x()};
    }
    [[nodiscard]] Vec3 from_world(const Vec3& p) const {
        return {cos * p.x() - sin * p.z(), p.y(), cos * p.z() + sin * p.x()};
    }

  private:
    explicit YawTurn(const HalfAngle& whole) : sin(whole.sin), cos(whole.cos) {}
};

} // namespace mh
