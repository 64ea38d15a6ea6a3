#include "core/idle/breath.h"

#include "core/base/easing.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr Seconds breath_in = 0.5;    // before a line
constexpr Seconds breath_back = 0.6;  // to the cycle, after it
constexpr Seconds catch_breath = 0.4; // inside it
constexpr Seconds least_out = 0.9;    // a short line does not empty the chest at a blow
constexpr double left_at_end = 0.12;  // of the breath

double depth_of(const TalkSpan& line) {
    const double hard = lerp(0.55, 1.0, clamp01(line.intensity));
    return hard * lerp(0.75, 1.0, smoothstep(line.range.duration() / 3));
}

// From full to nearly out over a run of the line; the next run's breath is drawn at its end.
double run_level(Seconds start, Seconds end, bool last, Seconds t) {
    const Seconds out = std::max(end - start - (last ? 0 : catch_breath), least_out);
    const double level = lerp(1, left_at_end, smoothstep((t - start) / out));
    return last ? level : lerp(level, 1, smoothstep((t - (end - catch_breath)) / catch_breath));
}

double line_level(const TalkSpan& line, Seconds t) {
    const auto& breaths = line.breaths;
    const auto after = std::upper_bound(breaths.begin() + 1, breaths.end() - 1, t);
    return run_level(*(after - 1), *after, after == breaths.end() - 1, t);
}

} // namespace

double cycle_breath(const Breathing& breathing, Seconds t) {
    constexpr double in = 0.4;
    constexpr double out = 0.9;
    const double turns = t * breathing.per_minute / 60 + breathing.phase;
    const double u = turns - std::floor(turns);
    return breathing.amplitude * smootherstep(u / in) * (1 - smootherstep((u - in) / (out - in)));
}

double breath_at(const Breathing& breathing, const Talk& talk, double lines, Seconds t) {
    double none = 1;
    double sum = 0;
    double level = 0;
    talk.index.visit(t, breath_in, breath_back, [&](std::size_t i) {
        const TalkSpan& line = talk.spans[i];
        if (!line.takes_breath)
            return;
        const double weight = ease_in_out(line.range.start - breath_in, line.range.start,
                                          line.range.end, line.range.end + breath_back, t);
        none *= 1 - weight;
        sum += weight;
        level += weight * depth_of(line) * line_level(line, t);
    });
    const double cycle = cycle_breath(breathing, t);
    return sum > 0 ? lerp(cycle, level / sum, lines * (1 - none)) : cycle;
}

} // namespace mh
