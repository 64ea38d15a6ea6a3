#pragma once

// What an actor's gestures make of arms, hands and trunk at a moment.
//
//         wind-up      stroke    hold_end   release_end
//   rest __ ↓ ______/‾¨‾‾‾‾‾‾‾‾‾‾‾‾‾‾\________
//          prepare   overshoot, hold       the arm leads, elbow and wrist follow
//
// Gestures that overlap lie over each other, the later over the earlier.

#include "core/acting/actor_state.h"
#include "core/acting/hand_poses.h"
#include "core/idle/settle.h"
#include "core/idle/span_index.h"

#include <functional>

namespace mh {

// The share of a gesture's stroke at a moment: 0 at rest, 1 in the hold, a little under 0 in the
// wind-up and over 1 just past the stroke. Eased over at least 0.2 s however short its times.
struct Stroking {
    double share = 0; // with wind-up and overshoot
    double cover = 0; // 0 to 1 without: how far it hides what lies under it
    double swing = 0; // 0 to 1: the hold's swing
};
[[nodiscard]] Stroking stroking_at(const Gesture& gesture, Seconds t);

class Gesturing {
  public:
    Gesturing() = default;
    Gesturing(const std::vector<Gesture>& gestures, const Body& body);

    // Sets the state's arms, hands, hanging, aims and trunk. `point_of(i)` is the world's point
    // that gesture i is aimed at.
    template <typename PointOf>
    void pose(const Body& body, Seconds t, PointOf&& point_of, ActorState& state) const;

    // The endings after which the body settles.
    [[nodiscard]] std::vector<Ending> endings() const;

  private:
    void add(const Gesture& gesture, Seconds t, ActorState& state) const;
    static void hold(const Gesture& gesture, const Touch& touch, Seconds t, Overlaid<Held>& held);
    void add_arm(const Gesture& gesture, std::size_t side, Seconds t, ActorState& state) const;

    std::vector<Gesture> m_gestures; // by rising prepare
    SpanIndex m_index;
    HandPoses m_hands;
};

[[nodiscard]] bool moves_hand(const Gesture& gesture, std::size_t side);

// Elbow, wrist and fingers come after the arm.
inline constexpr Seconds longest_lag = 0.09;

template <typename PointOf>
void Gesturing::pose(const Body& body, Seconds t, PointOf&& point_of, ActorState& state) const {
    const double seated = state.where.place.seated;
    state.arms.fill(blend(body.hanging, m_hands.on_thighs(), seated));
    state.hanging.fill(1 - 0.8 * seated);
    constexpr Seconds widened = 0.5; // beyond the gesture's own times, for the shortest of them
    m_index.visit(t, widened, widened + longest_lag, [&](std::size_t i) {
        const Gesture& gesture = m_gestures[i];
        add(gesture, t, state);
        const double cover = stroking_at(gesture, t).cover;
        const bool aims = cover > 0 && motion_of(gesture.kind).aiming == Aiming::at_target &&
                          gesture.target.kind != Target::Kind::none;
        for (std::size_t side = 0; side < 2; ++side) {
            if (!moves_hand(gesture, side))
                continue;
            state.aims[side].cover(cover);
            state.held[side].cover(cover);
            const ArmStrokes& strokes = m_hands.of(gesture.kind, side);
            if (aims)
                state.aims[side].add(
                    {point_of(gesture.target), cover, strokes.stroke.around, strokes.stroke.lift});
            if (cover > 0 && strokes.touch.bone != Bone::chest)
                hold(gesture, strokes.touch, t, state.held[side]);
        }
    });
}

} // namespace mh
