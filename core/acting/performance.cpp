#include "core/acting/performance.h"

#include "core/acting/sample.h"
#include "core/acting/solve.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace mh {

struct Performance::Tables {
    Ensemble ensemble;
    Seconds last = 0; // the last moment inside

    explicit Tables(std::shared_ptr<const Timeline> timeline)
        : ensemble(std::move(timeline)),
          last(std::nextafter(
              seconds_of(std::max<Frame>(1, ensemble.timeline->frames), ensemble.timeline->fps),
              0.0)) {}
};

Performance::Performance(std::shared_ptr<const Timeline> timeline)
    : m_tables(std::make_unique<const Tables>(std::move(timeline))) {}
Performance::~Performance() = default;
Performance::Performance(Performance&&) noexcept = default;
Performance& Performance::operator=(Performance&&) noexcept = default;

const Timeline& Performance::timeline() const {
    return *m_tables->ensemble.timeline;
}

const Skeleton& Performance::skeleton(std::size_t actor) const {
    return m_tables->ensemble.parts[actor].body.skeleton;
}

double Performance::energy(std::size_t actor, Seconds t) const {
    return energy_at(m_tables->ensemble.parts[actor], std::clamp(t, 0.0, m_tables->last));
}

ActorFrame Performance::at(std::size_t actor, Seconds t, const IdleDials& dials,
                           Layer layer) const {
    assert(actor < m_tables->ensemble.parts.size());
    const Seconds inside = std::clamp(t, 0.0, m_tables->last);
    const Part& part = m_tables->ensemble.parts[actor];
    ActorFrame frame;
    frame.on_stage = part.is_on_stage(inside);
    if (!frame.on_stage)
        return frame;
    const ActorState state = sample_part(m_tables->ensemble, actor, {inside, dials, layer});
    frame.pose = solve_pose(part.body, state);
    frame.face = state.face;
    return frame;
}

} // namespace mh
