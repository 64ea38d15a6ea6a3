#pragma once

// Eye darts: in every slot of 11 frames (at 24 a second) the eyes may flick to a glance near where
// they look, and hold it to the slot's end.
//
// Source: the design's table. A saccade of 5 to 10° takes about 45 ms (Bahill, Clark, Stark 1975).

#include "core/base/easing.h"
#include "core/base/noise.h"
#include "core/base/time.h"

#include <cmath>

namespace mh {

inline constexpr Seconds dart_slot = 11.0 / 24;

// Angles of the eyes over where they look, radians: yaw to the left, pitch down.
struct Glance {
    double yaw_rad = 0;
    double pitch_rad = 0;
};

// What slot `slot` glances at; none where it does not dart. `share` is the share of slots that do.
[[nodiscard]] Glance glance_of(Seed actor, std::int64_t slot, double share);

// `share` gives the share of slots that dart, 0 to 1, for the slot that starts at a moment.
template <typename Share>
[[nodiscard]] Glance glance_at(Seed actor, Seconds t, Share&& share) {
    constexpr Seconds saccade = 0.05;
    const auto slot = static_cast<std::int64_t>(std::floor(t / dart_slot));
    const Seconds start = static_cast<double>(slot) * dart_slot;
    const Glance now = glance_of(actor, slot, share(start));
    const double u = smootherstep((t - start) / saccade);
    if (u >= 1)
        return now;
    const Glance before = glance_of(actor, slot - 1, share(start - dart_slot));
    return {lerp(before.yaw_rad, now.yaw_rad, u), lerp(before.pitch_rad, now.pitch_rad, u)};
}

} // namespace mh
