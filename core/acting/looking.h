#pragma once

// Where an actor looks: which target counts when, and how eyes, head and chest come round to it,
// one after the other.

#include "core/acting/actor_state.h"
#include "core/acting/spot.h"
#include "core/idle/switching.h"

namespace mh {

// A direction seen from somewhere: yaw left, pitch down, and how far.
struct Bearing {
    double yaw_rad = 0;
    double pitch_rad = 0;
    double distance_m = 4;
};

// From a body that faces along `facing` with its eyes there; straight ahead towards what is right
// behind it or inside its head.
[[nodiscard]] Bearing bearing_of(const YawTurn& facing, const Vec3& eyes, const Vec3& point);
[[nodiscard]] Vec3 point_at(const YawTurn& facing, const Vec3& eyes, const Bearing& bearing);
// What the head takes of a direction, and the chest.
[[nodiscard]] double head_share_yaw(double yaw_rad);
[[nodiscard]] double chest_share_yaw(double yaw_rad);

class Looking {
  public:
    Looking() : m_times({0.0}), m_spots(1) {}
    Looking(const Timeline& timeline, std::size_t actor);

    // `point_of(spot)` is a spot's point in the world; `eyes` is where the body's own eyes are with
    // nothing else going on.
    template <typename PointOf>
    [[nodiscard]] Gaze at(Seconds t, const YawTurn& facing, const Vec3& eyes,
                          PointOf&& point_of) const;

    // Whether at anything but straight ahead.
    [[nodiscard]] bool is_looking(Seconds t) const;
    // The moments it looks somewhere else.
    [[nodiscard]] std::vector<Seconds> changes() const;

  private:
    // Asks for the bearing of each spot once, though eyes, head and chest all want it.
    template <typename BearingOf>
    struct Remembered {
        BearingOf bearing_of;
        std::size_t last = static_cast<std::size_t>(-1);
        Bearing bearing{};

        const Bearing& operator()(std::size_t i) {
            if (i != last)
                bearing = bearing_of(i);
            last = i;
            return bearing;
        }
    };

    Moments m_times;
    std::vector<Spot> m_spots; // looked at from each
};

template <typename PointOf>
Gaze Looking::at(Seconds t, const YawTurn& facing, const Vec3& eyes, PointOf&& point_of) const {
    constexpr EaseWindow eye_window{0.02, 0.13};
    constexpr EaseWindow head_window{-0.05, 0.50};
    constexpr EaseWindow chest_window{-0.15, 0.95};
    const std::size_t begun = m_times.until(t + eye_window.before); // the earliest of the three
    Remembered bearing{[&](std::size_t i) {
        const Spot& spot = m_spots[i];
        return spot.kind == Spot::Kind::ahead ? Bearing{}
                                              : mh::bearing_of(facing, eyes, point_of(spot));
    }};
    const auto mean = [&](const EaseWindow& window) {
        Bearing sum{0, 0, 0};
        visit_switching(m_times, begun, t, window, [&](std::size_t i, double share) {
            const Bearing& to = bearing(i);
            sum.yaw_rad += share * to.yaw_rad;
            sum.pitch_rad += share * to.pitch_rad;
            sum.distance_m += share * to.distance_m;
        });
        return sum;
    };
    const Bearing chest = mean(chest_window);
    const Bearing head = mean(head_window);
    Gaze gaze;
    gaze.eyes_on = point_at(facing, eyes, mean(eye_window));
    gaze.head_yaw_rad = head_share_yaw(head.yaw_rad);
    gaze.head_pitch_rad = 0.5 * head.pitch_rad;
    gaze.chest_yaw_rad = chest_share_yaw(chest.yaw_rad);
    return gaze;
}

} // namespace mh
