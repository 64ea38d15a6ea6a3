#include "core/acting/gesturing.h"

#include "core/base/easing.h"
#include "core/rig/turns.h"

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

double swing_at(const Acted& gesture, double hz, Seconds t) {
    constexpr Seconds close = 0.3;
    const Seconds since = std::max(0.0, t - gesture.stroke);
    const double open = 1 - ease(gesture.hold_end - 0.5 * close, gesture.hold_end + 0.5 * close, t);
    return open * 0.5 * (1 - half_angle(4 * pi * hz * since).cos);
}

HandShape blend(const HandShape& a, const HandShape& b, double u) {
    return {lerp(a.thumb, b.thumb, u), lerp(a.index, b.index, u), lerp(a.middle, b.middle, u),
            lerp(a.little, b.little, u), lerp(a.spread, b.spread, u)};
}

bool moves(const Gesture& gesture, std::size_t side) {
    if (!uses_hands(gesture.kind))
        return gesture.kind == GestureKind::recoil;
    if (motion_of(gesture.kind).always_both || gesture.hands == Hands::both)
        return true;
    return gesture.hands == (side == 0 ? Hands::left : Hands::right);
}

double side_of(const Gesture& gesture) {
    constexpr double of_both = 0.35; // a little, so that nobody stands like a doll
    if (gesture.kind == GestureKind::head_shake)
        return 1;
    return gesture.hands == Hands::left ? 1 : gesture.hands == Hands::right ? -1 : of_both;
}

ArmAngles mixed(const ArmStrokes& strokes, const Stroking& s) {
    return s.swing > 0 ? blend(strokes.stroke, strokes.swing, s.swing) : strokes.stroke;
}

} // namespace

Acted::Acted(const Gesture& gesture)
    : kind(gesture.kind), stroke(gesture.stroke),
      hold_end(std::max(gesture.hold_end, gesture.stroke)),
      rise(std::max(gesture.stroke - gesture.prepare, least_rise)),
      fall(std::max(gesture.release_end - gesture.hold_end, least_fall)),
      reach(lerp(0.85, 1.0, clamp01(gesture.intensity / 0.7))),
      force(clamp01(gesture.intensity / 0.7)), trunk(lerp(0.55, 1.1, clamp01(gesture.intensity))),
      side(side_of(gesture)), moves_hand{moves(gesture, 0), moves(gesture, 1)},
      aims(motion_of(gesture.kind).aiming == Aiming::at_target &&
           gesture.target.kind != Target::Kind::none) {}

Stroking stroking_at(const Acted& gesture, Seconds t) {
    const GestureMotion& motion = motion_of(gesture.kind);
    const double u = (t - gesture.stroke) / gesture.rise + 1;
    const double come = smootherstep(u);
    const double back = 1 - ease(gesture.hold_end, gesture.hold_end + gesture.fall, t);
    Stroking s;
    s.cover = come * back;
    s.share = s.cover;
    if (u < 1.6)
        s.share += (motion.overshoot * gesture.force * bump(0.6, 1, 1.6, u) -
                    motion.wind_up * gesture.force * bump(0, 0.25, 0.6, u)) *
                   back;
    s.swing = motion.hz > 0 && t > gesture.stroke ? swing_at(gesture, motion.hz, t) : 0;
    return s;
}

Gesturing::Gesturing(const Timeline& timeline, std::size_t actor, const Physique& body)
    : m_hands(body) {
    std::vector<TimeRange> ranges;
    std::vector<Gesture> gestures = timeline.actors[actor].gestures;
    const auto first = [](const Gesture& a, const Gesture& b) {
        const Seconds from_a = Acted(a).range().start;
        const Seconds from_b = Acted(b).range().start;
        return from_a != from_b ? from_a < from_b : a.kind < b.kind;
    };
    std::stable_sort(gestures.begin(), gestures.end(), first);
    for (const Gesture& gesture : gestures) {
        Acted acted(gesture);
        acted.spot = spot_of(timeline, actor, gesture.target, gesture.stroke);
        m_gestures.push_back(acted);
        ranges.push_back(acted.range());
        m_endings.push_back({acted.hold_end + 0.75 * acted.fall, gesture.intensity});
    }
    m_index = SpanIndex(ranges);
}

HandShape running_hand(double running) {
    constexpr HandShape loose_fist{0.6, 0.8, 0.85, 0.85, 0};
    return blend(HandShape{}, loose_fist, running);
}

Gesturing::Strokings Gesturing::strokings_at(const Acted& gesture, Seconds t) {
    Strokings s;
    s.upper = stroking_at(gesture, t);
    if (gesture.moves_hand[0] || gesture.moves_hand[1]) {
        s.elbow = stroking_at(gesture, t - elbow_lag);
        s.wrist = stroking_at(gesture, t - wrist_lag);
        s.fingers = stroking_at(gesture, t - finger_lag);
    }
    return s;
}

void Gesturing::add_trunk(const Acted& gesture, const Stroking& s, ActorState& state) {
    const GestureMotion& motion = motion_of(gesture.kind);
    TrunkTurns turns =
        (motion.trunk + motion.swing_trunk.scaled(s.swing)).scaled(s.share * gesture.trunk);
    turns.yaw *= gesture.side;
    turns.head_yaw *= gesture.side;
    turns.roll *= -gesture.side;
    turns.head_roll *= -gesture.side;
    state.trunk = state.trunk + turns;
}

void Gesturing::add_arm(const Acted& gesture, std::size_t side, const Strokings& s,
                        ActorState& state) const {
    const ArmStrokes& strokes = m_hands.of(gesture.kind, side);
    const GestureMotion& motion = motion_of(gesture.kind);
    ArmAngles& arm = state.arms[side];
    const ArmAngles over_elbow = blend(arm, mixed(strokes, s.elbow), gesture.reach * s.elbow.share);
    const ArmAngles over_wrist = blend(arm, mixed(strokes, s.wrist), s.wrist.share);
    arm = blend(arm, mixed(strokes, s.upper), gesture.reach * s.upper.share);
    arm.bend = over_elbow.bend;
    arm.twist = over_elbow.twist;
    arm.roll = over_wrist.roll;
    arm.tilt = over_wrist.tilt;
    arm.flex = over_wrist.flex;
    const HandShape shape = s.fingers.swing > 0
                                ? blend(motion.shape, motion.swing_shape, s.fingers.swing)
                                : motion.shape;
    state.hands[side] = blend(state.hands[side], shape, s.fingers.cover);
    state.hanging[side] *= 1 - s.upper.cover;
}

} // namespace mh
