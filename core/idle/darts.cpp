#include "core/idle/darts.h"

#include "core/base/vec.h"

namespace mh {

Glance glance_of(Seed actor, std::int64_t slot, double share) {
    const Seed seed = actor.with("dart").with(slot);
    if (seed.with("whether").unit() >= share)
        return {};
    const double side = seed.with("side").unit() < 0.5 ? -1 : 1;
    return {side * radians(lerp(5, 14, seed.with("yaw").unit())),
            radians(5) * seed.with("pitch").signed_unit()};
}

} // namespace mh
