#include "core/idle/head.h"

#include "core/base/easing.h"

namespace mh {

namespace {

constexpr Seconds late = 0.06;
constexpr Seconds rise = 0.24;
constexpr Seconds fall = 0.40;

// Down onto the beat, back up, eased.
double nod_shape(Seconds since) {
    return smootherstep(1 + since / rise) * (1 - smootherstep(since / fall));
}

} // namespace

HeadAccent head_accent_at(const Talk& talk, Seconds t) {
    HeadAccent accent;
    for (const BodyBeat& beat : talk.beats_between(t - late - fall, t - late + rise)) {
        const double shape = nod_shape(t - late - beat.time);
        accent.nod += shape * beat.nod;
        accent.tilt += shape * beat.tilt;
    }
    return accent;
}

} // namespace mh
