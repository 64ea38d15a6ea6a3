#include "core/idle/head.h"

#include "core/base/easing.h"

#include <cmath>

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

HeadAccent head_accent_at(Seed actor, const Talk& talk, Seconds t) {
    HeadAccent accent;
    for (const BodyBeat& beat : talk.beats_between(t - late - fall, t - late + rise)) {
        const Seed seed = actor.with("head").with(std::llround(beat.time * 48));
        const double shape = nod_shape(t - late - beat.time) * lerp(0.7, 1.2, beat.intensity);
        accent.nod += shape * lerp(-0.25, 1, smoothstep(1.4 * seed.with("nod").unit()));
        accent.tilt += shape * 0.6 * seed.with("tilt").signed_unit();
    }
    return accent;
}

} // namespace mh
