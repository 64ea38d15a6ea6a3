#include "core/speech/mouth_track.h"

#include "core/base/easing.h"
#include "core/speech/phoneme.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mh {

namespace {

struct MouthSpan {
    TimeRange range;
    MouthShape shape;
};

// What a second of each shape, A to H and X, weighs against a second of another.
constexpr std::array<double, mouth_shape_count> weight{2.6, 0.7, 1.0, 1.1, 1.0, 1.2, 2.0, 1.1, 1.0};
constexpr Seconds shortest_rest = 0.12;     // a shorter silence leaves the mouth as it is
constexpr double shortest_last_hold = 0.75; // of a hold
constexpr double diphthong_turns = 0.55;    // of its length

std::vector<MouthSpan> spans_of(const std::vector<Sound>& sounds, Seconds length) {
    std::vector<MouthSpan> spans;
    for (std::size_t i = 0; i < sounds.size(); ++i) {
        const Seconds end = i + 1 < sounds.size() ? sounds[i + 1].time : length;
        if (sounds[i].ipa.empty() && end - sounds[i].time < shortest_rest && !spans.empty()) {
            spans.back().range.end = end;
            continue;
        }
        const PhonemeMouth mouth = mouth_of(sounds[i].ipa);
        const Seconds closes = sounds[i].time - mouth.closes_before;
        Seconds start = sounds[i].time;
        if (mouth.closes_before > 0 && !spans.empty()) {
            start = std::max(closes, spans.back().range.start);
            spans.back().range.end = start;
        }
        const Seconds turn = lerp(start, end, diphthong_turns);
        if (mouth.ends != mouth.shape)
            spans.push_back({{start, turn}, mouth.shape});
        spans.push_back({{mouth.ends != mouth.shape ? turn : start, end}, mouth.ends});
    }
    return spans;
}

MouthShape strongest(const std::vector<MouthSpan>& spans, const TimeRange& hold) {
    std::array<double, mouth_shape_count> total{};
    for (const MouthSpan& span : spans) {
        const Seconds shared =
            std::min(span.range.end, hold.end) - std::max(span.range.start, hold.start);
        const auto shape = static_cast<std::size_t>(span.shape);
        total[shape] += std::max(0.0, shared) * weight[shape];
    }
    const auto best = std::max_element(total.begin(), total.end());
    return *best > 0 ? static_cast<MouthShape>(best - total.begin()) : MouthShape::X;
}

} // namespace

std::vector<MouthKey> mouth_track(const std::vector<Sound>& sounds, Seconds length) {
    const std::vector<MouthSpan> spans = spans_of(sounds, length);
    const auto holds =
        static_cast<int>(std::max(1.0, std::floor(length / mouth_hold + 1 - shortest_last_hold)));
    std::vector<MouthKey> keys;
    for (int i = 0; i < holds; ++i) {
        const TimeRange hold{i * mouth_hold, i + 1 == holds ? length : (i + 1) * mouth_hold};
        const MouthShape shape = strongest(spans, hold);
        if (keys.empty() || keys.back().shape != shape)
            keys.push_back({hold.start, shape});
    }
    keys.push_back({length, MouthShape::X});
    return keys;
}

} // namespace mh
