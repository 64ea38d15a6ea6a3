#include "core/idle/lean.h"

#include "core/base/easing.h"

namespace mh {

namespace {

constexpr Seconds beat_rise = 0.32;
constexpr Seconds beat_fall = 0.56;

double beat_shape(Seconds since) {
    return smootherstep(1 + since / beat_rise) * (1 - smootherstep(since / beat_fall));
}

} // namespace

Lean lean_at(const Talk& talk, const Talking& talking, Seconds t) {
    Lean lean{force_of(talking.intensity) * talking.weight, 0, 0};
    for (const BodyBeat& beat : talk.beats_between(t - beat_fall, t + beat_rise)) {
        const double shape = beat_shape(t - beat.time);
        lean.lift += beat.lift * shape;
        lean.sway += beat.sway * shape;
    }
    return lean;
}

} // namespace mh
