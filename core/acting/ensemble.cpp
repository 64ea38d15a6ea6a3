#include "core/acting/sample.h"

#include <cmath>

namespace mh {

Ensemble::Ensemble(std::shared_ptr<const Timeline> of)
    : timeline(std::move(of)),
      last(std::nextafter(seconds_of(std::max<Frame>(1, timeline->frames), timeline->fps), 0.0)) {
    roles.reserve(timeline->actors.size());
    for (std::size_t i = 0; i < timeline->actors.size(); ++i)
        roles.emplace_back(*timeline, i, last);
}

Vec3 Ensemble::point_of(const Role& role, const Spot& spot, Seconds t) const {
    if (spot.kind == Spot::Kind::place)
        return spot.place;
    const bool ahead = spot.kind == Spot::Kind::ahead;
    const Role& seen = ahead ? role : roles[spot.actor];
    const Place place = seen.blocking.place_at(t);
    const YawTurn facing(place.yaw_rad);
    return seen.eyes_at(place, facing) + (ahead ? 4.0 : 0.0) * facing.ahead();
}

} // namespace mh
