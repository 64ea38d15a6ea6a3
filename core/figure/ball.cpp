#include "core/figure/ball.h"

#include <algorithm>

namespace mh {

namespace {
// Nearer than this a body would fill the picture with its inside.
constexpr double nearest_metres = 0.12;
} // namespace

double Disc::reach(const Vec2& direction) const {
    return DiscEdge(*this).offset(direction).dot(direction);
}

DiscEdge::DiscEdge(const Disc& disc) : m_centre(disc.centre) {
    for (const Vec2& a : disc.axis) {
        m_xx += a.x() * a.x();
        m_xy += a.x() * a.y();
        m_yy += a.y() * a.y();
    }
}

double Disc::largest_px() const {
    return std::max({axis[0].norm(), axis[1].norm(), axis[2].norm()});
}

Disc between(const Disc& a, const Disc& b, double u) {
    Disc disc;
    disc.centre = a.centre + u * (b.centre - a.centre);
    for (std::size_t i = 0; i < 3; ++i)
        disc.axis[i] = a.axis[i] + u * (b.axis[i] - a.axis[i]);
    return disc;
}

bool see(const Ball& ball, const Projection& projection, Disc& out) {
    const Vec3 seen = projection.to_camera(ball.centre);
    if (!(seen.z() > nearest_metres))
        return false;
    const double scale = projection.pixels_per_metre(seen.z());
    const double right = seen.x() / seen.z();
    const double up = seen.y() / seen.z();
    out.centre = {0.5 * projection.picture().width + scale * seen.x(),
                  0.5 * projection.picture().height - scale * seen.y()};
    for (int i = 0; i < 3; ++i) {
        const Vec3 axis = projection.to_camera(ball.centre + ball.axes.col(i)) - seen;
        out.axis[static_cast<std::size_t>(i)] = {scale * (axis.x() - right * axis.z()),
                                                 scale * (up * axis.z() - axis.y())};
    }
    return true;
}

} // namespace mh
