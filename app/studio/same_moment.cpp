#include "app/studio/same_moment.h"

#include "core/base/easing.h"

#include <algorithm>
#include <cmath>

namespace mh {

Frame same_moment(const Timeline& before, Frame frame, const Timeline& after) {
    const Seconds t = seconds_of(frame, before.fps);
    TimeRange from{0, seconds_of(before.frames, before.fps)};
    TimeRange to{0, seconds_of(after.frames, after.fps)};
    if (const Shot* shot = shot_at(before, t)) {
        const auto same = std::find_if(after.shots.begin(), after.shots.end(),
                                       [&](const Shot& other) { return other.id == shot->id; });
        if (same != after.shots.end()) {
            from = shot->range;
            to = same->range;
        }
    }
    const Seconds moment = lerp(to.start, to.end, unlerp(from.start, from.end, t));
    const Frame nearest = std::llround(moment * after.fps);
    const Frame last = frames_in(to, after.fps).end - 1;
    return std::clamp<Frame>(nearest, 0, std::max<Frame>(last, 0));
}

} // namespace mh
