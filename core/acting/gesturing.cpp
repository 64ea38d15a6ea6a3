#include "core/acting/gesturing.h"

#include "core/base/easing.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr Seconds least_rise = 0.22;
constexpr Seconds least_fall = 0.3;
constexpr Seconds elbow_lag = 0.03;
constexpr Seconds wrist_lag = 0.06;
constexpr Seconds finger_lag = 0.05;

// 0 to 1 to 0 over [a, c], 1 at b.
double bump(double a, double b, double c, double u) {
    return ease(a, b, u) * (1 - ease(b, c, u));
}

double swing_at(const Gesture& gesture, double hz, Seconds t) {
    constexpr Seconds close = 0.3;
    const Seconds end = std::max(gesture.hold_end, gesture.stroke);
    const Seconds since = std::max(0.0, t - gesture.stroke);
    const double open = 1 - ease(end - 0.5 * close, end + 0.5 * close, t);
    return open * 0.5 * (1 - std::cos(2 * pi * hz * since));
}

HandShape blend(const HandShape& a, const HandShape& b, double u) {
    return {lerp(a.thumb, b.thumb, u), lerp(a.index, b.index, u), lerp(a.middle, b.middle, u),
            lerp(a.little, b.little, u), lerp(a.spread, b.spread, u)};
}

// Smaller gestures go less far, but for what the hand must reach.
double reach_of(double intensity) {
    return lerp(0.85, 1.0, clamp01(intensity / 0.7));
}

ArmAngles mixed(const ArmStrokes& strokes, const Stroking& s) {
    return blend(strokes.stroke, strokes.swing, s.swing);
}

} // namespace

Stroking stroking_at(const Gesture& gesture, Seconds t) {
    const GestureMotion& motion = motion_of(gesture.kind);
    const Seconds rise = std::max(gesture.stroke - gesture.prepare, least_rise);
    const Seconds fall = std::max(gesture.release_end - gesture.hold_end, least_fall);
    const Seconds end = std::max(gesture.hold_end, gesture.stroke);
    const double u = (t - gesture.stroke) / rise + 1;
    const double force = clamp01(gesture.intensity / 0.7);
    Stroking s;
    const double back = 1 - ease(end, end + fall, t);
    s.cover = smootherstep(u) * back;
    s.share = (smootherstep(u) - motion.wind_up * force * bump(0, 0.25, 0.6, u) +
               motion.overshoot * force * bump(0.6, 1, 1.6, u)) *
              back;
    s.swing = motion.hz > 0 ? swing_at(gesture, motion.hz, t) : 0;
    return s;
}

bool moves_hand(const Gesture& gesture, std::size_t side) {
    if (!uses_hands(gesture.kind))
        return gesture.kind == GestureKind::recoil;
    if (motion_of(gesture.kind).always_both || gesture.hands == Hands::both)
        return true;
    return gesture.hands == (side == 0 ? Hands::left : Hands::right);
}

Gesturing::Gesturing(const std::vector<Gesture>& gestures, const Body& body)
    : m_gestures(gestures), m_hands(body) {
    std::stable_sort(m_gestures.begin(), m_gestures.end(), [](const Gesture& a, const Gesture& b) {
        return a.prepare != b.prepare ? a.prepare < b.prepare : a.kind < b.kind;
    });
    std::vector<TimeRange> ranges;
    for (const Gesture& gesture : m_gestures)
        ranges.push_back({gesture.prepare, gesture.release_end});
    m_index = SpanIndex(ranges);
}

std::vector<Ending> Gesturing::endings() const {
    std::vector<Ending> endings;
    for (const Gesture& gesture : m_gestures) {
        const Seconds fall = std::max(gesture.release_end - gesture.hold_end, least_fall);
        endings.push_back(
            {std::max(gesture.hold_end, gesture.stroke) + 0.75 * fall, gesture.intensity});
    }
    return endings;
}

void Gesturing::add(const Gesture& gesture, Seconds t, ActorState& state) const {
    const GestureMotion& motion = motion_of(gesture.kind);
    const Stroking s = stroking_at(gesture, t);
    const double side = gesture.hands == Hands::left    ? 1
                        : gesture.hands == Hands::right ? -1
                                                        : 0.35;
    TrunkTurns turns = (motion.trunk + motion.swing_trunk.scaled(s.swing))
                           .scaled(s.share * lerp(0.55, 1.1, clamp01(gesture.intensity)));
    if (gesture.kind != GestureKind::head_shake) {
        turns.yaw *= side;
        turns.roll *= -side;
        turns.head_yaw *= side;
        turns.head_roll *= -side;
    }
    state.trunk = state.trunk + turns;
    for (std::size_t arm = 0; arm < 2; ++arm)
        if (moves_hand(gesture, arm))
            add_arm(gesture, arm, t, state);
}

void Gesturing::hold(const Gesture& gesture, const Touch& touch, Seconds t, Overlaid<Held>& held) {
    const Stroking s = stroking_at(gesture, t);
    held.add({touch.bone, touch.wrist + s.swing * (touch.wrist_swung - touch.wrist), touch.hand,
              s.cover});
}

void Gesturing::add_arm(const Gesture& gesture, std::size_t side, Seconds t,
                        ActorState& state) const {
    const ArmStrokes& strokes = m_hands.of(gesture.kind, side);
    const GestureMotion& motion = motion_of(gesture.kind);
    const double reach = reach_of(gesture.intensity);
    const Stroking upper = stroking_at(gesture, t);
    const Stroking elbow = stroking_at(gesture, t - elbow_lag);
    const Stroking wrist = stroking_at(gesture, t - wrist_lag);
    const Stroking finger = stroking_at(gesture, t - finger_lag);
    ArmAngles& arm = state.arms[side];
    const ArmAngles over_upper = blend(arm, mixed(strokes, upper), reach * upper.share);
    const ArmAngles over_elbow = blend(arm, mixed(strokes, elbow), reach * elbow.share);
    const ArmAngles over_wrist = blend(arm, mixed(strokes, wrist), wrist.share);
    arm = over_upper;
    arm.bend = over_elbow.bend;
    arm.twist = over_elbow.twist;
    arm.roll = over_wrist.roll;
    arm.tilt = over_wrist.tilt;
    arm.flex = over_wrist.flex;
    state.hands[side] =
        blend(state.hands[side],
              motion.hz > 0 ? blend(motion.shape, motion.swing_shape, finger.swing) : motion.shape,
              finger.cover);
    state.hanging[side] *= 1 - upper.cover;
}

} // namespace mh
