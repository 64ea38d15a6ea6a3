#include "core/idle/talk.h"

#include "core/base/easing.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr Seconds beat_period = 0.5; // two a second
constexpr Seconds longest_gap = 0.8; // between beats, and from a line's ends to its beats
constexpr Seconds beat_crowd = 0.4; // of beats nearer than this, one is kept

constexpr Seconds short_reply = 0.7;
constexpr Seconds at_once = 0.6;
constexpr Seconds breath_group = 3.2; // a long line takes a catch breath about so often
constexpr Seconds least_group = 2.0;

constexpr Seconds shift_crowd = 1.0; // of lines starting nearer than this, the first shifts

Seed beat_seed(Seed actor, Seconds time) {
    return actor.with("beat").with(std::llround(time * 48));
}

BodyBeat body_beat(Seed actor, Seconds time, double intensity) {
    const Seed seed = beat_seed(actor, time);
    return {time, lerp(0.7, 1.0, seed.with("size").unit()),
            seed.with("side").unit() < 0.5 ? -1.0 : 1.0, intensity};
}

// The line's own beats with its gaps filled evenly.
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

// Where lines crowd, so do their beats: of those nearer than beat_crowd the one that its seed
// prefers stays. Each is judged by its neighbours alone, so that no choice spreads.
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

// Catch breaths fall in the widest gap between beats near where the breath runs out.
std::vector<Seconds> breaths_in(const Speaking& line, const std::vector<Seconds>& beats) {
    std::vector<Seconds> breaths{line.range.start};
    while (line.range.end - breaths.back() > breath_group + least_group) {
        const Seconds due = breaths.back() + breath_group;
        Seconds best = due;
        Seconds widest = 0;
        for (std::size_t i = 0; i + 1 < beats.size(); ++i) {
            const Seconds middle = (beats[i] + beats[i + 1]) / 2;
            const Seconds gap = beats[i + 1] - beats[i];
            if (std::abs(middle - due) < breath_group - least_group && gap > widest + 0.05) {
                widest = gap;
                best = middle;
            }
        }
        breaths.push_back(best);
    }
    breaths.push_back(line.range.end);
    return breaths;
}

} // namespace

Talk::Talk(const std::vector<Speaking>& speaking, Seed actor) {
    std::vector<TimeRange> ranges;
    std::vector<BodyBeat> all;
    for (std::size_t i = 0; i < speaking.size(); ++i) {
        const Speaking& line = speaking[i];
        const std::vector<Seconds> times = filled_beats(line);
        TalkSpan span{line.range, line.intensity, true, true, breaths_in(line, times)};
        if (i > 0) {
            const TimeRange& before = speaking[i - 1].range;
            span.takes_breath =
                line.range.duration() >= short_reply || line.range.start - before.end >= at_once;
            span.shifts = line.range.start - before.start >= shift_crowd;
        }
        spans.push_back(std::move(span));
        ranges.push_back(line.range);
        for (const Seconds time : times)
            all.push_back(body_beat(actor, time, line.intensity));
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const BodyBeat& a, const BodyBeat& b) { return a.time < b.time; });
    index = SpanIndex(ranges);
    beats = thinned(all, actor);
}

std::span<const BodyBeat> Talk::beats_between(Seconds first, Seconds last) const {
    const auto earlier = [](const BodyBeat& beat, Seconds t) { return beat.time < t; };
    const auto begin = std::lower_bound(beats.begin(), beats.end(), first, earlier);
    const auto end = std::lower_bound(begin, beats.end(), last, earlier);
    return {begin, end};
}

Talking talking_at(const Talk& talk, Seconds t) {
    constexpr Seconds before = 0.25;
    constexpr Seconds after = 0.6;
    double silent = 1;
    double sum = 0;
    double hard = 0;
    talk.index.visit(t, before, after, [&](std::size_t i) {
        const TimeRange& line = talk.spans[i].range;
        const double weight =
            ease_in_out(line.start - before, line.start, line.end, line.end + after, t);
        silent *= 1 - weight;
        sum += weight;
        hard += weight * talk.spans[i].intensity;
    });
    return sum > 0 ? Talking{1 - silent, hard / sum} : Talking{};
}

} // namespace mh
