#include "core/rig/two_bone.h"

#include "core/base/easing.h"
#include "core/rig/turns.h"

#include <cmath>

namespace mh {

namespace {

// Distances pass as they are up to `from`, then approach `limit` without a corner.
double soft_limit(double distance, double from, double limit) {
    if (distance <= from)
        return distance;
    const double room = limit - from;
    return limit - room * std::exp((from - distance) / room);
}

// The cosine of the angle across from `opposite` in a triangle.
double cosine_of(double opposite, double a, double b) {
    return std::clamp((a * a + b * b - opposite * opposite) / (2 * a * b), -1.0, 1.0);
}

// Of an angle from 0 to half a turn.
HalfAngle half_of(double cosine) {
    return {std::sqrt(0.5 * (1 - cosine)), std::sqrt(0.5 * (1 + cosine))};
}

// Axes with −Y along `along` and X across the plane of `along` and `pole`.
Quat limb_axes(const Vec3& along, const Vec3& across) {
    Eigen::Matrix3d axes;
    axes.col(0) = across;
    axes.col(1) = -along;
    axes.col(2) = across.cross(-along);
    return Quat(axes);
}

} // namespace

TwoBoneTurns solve_two_bone(const TwoBone& limb, const Vec3& root, const Vec3& target,
                            const Vec3& pole) {
    const Vec3 to = target - root;
    const double far = std::max(to.norm(), 1e-9);
    const double folded = std::abs(limb.upper_m - limb.lower_m) + 0.02 * limb.reach();
    const double distance = std::max(soft_limit(far, limb.exact_reach(), limb.reach()), folded);
    const Vec3 along = to / far;
    const Vec3 across = (limb.hinge * pole.cross(along)).normalized();
    const HalfAngle at_root = half_of(cosine_of(limb.lower_m, limb.upper_m, distance));
    const HalfAngle bend = half_of(-cosine_of(distance, limb.upper_m, limb.lower_m));
    const auto hinged = [&](const HalfAngle& a) { return limb.hinge > 0 ? a : -a; };
    const Quat upper = then_about_x(limb_axes(along, across), hinged(-at_root));
    return {upper, then_about_x(upper, hinged(bend)), far <= limb.exact_reach()};
}

} // namespace mh
