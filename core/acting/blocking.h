#pragma once

// Blocking: where an actor's body goes. Marks, walks and seats become moves one after another, and
// every move becomes steps: a foot is either planted where a step put it, or on its way to the
// next.

#include "core/acting/physique.h"
#include "core/idle/moments.h"
#include "core/rig/yaw_turn.h"
#include "core/timeline/timeline.h"

#include <array>
#include <vector>

namespace mh {

struct Place {
    Vec3 position = Vec3::Zero(); // on the floor
    double yaw_rad = 0;
    double seated = 0;    // 0 standing to 1 sitting
    double seat_m = 0.45; // the seat's height, where seated
};

struct Footstep {
    Seconds lift = 0; // planted from `land` to the next step's `lift`
    Seconds land = 0;
    Vec3 sole = Vec3::Zero(); // under the ankle
    double yaw_rad = 0;
};

struct Foot {
    Vec3 sole = Vec3::Zero(); // under the ankle; off the floor while it steps
    double yaw_rad = 0;
    double pitch_rad = 0; // toes down: rolled over its ball; below 0 over its heel
    double lift = 0;      // 0 planted to 1 at the top of a step
};

struct Stance {
    Place place;
    YawTurn facing;           // the place's
    std::array<Foot, 2> feet; // left, right
    double moving = 0;        // 0 to 1: eased in and out over a walk
    double running = 0;       // 0 to 1: how much of a run it is
    double rise_m = 0;        // of the body while both feet are off the floor
    double bow = 0;           // 0 to 1: the trunk's way forward on the way down to a seat and up
};

class Blocking {
  public:
    Blocking() = default;
    Blocking(const Actor& actor, const Physique& body);

    [[nodiscard]] Stance at(Seconds t) const;
    [[nodiscard]] Place place_at(Seconds t) const;
    // When walks end, for what settles after them.
    [[nodiscard]] const std::vector<Seconds>& arrivals() const { return m_arrivals; }

    struct Move {
        enum class Kind { enter, turn, walk, sit, rise } kind = Kind::enter;
        TimeRange range;
        Place from;
        Place to;
        double travel_yaw_rad = 0;
        double run = 0;    // 0 a walk to 1 a run, with both feet off the floor between steps
        double rise_m = 0; // of the body while they are
    };

  private:
    [[nodiscard]] const Move& move_at(Seconds t) const;

    std::vector<Move> m_moves; // one after another
    Moments m_starts;          // the moves'
    std::array<std::vector<Footstep>, 2> m_steps;
    std::array<Moments, 2> m_lifts; // the steps'
    std::vector<Seconds> m_arrivals;
};

} // namespace mh
