#pragma once

// An actor's lines made ready for the signals that follow them: which are near a moment, where the
// breaths inside them fall, and the beats the body moves on.

#include "core/base/noise.h"
#include "core/idle/span_index.h"
#include "core/timeline/timeline.h"

#include <span>
#include <vector>

namespace mh {

// Something the body accents: a stressed syllable. Sizes are of a beat at its plainest, 1.
struct BodyBeat {
    Seconds time = 0;
    double lift = 0; // 0.15 to about 1.1: up
    double sway = 0; // −1 to 1, of its lift: which way the chest turns on it, left positive
    double nod = 0;  // of the head, a little later: −0.3 to about 1.2, down positive
    double tilt = 0; // −0.7 to 0.7
};

struct TalkSpan {
    TimeRange range;
    double intensity = 0;
    bool takes_breath = true;     // not before a very short reply that follows at once
    bool shifts = true;           // the weight goes over at its start
    std::vector<Seconds> breaths; // its start, its catch breaths, and its end
};

struct Talk {
    std::vector<TalkSpan> spans; // by rising start
    SpanIndex index;
    std::vector<BodyBeat> beats; // by rising time; never many at once
    Moments beat_times;

    Talk() = default;
    // `speaking` sorted by start. A line that names no beats gets two a second; a gap of beats in a
    // line is filled, so that a body that talks is never without one for long. One beat
    // every second or two is a strong one; those between are slight.
    Talk(const std::vector<Speaking>& speaking, Seed actor);

    // Those with first ≤ time < last.
    [[nodiscard]] std::span<const BodyBeat> beats_between(Seconds first, Seconds last) const;
};

// How hard a line pushes the body, about 1, for its intensity of 0 to 1.
[[nodiscard]] double force_of(double intensity);

// How much somebody is talking, 0 to 1, and how hard: the mean of the lines that count now.
struct Talking {
    double weight = 0;
    double intensity = 0;
};

// Eased in from 0.25 s before a line to its start and out over 0.6 s after its end.
[[nodiscard]] Talking talking_at(const Talk& talk, Seconds t);

} // namespace mh
