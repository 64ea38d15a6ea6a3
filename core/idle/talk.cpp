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
