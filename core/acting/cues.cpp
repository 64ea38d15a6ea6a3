#include "core/acting/cues.h"

#include <algorithm>
#include <cmath>

namespace mh {

std::vector<BlockingCue> cues_of(const Actor& actor) {
    std::vector<BlockingCue> cues;
    for (const Sitting& seat : actor.seats) {
        const Seconds rise = std::min(sit_seconds, seat.range.duration() / 2);
        cues.push_back({.time = seat.range.start, .order = 3, .seat = &seat});
        cues.push_back({.time = seat.range.end - rise, .order = 0, .seat = &seat, .rises = true});
    }
    for (const Mark& mark : actor.marks)
        cues.push_back({.time = mark.time, .order = 1, .mark = &mark});
    for (const Walk& walk : actor.walks)
        cues.push_back({.time = walk.range.start, .order = 2, .walk = &walk});
    std::stable_sort(cues.begin(), cues.end(), [](const BlockingCue& a, const BlockingCue& b) {
        return a.time != b.time ? a.time < b.time : a.order < b.order;
    });
    return cues;
}

bool starts_a_scene(const Actor& actor, Seconds t) {
    return std::any_of(actor.on_stage.begin(), actor.on_stage.end(), [&](const TimeRange& range) {
        return std::abs(range.start - t) < same_moment;
    });
}

bool ends_a_scene(const Actor& actor, Seconds t) {
    return std::any_of(actor.on_stage.begin(), actor.on_stage.end(), [&](const TimeRange& range) {
        return std::abs(range.end - t) < same_moment;
    });
}

} // namespace mh
