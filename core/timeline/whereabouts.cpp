#include "core/timeline/whereabouts.h"

#include "core/base/easing.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr double ankle_height = 0.08; // metres, of the joint over the floor
constexpr double hips_over_seat = 0.08;

template <typename Spans>
const auto* last_started(const Spans& spans, Seconds t, auto start_of) {
    const auto after =
        std::upper_bound(spans.begin(), spans.end(), t,
                         [&](Seconds s, const auto& span) { return s < start_of(span); });
    return after == spans.begin() ? nullptr : &*(after - 1);
}

} // namespace

Standing standing_at(const Actor& actor, const Character& character, Seconds t) {
    const Build& build = character.build;
    Standing standing;
    standing.build = build;
    standing.head = head_reach(character);
    const Mark* mark = last_started(actor.marks, t, [](const Mark& m) { return m.time; });
    const Walk* walk = last_started(actor.walks, t, [](const Walk& w) { return w.range.start; });
    if (mark) {
        standing.floor = mark->position;
        standing.yaw_rad = mark->yaw_rad;
    }
    if (walk && (!mark || walk->range.start >= mark->time)) {
        const bool arrived = t >= walk->range.end;
        const Vec3 way = walk->to - walk->from;
        standing.floor = walk->from + way * unlerp(walk->range.start, walk->range.end, t);
        standing.yaw_rad = arrived ? walk->arrive_yaw_rad
                                   : std::atan2(way.x(), way.z()) + (walk->backwards ? pi : 0);
    }
    const Sitting* seat =
        last_started(actor.seats, t, [](const Sitting& s) { return s.range.start; });
    if (seat && seat->range.contains(t)) {
        standing.floor = Vec3(seat->seat.x(), 0, seat->seat.z());
        standing.yaw_rad = seat->yaw_rad;
        standing.lowered =
            std::max(0.0, build.leg_length + ankle_height - seat->seat.y() - hips_over_seat);
    }
    return standing;
}

} // namespace mh
