#include "core/direction/gesture_framing.h"

#include "core/direction/framing_rules.h"

#include <algorithm>
#include <array>

namespace mh {

namespace {

// A figure whose head is a quarter of its height, which is one.
constexpr double head = 0.25;
constexpr double eyes = 1 - (1 - eyes_in_head) * head;

// Indexed by GestureKind.
constexpr std::array<HeightBand, gesture_kind_count> hand_bands{{
    {0.50, 0.60}, // nod
    {0.50, 0.60}, // head shake
    {0.44, 0.66}, // shrug
    {0.62, 1.05}, // wave
    {0.48, 0.80}, // point
    {0.44, 0.70}, // thumbs-up
    {0.50, 1.10}, // fist pump
    {0.70, 1.28}, // cheer
    {0.42, 0.66}, // clap
    {0.34, 0.52}, // hands on hips
    {0.42, 0.62}, // arms folded
    {0.70, 1.00}, // facepalm
    {0.70, 1.02}, // salute
    {0.42, 0.80}, // beckon
    {0.46, 0.82}, // stop
    {0.46, 0.80}, // count
    {0.38, 0.66}, // present
    {0.46, 0.68}, // hand on heart
    {0.74, 1.04}, // scratch head
    {0.30, 0.62}, // lean on
    {0.42, 0.80}, // recoil
}};

constexpr double margin = 0.03;    // of the height, kept free beyond the hands
constexpr double most_widen = 1.3; // before a wider framing is better
constexpr double widest = 6;
constexpr double widen_step = 0.05;

// From near to far.
constexpr std::array<Framing, 6> by_distance{Framing::extreme_close, Framing::close,
                                             Framing::medium,        Framing::cowboy,
                                             Framing::full,          Framing::wide};

double widen_needed(Framing framing, const HeightBand& hands) {
    double widen = 1;
    while (widen < widest) {
        const HeightBand shown = shown_by(framing, widen);
        if (shown.bottom <= hands.bottom - margin && shown.top >= hands.top + margin)
            break;
        widen += widen_step;
    }
    return widen;
}

void bring_in(const std::string& character, DirectedShot& shot, bool keep_framing) {
    const bool is_in =
        std::find(shot.subjects.begin(), shot.subjects.end(), character) != shot.subjects.end();
    if (is_in || shot.framing == Framing::wide)
        return;
    shot.subjects.push_back(character);
    if (!keep_framing)
        shot.framing = shot.subjects.size() == 2 ? Framing::two_shot : Framing::wide;
}

void show_hands(const HeightBand& hands, DirectedShot& shot, bool keep_framing) {
    const auto* from = std::find(by_distance.begin(), by_distance.end(), shot.framing);
    for (; !keep_framing && from != by_distance.end(); ++from) {
        shot.framing = *from;
        if (widen_needed(*from, hands) <= most_widen)
            break;
    }
    shot.widen = std::max(shot.widen, widen_needed(shot.framing, hands));
}

} // namespace

HeightBand shown_by(Framing framing, double widen) {
    const FramingRule& rule = rule_of(framing);
    const double height = std::max(rule.of_body, rule.of_head * head) * widen;
    const double top = rule.shows_floor()
                           ? height - rule.floor_room * widen
                           : top_of_hanging_picture(height, eyes, 1 + rule.hair_room * head);
    return {top - height, top};
}

HeightBand hands_of(GestureKind kind) {
    return hand_bands[static_cast<std::size_t>(kind)];
}

void frame_gestures(const DirectedScene& scene, DirectedShot& shot, bool keep_framing) {
    HeightBand hands{2, -1};
    for (int i = shot.first_beat; i < shot.end_beat; ++i) {
        for (const DirectedGesture& gesture : scene.beats[static_cast<std::size_t>(i)].gestures) {
            if (!uses_hands(gesture.kind))
                continue;
            bring_in(gesture.character, shot, keep_framing);
            const HeightBand band = hands_of(gesture.kind);
            hands = {std::min(hands.bottom, band.bottom), std::max(hands.top, band.top)};
        }
    }
    if (hands.bottom >= hands.top)
        return;
    const DirectedShot before = shot;
    show_hands(hands, shot, keep_framing);
    if (shot.framing != before.framing || shot.widen != before.widen)
        shot.because += ", wide enough for the hands";
}

} // namespace mh
