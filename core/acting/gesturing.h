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
#include "core/acting/spot.h"
#include "core/idle/settle.h"
#include "core/idle/span_index.h"

namespace mh {

// The share of a gesture's stroke at a moment: 0 at rest, 1 in the hold, a little under 0 in the
// wind-up and over 1 just past the stroke. Eased over at least 0.2 s however short its times.
struct Stroking {
    double share = 0; // with wind-up and overshoot
    double cover = 0; // 0 to 1 without: how far it hides what lies under it
    double swing = 0; // 0 to 1: the hold's swing
};

// A gesture made ready.
struct Acted {
    GestureKind kind = GestureKind::nod;
    Seconds stroke = 0;
    Seconds hold_end = 0; // not before the stroke
    Seconds rise = 0;     // up to the stroke
    Seconds fall = 0;     // back from the hold
    double reach = 1;     // how far the arms go: smaller gestures go less far
    double force = 1;     // of wind-up and overshoot
    double trunk = 1;     // of the trunk's turns
    double side = 1;      // of the trunk's yaw and roll: 1 left, −1 right
    std::array<bool, 2> moves_hand{};
    bool aims = false;
    Spot spot;

    Acted() = default;
    explicit Acted(const Gesture& gesture);

    [[nodiscard]] TimeRange range() const { return {stroke - rise, hold_end + fall}; }
};
[[nodiscard]] Stroking stroking_at(const Acted& gesture, Seconds t);

class Gesturing {
  public:
    Gesturing() = default;
    Gesturing(const Timeline& timeline, std::size_t actor, const Physique& body);

    // Sets the state's arms, hands, hanging, aims and trunk. `point_of(spot)` is a spot's point in
    // the world.
    template <typename PointOf>
    void pose(const Physique& body, Seconds t, PointOf&& point_of, ActorState& state) const;

    // The endings after which the body settles.
    [[nodiscard]] const std::vector<Ending>& endings() const { return m_endings; }

  private:
    // A gesture's stroking as each part of the arm comes to it.
    struct Strokings {
        Stroking upper, elbow, wrist, fingers;
    };

    static Strokings strokings_at(const Acted& gesture, Seconds t);
    static void add_trunk(const Acted& gesture, const Stroking& s, ActorState& state);
    void add_arm(const Acted& gesture, std::size_t side, const Strokings& s,
                 ActorState& state) const;

    std::vector<Acted> m_gestures; // by rising prepare
    SpanIndex m_index;
    HandPoses m_hands;
    std::vector<Ending> m_endings;
};

// Somebody who runs closes the hands.
[[nodiscard]] HandShape running_hand(double running);

// Elbow, wrist and fingers come after the arm.
inline constexpr Seconds longest_lag = 0.06;

template <typename PointOf>
void Gesturing::pose(const Physique& body, Seconds t, PointOf&& point_of, ActorState& state) const {
    const double seated = state.where.place.seated;
    state.arms.fill(seated > 0 ? blend(body.hanging, m_hands.on_thighs(), seated) : body.hanging);
    state.hanging.fill(1 - 0.8 * seated);
    state.hands.fill(running_hand(state.where.running));
    m_index.visit(t, 0, longest_lag, [&](std::size_t i) {
        const Acted& gesture = m_gestures[i];
        const Strokings s = strokings_at(gesture, t);
        add_trunk(gesture, s.upper, state);
        const double cover = s.upper.cover;
        for (std::size_t side = 0; side < 2; ++side) {
            if (!gesture.moves_hand[side])
                continue;
            add_arm(gesture, side, s, state);
            state.aims[side].cover(cover);
            state.held[side].cover(cover);
            const auto& [stroke, swing, touch] = m_hands.of(gesture.kind, side);
            if (cover > 0 && gesture.aims)
                state.aims[side].add({point_of(gesture.spot), cover, stroke.around, stroke.lift});
            if (cover > 0 && touch.bone != Bone::chest)
                state.held[side].add(
                    {touch.bone, touch.wrist + s.upper.swing * (touch.wrist_swung - touch.wrist),
                     touch.hand, touch.elbow, cover});
        }
    });
}

} // namespace mh
