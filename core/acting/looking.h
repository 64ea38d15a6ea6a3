#pragma once

// Where an actor looks: which target counts when, and how eyes, head and chest come round to it,
// one after the other.

#include "core/acting/actor_state.h"
#include "core/idle/switching.h"

namespace mh {

class Looking {
  public:
    Looking() = default;
    // `cuts` are the moments the camera changes, rising: a look at the camera looks at each anew.
    Looking(const std::vector<Look>& looks, const std::vector<Seconds>& cuts);

    // `point_of(target, since)` is the world's point of a target looked at since a moment; `eyes`
    // is where the body's own eyes are with nothing else going on.
    template <typename PointOf>
    [[nodiscard]] Gaze at(Seconds t, const Place& place, const Vec3& eyes,
                          PointOf&& point_of) const;

    [[nodiscard]] bool is_looking(Seconds t) const;
    // The moments it looks somewhere else.
    [[nodiscard]] const std::vector<Seconds>& changes() const { return m_times; }

  private:
    std::vector<Seconds> m_times{0};   // rising
    std::vector<Target> m_targets{{}}; // looked at from each
};

// A direction seen from somewhere: yaw left, pitch down, and how far.
struct Bearing {
    double yaw_rad = 0;
    double pitch_rad = 0;
    double distance_m = 4;
};

// From a body at `place` with its eyes there; straight ahead towards what is right behind it or
// inside its head.
[[nodiscard]] Bearing bearing_of(const Place& place, const Vec3& eyes, const Vec3& point);
[[nodiscard]] Vec3 point_at(const Place& place, const Vec3& eyes, const Bearing& bearing);
// What the head takes of a direction, and the chest.
[[nodiscard]] double head_share_yaw(double yaw_rad);
[[nodiscard]] double chest_share_yaw(double yaw_rad);

template <typename PointOf>
Gaze Looking::at(Seconds t, const Place& place, const Vec3& eyes, PointOf&& point_of) const {
    constexpr EaseWindow eye_window{0.02, 0.13};
    constexpr EaseWindow head_window{-0.05, 0.50};
    constexpr EaseWindow chest_window{-0.15, 0.95};
    const auto mean = [&](const EaseWindow& window) {
        Bearing sum{0, 0, 0};
        visit_switching(m_times, t, window, [&](std::size_t i, double share) {
            const Target& target = m_targets[i];
            const Bearing to = target.kind == Target::Kind::none
                                   ? Bearing{}
                                   : bearing_of(place, eyes, point_of(target, m_times[i]));
            sum.yaw_rad += share * to.yaw_rad;
            sum.pitch_rad += share * to.pitch_rad;
            sum.distance_m += share * to.distance_m;
        });
        return sum;
    };
    const Bearing head = mean(head_window);
    Gaze gaze;
    gaze.eyes_on = point_at(place, eyes, mean(eye_window));
    gaze.head_yaw_rad = head_share_yaw(head.yaw_rad);
    gaze.head_pitch_rad = 0.5 * head.pitch_rad;
    gaze.chest_yaw_rad = chest_share_yaw(mean(chest_window).yaw_rad);
    return gaze;
}

} // namespace mh
