#pragma once

// The sampler: a role at a moment → ActorState.

#include "core/acting/performance.h"
#include "core/acting/role.h"

namespace mh {

struct Moment {
    Seconds t = 0;
    IdleDials dials;
    Layer layer = Layer::on;
};

// All roles of an episode, in the Timeline's order.
struct Ensemble {
    std::shared_ptr<const Timeline> timeline;
    Seconds last = 0; // the last moment inside
    std::vector<Role> roles;

    explicit Ensemble(std::shared_ptr<const Timeline> timeline);

    // A spot's point at `t`; of another actor, its eyes.
    [[nodiscard]] Vec3 point_of(const Role& role, const Spot& spot, Seconds t) const;
};

[[nodiscard]] ActorState sample_role(const Ensemble& ensemble, std::size_t actor,
                                     const Moment& moment);

// The feeling's energy, −1 to 1, eased between expression keys.
[[nodiscard]] double energy_at(const Role& role, Seconds t);

} // namespace mh
