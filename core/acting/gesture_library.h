#pragma once

// How every gesture moves, as a table an animator can read: where the hands go, given by a part of
// the body, where elbows, fingers and palms point, what trunk and head do, and what swings on in
// the hold.

#include "core/rig/pose.h"
#include "core/show/gesture.h"

namespace mh {

// The part of the body that a hand's place is given from; of the hand's own side.
enum class Anchor {
    shoulder,
    aloft, // the shoulder, or out beside a head that is wider than the shoulders
    breast,
    waist,   // round the front of the side, as low as an arm well bent reaches
    support, // out beside the body, as low as a straight arm reaches
    hip,
    face,
    brow,
    temple,
};

// Directions and places are (outward, up, forward) of a body upright, for either hand. Lengths are
// arm lengths.
struct HandTarget {
    Anchor anchor = Anchor::shoulder;
    Vec3 offset = Vec3::Zero(); // of the palm's middle from the anchor
    Vec3 elbow{0.4, -1, -0.3};  // the direction the elbow points
    Vec3 fingers{0, 1, 0};
    Vec3 palm{0, 0, 1};
};

// Turns over what the body does anyway, degrees: pitch forward, yaw to the gesturing hand's side,
// roll towards it.
struct TrunkTurns {
    double pitch = 0, yaw = 0, roll = 0;                // spine and chest together
    double head_pitch = 0, head_yaw = 0, head_roll = 0; // over the trunk's
    double shoulders = 0;                               // both raised
    double dip = 0;                                     // hips down, hundredths of the leg

    [[nodiscard]] TrunkTurns operator+(const TrunkTurns& other) const;
    [[nodiscard]] TrunkTurns scaled(double by) const;
};

enum class Aiming { none, at_target };

struct GestureMotion {
    GestureKind kind = GestureKind::nod;
    bool always_both = false; // arms folded, clap
    HandTarget hand{};
    HandTarget other{}; // of the left hand where both hands do different things
    bool differs = false;
    HandShape shape{};
    TrunkTurns trunk{};
    Aiming aiming = Aiming::none;
    // What the hold swings to and back, `hz` times a second; none at 0.
    double hz = 0;
    Vec3 swing_offset = Vec3::Zero();  // of the hand's place
    Vec3 swing_fingers = Vec3::Zero(); // of the fingers' direction
    HandShape swing_shape{};
    TrunkTurns swing_trunk{};
    double wind_up = 0.04;   // the anticipation, as a share of the way, the other way first
    double overshoot = 0.05; // beyond the stroke, as a share of the way
};

[[nodiscard]] const GestureMotion& motion_of(GestureKind kind);

} // namespace mh
