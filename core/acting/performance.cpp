#include "core/acting/performance.h"

#include "core/acting/sample.h"
#include "core/acting/solve.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace mh {

struct Performance::Tables {
    Ensemble ensemble;
};

Performance::Performance(std::shared_ptr<const Timeline> timeline)
    : m_tables(std::make_unique<const Tables>(Tables{Ensemble(std::move(timeline))})) {}
Performance::~Performance() = default;
Performance::Performance(Performance&&) noexcept = default;
Performance& Performance::operator=(Performance&&) noexcept = default;

const Timeline& Performance::timeline() const {
    return *m_tables->ensemble.timeline;
}

const Skeleton& Performance::skeleton(std::size_t actor) const {
    return m_tables->ensemble.roles[actor].body.skeleton;
}

double Performance::energy(std::size_t actor, Seconds t) const {
    const Ensemble& ensemble = m_tables->ensemble;
    return energy_at(ensemble.roles[actor], std::clamp(t, 0.0, ensemble.last));
}

ActorFrame Performance::at(std::size_t actor, Seconds t, const IdleDials& dials,
                           Layer layer) const {
    const Ensemble& ensemble = m_tables->ensemble;
    assert(actor < ensemble.roles.size());
    const Seconds inside = std::clamp(t, 0.0, ensemble.last);
    const Role& role = ensemble.roles[actor];
    if (!role.is_on_stage(inside))
        return {};
    const ActorState state = sample_role(ensemble, actor, {inside, dials, layer});
    return {true, solve_pose(role.body, state), state.face};
}

} // namespace mh
