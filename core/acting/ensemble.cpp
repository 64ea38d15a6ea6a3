#include "core/acting/sample.h"

#include <cmath>

namespace mh {

Ensemble::Ensemble(std::shared_ptr<const Timeline> of)
    : timeline(std::move(of)),
      last(std::nextafter(seconds_of(std::max<Frame>(1, timeline->frames), timeline->fps), 0.0)) {
    parts.reserve(timeline->actors.size());
    for (std::size_t i = 0; i < timeline->actors.size(); ++i)
        parts.emplace_back(*timeline, i, last);
}

Vec3 Ensemble::point_of(const Part& part, const Spot& spot, Seconds t) const {
    if (spot.kind == Spot::Kind::place)
        return spot.place;
    const bool ahead = spot.kind == Spot::Kind::ahead;
    const Part& seen = ahead ? part : parts[spot.actor];
    const Place place = seen.blocking.place_at(t);
    const Heading heading(place.yaw_rad);
    return seen.eyes_at(place, heading) + (ahead ? 4.0 : 0.0) * heading.ahead();
}

} // namespace mh
