#pragma once

// An actor's lines made ready for the signals that follow them: which are near a moment, where the
// breaths inside them fall, and the beats the body moves on.

#include "core/base/noise.h"
#include "core/idle/span_index.h"
#include "core/timeline/timeline.h"

#include <span>
#include <vector>

namespace mh {

// Something the body accents: a stressed syllable.
struct BodyBeat {
    Seconds time = 0;
    double size = 1;      // 0.7 to 1
    double side = 1;      // −1 or 1: which way the chest turns on it
    double intensity = 0; // its line's
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

    Talk() = default;
    // `speaking` sorted by start. A line that names no beats gets two a second; a gap of beats in a
    // line is filled, so that a body that talks is never without one for long.
    Talk(const std::vector<Speaking>& speaking, Seed actor);

    [[nodiscard]] std::span<const BodyBeat> beats_between(Seconds first, Seconds last) const;
};

// How much somebody is talking, 0 to 1, and how hard: the mean of the lines that count now.
struct Talking {
    double weight = 0;
    double intensity = 0;
};

// Eased in from 0.25 s before a line to its start and out over 0.6 s after its end.
[[nodiscard]] Talking talking_at(const Talk& talk, Seconds t);

} // namespace mh
