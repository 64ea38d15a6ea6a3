#include "core/figure/limb.h"

#include "core/base/easing.h"

namespace mh {

namespace {

Quat frame_along(const Vec3& along, const Vec3& front) {
    const Vec3 y = along.normalized();
    Vec3 z = front - front.dot(y) * y;
    if (z.squaredNorm() < 1e-12)
        z = y.unitOrthogonal();
    z.normalize();
    Eigen::Matrix3d axes;
    axes.col(0) = y.cross(z);
    axes.col(1) = y;
    axes.col(2) = z;
    return Quat(axes);
}

} // namespace

Vec3 point_on_limb(const LimbLine& limb, double round, double share) {
    const double reach = 0.5 * round;
    const Vec3 upper = limb.middle - limb.root;
    const Vec3 lower = limb.end - limb.middle;
    if (share <= 0.5 - reach)
        return limb.root + 2 * share * upper;
    if (share >= 0.5 + reach)
        return limb.middle + (2 * share - 1) * lower;
    const double u = (share - (0.5 - reach)) / (2 * reach);
    const Vec3 from = limb.middle - 2 * reach * upper;
    const Vec3 to = limb.middle + 2 * reach * lower;
    return (1 - u) * (1 - u) * from + 2 * (1 - u) * u * limb.middle + u * u * to;
}

Loft limb_loft(const LimbLine& limb, double round, std::span<const LimbWidth> widths) {
    constexpr double step = 0.01;
    Loft loft;
    for (const LimbWidth& width : widths) {
        const Vec3 here = point_on_limb(limb, round, width.share);
        const Vec3 along = point_on_limb(limb, round, width.share + step) -
                           point_on_limb(limb, round, width.share - step);
        loft.add(Ball::round(here, frame_along(along, limb.front), width.radius));
    }
    return loft;
}

} // namespace mh
