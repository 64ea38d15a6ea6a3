#include "core/idle/darts.h"

#include "core/base/easing.h"
#include "core/base/vec.h"

#include <cmath>

namespace mh {

Darts::Darts(Seed actor, Seconds length, const Freedom& freedom) {
    const auto last = static_cast<std::int64_t>(std::floor(length / dart_slot));
    const Seed channel = actor.with("dart");
    for (std::int64_t slot = -1; slot <= last; ++slot) {
        const Seed seed = channel.with(slot);
        const Seconds start = static_cast<double>(slot) * dart_slot;
        const double free = freedom ? freedom(start) : 1;
        const double side = seed.with("side").unit() < 0.5 ? -1 : 1;
        // A share of 1 reaches every draw; no share at all reaches none, though a draw may be 0.
        const double draw = std::nextafter(seed.with("whether").unit(), 1.0);
        m_slots.push_back({static_cast<float>(draw / std::max(free, 1e-9)),
                           static_cast<float>(side * radians(lerp(5, 14, seed.with("yaw").unit()))),
                           static_cast<float>(radians(5) * seed.with("pitch").signed_unit())});
    }
}

Glance Darts::glance_of(std::size_t slot, double share) const {
    const Slot& dart = m_slots[slot];
    const double darts = share >= dart.needs ? 1 : 0;
    return {darts * dart.yaw_rad, darts * dart.pitch_rad};
}

Glance Darts::at(Seconds t, double share) const {
    constexpr Seconds saccade = 0.05;
    const auto last = static_cast<double>(m_slots.size() - 2);
    const auto slot = static_cast<std::size_t>(std::clamp(t / dart_slot, 0.0, last));
    const Glance before = glance_of(slot, share);
    const Glance now = glance_of(slot + 1, share);
    const double u = smootherstep((t - static_cast<double>(slot) * dart_slot) / saccade);
    return {lerp(before.yaw_rad, now.yaw_rad, u), lerp(before.pitch_rad, now.pitch_rad, u)};
}

} // namespace mh
