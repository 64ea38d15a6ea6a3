#pragma once

// Eye darts: in every slot of 11 frames (at 24 a second) the eyes may flick to a glance near where
// they look, and hold it to the slot's end.
//
// Source: the design's table. A saccade of 5 to 10° takes about 45 ms (Bahill, Clark, Stark 1975).

#include "core/base/noise.h"
#include "core/base/time.h"

#include <functional>
#include <vector>

namespace mh {

inline constexpr Seconds dart_slot = 11.0 / 24;

// Angles of the eyes over where they look, radians: yaw to the left, pitch down.
struct Glance {
    double yaw_rad = 0;
    double pitch_rad = 0;
};

class Darts {
  public:
    // How free the eyes are to dart in the slot that starts at a moment, 0 to 1.
    using Freedom = std::function<double(Seconds)>;

    Darts() : Darts(Seed{}, 0, {}) {}
    Darts(Seed actor, Seconds length, const Freedom& freedom);

    // `share` is the share of slots that dart where the eyes are free. For t of 0 to the length.
    [[nodiscard]] Glance at(Seconds t, double share) const;

  private:
    struct Slot {
        float needs = 0; // the share from which on it darts
        float yaw_rad = 0;
        float pitch_rad = 0;
    };
    [[nodiscard]] Glance glance_of(std::size_t slot, double share) const;

    std::vector<Slot> m_slots; // from slot −1
};

} // namespace mh
