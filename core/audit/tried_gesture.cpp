#include "core/audit/reason.h"
#include "core/audit/shot_audit.h"
#include "core/audit/tried.h"
#include "core/timeline/gestures.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mh {

namespace {

struct TriedGesture {
    GestureKind kind;
    Hands hands;
    std::string_view words;
};
// The smaller first.
constexpr std::array<TriedGesture, 2> tried_gestures{{
    {GestureKind::present, Hands::right, "an open palm"},
    {GestureKind::shrug, Hands::both, "a shrug"},
}};
constexpr std::size_t tried_words = 6;

// The line's words inside the still stretch, nearest its middle first.
std::vector<const Word*> words_to_try(const Line& line, const TimeRange& still) {
    std::vector<const Word*> words;
    for (const Word& word : line.words)
        if (still.contains(word.range.start))
            words.push_back(&word);
    const Seconds middle = 0.5 * (still.start + still.end);
    std::stable_sort(words.begin(), words.end(), [&](const Word* a, const Word* b) {
        return std::abs(a->range.start - middle) < std::abs(b->range.start - middle);
    });
    words.resize(std::min(words.size(), tried_words));
    return words;
}

Gesture on_word(const TriedGesture& tried, const Word& word) {
    const GestureTiming& timing = timing_of(tried.kind);
    Gesture gesture;
    gesture.kind = tried.kind;
    gesture.hands = tried.hands;
    gesture.stroke = word.range.start;
    gesture.prepare = gesture.stroke - timing.prepare;
    gesture.hold_end = gesture.stroke + timing.hold;
    gesture.release_end = gesture.hold_end + timing.release;
    gesture.cue = word.text; // so that it is looked at as one that was asked for
    return gesture;
}

// Its index, or nothing where the actor's hands are taken.
std::optional<std::size_t> insert(const Gesture& gesture, std::vector<Gesture>& gestures) {
    const bool taken = std::any_of(gestures.begin(), gestures.end(), [&](const Gesture& other) {
        return other.prepare < gesture.release_end && gesture.prepare < other.release_end;
    });
    if (taken)
        return std::nullopt;
    const auto after =
        std::upper_bound(gestures.begin(), gestures.end(), gesture,
                         [](const Gesture& a, const Gesture& b) { return a.prepare < b.prepare; });
    const auto index = static_cast<std::size_t>(after - gestures.begin());
    gestures.insert(after, gesture);
    return index;
}

bool passes_with(const Timeline& before, std::size_t shot, const SpeakingShot& fault,
                 const Gesture& gesture, const IdleDials& dials) {
    auto timeline = std::make_shared<Timeline>(before);
    const auto index = insert(gesture, timeline->actors[fault.actor].gestures);
    if (!index)
        return false;
    const Performance performance(timeline);
    const ShotContents contents = contents_of(*timeline)[shot];
    const Shot& changed = timeline->shots[shot];
    if (!look_at(performance, changed, {fault.actor, *index}, dials).passes)
        return false;
    const ShotFindings found =
        audit_shot(performance, changed, contents, {dials, false, nullptr, fault.actor, {}});
    return std::any_of(found.speaking.begin(), found.speaking.end(), [&](const SpeakingShot& one) {
        return one.line == fault.line && one.passes;
    });
}

} // namespace

std::optional<Remedy> gesture_on_a_word(const Performance& performance, const Shot& shot,
                                        const SpeakingShot& fault, const IdleDials& dials) {
    const Timeline& timeline = performance.timeline();
    const auto line = std::find_if(timeline.lines.begin(), timeline.lines.end(),
                                   [&](const Line& one) { return one.id == fault.line; });
    if (line == timeline.lines.end())
        return std::nullopt;
    const auto index = static_cast<std::size_t>(&shot - timeline.shots.data());
    const TimeRange still{seconds_of(fault.longest.frames.first, timeline.fps),
                          seconds_of(fault.longest.frames.end, timeline.fps)};
    for (const Word* word : words_to_try(*line, still))
        for (const TriedGesture& tried : tried_gestures) {
            const Gesture gesture = on_word(tried, *word);
            if (passes_with(timeline, index, fault, gesture, dials))
                return Remedy{RemedyKind::gesture_on_word,
                              0,
                              std::string(tried.words) + " on “" + word->text + "”",
                              {},
                              gesture};
        }
    return std::nullopt;
}

} // namespace mh
