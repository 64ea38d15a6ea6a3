#include "core/idle/talk.h"

#include "core/base/easing.h"
#include "core/idle/beats.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr Seconds short_reply = 0.7;
constexpr Seconds at_once = 0.6;
constexpr Seconds breath_group = 3.2; // a long line takes a catch breath about so often
constexpr Seconds least_group = 2.0;

constexpr Seconds shift_crowd = 1.0; // of lines starting nearer than this, the first shifts

// Where the breath that runs out at `due` is caught: in the widest gap between beats near it.
// `beat` is the first beat that may be near, and stays so for whatever is due later.
Seconds catch_at(Seconds due, const std::vector<Seconds>& beats, std::size_t& beat) {
    constexpr Seconds near = breath_group - least_group;
    const auto middle = [&](std::size_t i) { return (beats[i] + beats[i + 1]) / 2; };
    while (beat + 1 < beats.size() && middle(beat) <= due - near)
        ++beat;
    Seconds best = due;
    Seconds widest = 0;
    for (std::size_t i = beat; i + 1 < beats.size() && middle(i) < due + near; ++i) {
        const Seconds gap = beats[i + 1] - beats[i];
        if (std::abs(middle(i) - due) < near && gap > widest + 0.05) {
            widest = gap;
            best = middle(i);
        }
    }
    return best;
}

std::vector<Seconds> breaths_in(const Speaking& line, const std::vector<Seconds>& beats) {
    std::vector<Seconds> breaths{line.range.start};
    std::size_t beat = 0;
    while (line.range.end - breaths.back() > breath_group + least_group)
        breaths.push_back(catch_at(breaths.back() + breath_group, beats, beat));
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
        const std::vector<BodyBeat> beats_of_line = body_beats(line, times, actor);
        all.insert(all.end(), beats_of_line.begin(), beats_of_line.end());
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const BodyBeat& a, const BodyBeat& b) { return a.time < b.time; });
    index = SpanIndex(ranges);
    beats = thinned(all, actor);
    std::vector<Seconds> times;
    for (const BodyBeat& beat : beats)
        times.push_back(beat.time);
    beat_times = Moments(times);
}

std::span<const BodyBeat> Talk::beats_between(Seconds first, Seconds last) const {
    const BodyBeat* begin = beats.data() + beat_times.before(first);
    const BodyBeat* end = begin;
    while (end != beats.data() + beats.size() && end->time < last)
        ++end;
    return {begin, end};
}

double force_of(double intensity) {
    return lerp(0.95, 1.1, clamp01(intensity));
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
