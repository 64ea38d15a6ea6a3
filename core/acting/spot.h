#pragma once

// What somebody looks or points at, with its names looked up: straight ahead, a place, or another
// actor.

#include "core/timeline/timeline.h"

namespace mh {

struct Spot {
    enum class Kind { ahead, place, actor } kind = Kind::ahead;
    Vec3 place = Vec3::Zero(); // where kind is place
    std::size_t actor = 0;     // where kind is actor: an index into the Timeline's
};

// The spot of a target that `actor` looks at from `since` on: a camera is looked at where it was
// then. Ahead where there is no such target.
[[nodiscard]] Spot spot_of(const Timeline& timeline, std::size_t actor, const Target& target,
                           Seconds since);

} // namespace mh
