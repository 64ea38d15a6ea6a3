#include "core/idle/beats.h"

#include "core/base/easing.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr Seconds beat_period = 0.5; // two a second
constexpr Seconds longest_gap = 0.8; // between beats, and from a line's ends to its beats
constexpr Seconds beat_crowd = 0.4;  // of beats nearer than this, one is kept

// A body that threw itself at every stress would never come to rest. It throws itself at one this
// often; the others are felt rather than seen.
constexpr Seconds strong_period = 1.3;
constexpr double slight = 0.1;

Seed beat_seed(Seed actor, Seconds time) {
    return actor.with("beat").with(std::llround(time * 48));
}

BodyBeat body_beat(Seed actor, Seconds time, double intensity, bool strong) {
    const Seed seed = beat_seed(actor, time);
    const Seed head = actor.with("head").with(std::llround(time * 48));
    const double side = seed.with("side").unit() < 0.5 ? -1 : 1;
    const double lift =
        force_of(intensity) * lerp(0.85, 1.0, seed.with("size").unit()) * (strong ? 1 : slight);
    const double nod = lerp(0.7, 1.2, clamp01(intensity));
    return {time, lift, side * lift,
            nod * lerp(-0.25, 1, smoothstep(1.4 * head.with("nod").unit())),
            nod * 0.6 * head.with("tilt").signed_unit()};
}

} // namespace

std::vector<Seconds> filled_beats(const Speaking& line) {
    std::vector<Seconds> beats;
    Seconds last = line.range.start - longest_gap / 2;
    const auto fill_to = [&](Seconds next) {
        const Seconds gap = next - last;
        if (gap <= longest_gap)
            return;
        const auto parts = static_cast<int>(std::lround(gap / beat_period));
        for (int i = 1; i < parts; ++i)
            beats.push_back(last + gap * i / parts);
    };
    for (const Seconds beat : line.beats) {
        if (!line.range.contains(beat))
            continue;
        fill_to(beat);
        beats.push_back(beat);
        last = beat;
    }
    fill_to(line.range.end + longest_gap / 2);
    return beats;
}

std::vector<BodyBeat> body_beats(const Speaking& line, const std::vector<Seconds>& times,
                                 Seed actor) {
    std::vector<BodyBeat> beats;
    Seconds due = line.range.start;
    for (std::size_t i = 0; i < times.size(); ++i) {
        // The nearer of this beat and the next to when a strong one is due.
        const bool nearest = i + 1 == times.size() || due - times[i] < times[i + 1] - due;
        beats.push_back(body_beat(actor, times[i], line.intensity, nearest));
        if (nearest)
            due = times[i] + strong_period;
    }
    return beats;
}

std::vector<BodyBeat> thinned(const std::vector<BodyBeat>& beats, Seed actor) {
    const auto rank = [&](const BodyBeat& beat) {
        return beat_seed(actor, beat.time).with("rank").unit();
    };
    std::vector<BodyBeat> kept;
    for (std::size_t i = 0; i < beats.size(); ++i) {
        bool stays = true;
        for (std::size_t j = i; j-- > 0 && beats[i].time - beats[j].time < beat_crowd;)
            stays = stays && rank(beats[j]) < rank(beats[i]);
        for (std::size_t j = i + 1; j < beats.size() && beats[j].time - beats[i].time < beat_crowd;
             ++j)
            stays = stays && rank(beats[j]) <= rank(beats[i]);
        if (stays)
            kept.push_back(beats[i]);
    }
    return kept;
}

} // namespace mh
