#include "core/timeline/gestures.h"

#include <algorithm>
#include <array>

namespace mh {

namespace {

// Big gestures take longer to raise and to put down; what is said to somebody is held long enough
// to be read.
constexpr std::array<GestureTiming, gesture_kind_count> timings{{
    {0.20, 0.35, 0.25}, // nod
    {0.25, 0.70, 0.30}, // head shake
    {0.35, 0.60, 0.40}, // shrug
    {0.40, 1.20, 0.45}, // wave
    {0.40, 0.90, 0.45}, // point
    {0.40, 1.00, 0.45}, // thumbs-up
    {0.35, 0.50, 0.40}, // fist pump
    {0.45, 1.20, 0.50}, // cheer
    {0.35, 1.20, 0.40}, // clap
    {0.50, 1.60, 0.50}, // hands on hips
    {0.55, 2.00, 0.55}, // arms folded
    {0.40, 1.10, 0.50}, // facepalm
    {0.35, 0.90, 0.40}, // salute
    {0.40, 0.90, 0.40}, // beckon
    {0.35, 0.90, 0.45}, // stop
    {0.40, 1.20, 0.40}, // count
    {0.40, 0.80, 0.45}, // present
    {0.45, 1.20, 0.50}, // hand on heart
    {0.45, 1.20, 0.45}, // scratch head
    {0.60, 2.20, 0.60}, // lean on
    {0.25, 0.70, 0.60}, // recoil
}};

// A word is stroked on its stressed syllable.
Seconds stroke_on_word(const LaidBeat& laid, int word) {
    const std::vector<SpokenWord>& words = laid.spoken.words;
    if (words.empty())
        return laid.line->start;
    const auto index = std::clamp<std::ptrdiff_t>(word, 0, std::ssize(words) - 1);
    const TimeRange& range = words[static_cast<std::size_t>(index)].range;
    const std::vector<Seconds>& stresses = laid.spoken.stresses;
    const auto stress = std::lower_bound(stresses.begin(), stresses.end(), range.start);
    const bool inside = stress != stresses.end() && *stress < range.end;
    return laid.line->start + (inside ? *stress : range.start);
}

Seconds stroke_of(const DirectedGesture& gesture, const LaidBeat& laid) {
    if (gesture.word && laid.line)
        return stroke_on_word(laid, *gesture.word);
    return laid.range.start + (gesture.at > 0 ? gesture.at : timing_of(gesture.kind).prepare);
}

bool shares_hands(const Gesture& a, const Gesture& b) {
    return uses_hands(a.kind) && uses_hands(b.kind) &&
           (a.hands == Hands::both || b.hands == Hands::both || a.hands == b.hands);
}

Gesture laid_gesture(const DirectedGesture& order, const LaidBeat& laid, const TimeRange& scene) {
    const GestureTiming& timing = timing_of(order.kind);
    Gesture gesture;
    gesture.kind = order.kind;
    gesture.hands = order.hands;
    gesture.stroke = std::min(stroke_of(order, laid), scene.end);
    gesture.prepare = std::max(scene.start, gesture.stroke - timing.prepare);
    gesture.hold_end =
        order.holds_on
            ? scene.end
            : std::min(scene.end, gesture.stroke + std::max(0.0, order.hold.value_or(timing.hold)));
    gesture.release_end = order.holds_on ? scene.end : gesture.hold_end + timing.release;
    gesture.intensity = order.intensity;
    gesture.target = order.target;
    gesture.cue = order.because.words;
    gesture.source_line = order.because.line;
    return gesture;
}

// Each gesture of a scene gives way to the next that needs its hands.
void give_way(std::vector<Gesture>::iterator first, std::vector<Gesture>::iterator last) {
    for (auto gesture = first; gesture != last; ++gesture) {
        const auto next = std::find_if(
            gesture + 1, last, [&](const Gesture& later) { return shares_hands(*gesture, later); });
        if (next == last || next->prepare >= gesture->hold_end)
            continue;
        gesture->hold_end = std::max(gesture->stroke, next->prepare);
        gesture->release_end = std::max(gesture->hold_end, next->stroke);
    }
}

} // namespace

const GestureTiming& timing_of(GestureKind kind) {
    return timings[static_cast<std::size_t>(kind)];
}

Seconds gestures_end(const Beat& beat, const LaidBeat& laid) {
    Seconds end = laid.range.start;
    for (const DirectedGesture& gesture : beat.gestures) {
        const Seconds hold =
            laid.line || gesture.holds_on
                ? 0.35
                : std::max(0.0, gesture.hold.value_or(timing_of(gesture.kind).hold));
        end = std::max(end, stroke_of(gesture, laid) + hold);
    }
    return end;
}

void lay_gestures(const DirectedScene& scene, const LaidScene& laid, Timeline& timeline) {
    std::vector<std::size_t> first_of_scene;
    for (const Actor& actor : timeline.actors)
        first_of_scene.push_back(actor.gestures.size());
    for (std::size_t i = 0; i < scene.beats.size(); ++i)
        for (const DirectedGesture& order : scene.beats[i].gestures)
            if (Actor* actor = actor_of(timeline, order.character))
                actor->gestures.push_back(laid_gesture(order, laid.beats[i], laid.range));
    for (std::size_t i = 0; i < timeline.actors.size(); ++i) {
        std::vector<Gesture>& gestures = timeline.actors[i].gestures;
        const auto first = gestures.begin() + static_cast<std::ptrdiff_t>(first_of_scene[i]);
        std::stable_sort(first, gestures.end(),
                         [](const Gesture& a, const Gesture& b) { return a.prepare < b.prepare; });
        give_way(first, gestures.end());
    }
}

} // namespace mh
