#include "core/idle/lean.h"

#include "core/base/easing.h"

namespace mh {

namespace {

constexpr Seconds beat_rise = 0.28;
constexpr Seconds beat_fall = 0.46;

double beat_shape(Seconds since) {
    return smootherstep(1 + since / beat_rise) * (1 - smootherstep(since / beat_fall));
}

double force_gain(double intensity) {
    return lerp(0.95, 1.1, clamp01(intensity));
}

} // namespace

Lean lean_at(const Talk& talk, Seconds t) {
    const Talking talking = talking_at(talk, t);
    Lean lean{force_gain(talking.intensity) * talking.weight, 0, 0, talking.weight,
              talking.intensity};
    for (const BodyBeat& beat : talk.beats_between(t - beat_fall, t + beat_rise)) {
        const double shape = force_gain(beat.intensity) * beat.size * beat_shape(t - beat.time);
        lean.lift += shape;
        lean.sway += beat.side * shape;
    }
    return lean;
}

} // namespace mh
