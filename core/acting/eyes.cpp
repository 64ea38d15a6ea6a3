#include "core/acting/eyes.h"

#include "core/base/easing.h"

#include <cmath>

namespace mh {

namespace {

// As far as an eye turns to be exactly on its target, and as far as it turns at all.
struct Limit {
    double exact_rad;
    double most_rad;
};
constexpr Limit yaw_limit{radians(26), radians(38)};
constexpr Limit pitch_limit{radians(18), radians(26)};

double within(double angle, const Limit& limit) {
    const double over = std::abs(angle) - limit.exact_rad;
    if (over <= 0)
        return angle;
    const double room = limit.most_rad - limit.exact_rad;
    return std::copysign(limit.exact_rad + room * (1 - std::exp(-over / room)), angle);
}

// Half of the angle from `ahead` (above 0) to `across`.
HalfAngle half_towards(double ahead, double across) {
    const double far = std::sqrt(ahead * ahead + across * across);
    const double cosine = std::sqrt(0.5 * (1 + ahead / far));
    return {across / (2 * far * cosine), cosine};
}

// Yaw and pitch of an eye that looks along `way`, in the head's axes.
std::array<HalfAngle, 2> looking_along(const Vec3& way) {
    const double level = std::sqrt(way.x() * way.x() + way.z() * way.z());
    const double exact_x = std::tan(yaw_limit.exact_rad) * way.z();
    const double exact_y = std::tan(pitch_limit.exact_rad) * level;
    if (std::abs(way.x()) < exact_x && std::abs(way.y()) < exact_y)
        return {half_towards(way.z(), way.x()), half_towards(level, -way.y())};
    const double yaw = std::atan2(way.x(), way.z());
    // Straight ahead where it is right behind, from both sides.
    const double ahead = smootherstep((std::abs(yaw) - radians(110)) / (pi - radians(110)));
    return half_angles<2>(
        {within(yaw * (1 - ahead), yaw_limit), within(std::atan2(-way.y(), level), pitch_limit)});
}

} // namespace

void pose_eyes(const Skeleton& skeleton, const ActorState& s, Pose& pose) {
    const Quat& head = pose.axes(Bone::head);
    const auto glance = half_angles<2>({s.idle.glance.yaw_rad, s.idle.glance.pitch_rad});
    for (const std::size_t eye : {index_of(Bone::left_eye), index_of(Bone::right_eye)}) {
        pose.joint[eye] = pose.point(Bone::head, skeleton.offset[eye]);
        const auto [yaw, pitch] =
            looking_along(head.conjugate() * (s.gaze.eyes_on - pose.joint[eye]));
        pose.turn[eye] = head * turned(yaw + glance[0], pitch + glance[1], {});
    }
}

} // namespace mh
