#pragma once

// What an actor does at a moment, read from the Timeline: where it stands, what its hands are at,
// where it looks, and the idle layer's signals. With a body it makes a pose.

#include "core/acting/blocking.h"
#include "core/acting/face_state.h"
#include "core/acting/gesture_library.h"
#include "core/idle/darts.h"
#include "core/rig/arm_angles.h"

#include <algorithm>

namespace mh {

// A hand that points at something, by `share` 0 to 1; `around` and `lift` are what its gesture's
// own pose would have.
struct Aim {
    Vec3 target;
    double share;
    double around;
    double lift;
};

// A hand held to another bone than the chest, by `share` 0 to 1.
struct Held {
    Bone bone;
    Vec3 wrist; // in the bone's axes
    Quat hand;
    Vec3 elbow; // the direction it points, in the chest's axes
    double share;
};

// What gestures that overlap want of one hand, the later over the earlier; a few at most, of more
// the faintest is dropped.
template <typename Want>
struct Overlaid {
    std::array<Want, 4> wants; // of which `count` are made
    std::size_t count = 0;

    void cover(double by) {
        for (std::size_t i = 0; i < count; ++i)
            wants[i].share *= 1 - by;
    }
    void add(const Want& want) {
        if (count < wants.size()) {
            wants[count++] = want;
            return;
        }
        const auto fainter = [](const Want& a, const Want& b) { return a.share < b.share; };
        const auto faintest = std::min_element(wants.begin(), wants.end(), fainter);
        std::rotate(faintest, faintest + 1, wants.end());
        wants.back() = want;
    }
    [[nodiscard]] const Want* begin() const { return wants.data(); }
    [[nodiscard]] const Want* end() const { return wants.data() + count; }
};

// Where somebody looks: angles from straight ahead of a body upright, left and down positive. The
// eyes get there before the head, the head before the chest.
struct Gaze {
    Vec3 eyes_on = Vec3(0, 1.4, 4); // a point in the world
    double head_yaw_rad = 0;
    double head_pitch_rad = 0;
    double chest_yaw_rad = 0;
};

// The idle layer's signals, scaled by dials, energy and poses keyed by hand: all 0 is off.
struct IdleSignals {
    double breath_m = 0; // the chest's rise
    double weight = 0;   // −1 the right foot to 1 the left, at full size
    double drift = 0;    // seated: −1 back to 1 forward
    double lean = 0;
    double lift = 0;
    double sway = 0;
    double dip = 0;
    double swing = 0;
    double nod = 0;
    double tilt = 0;
    Glance glance;
};

struct ActorState {
    Stance where;
    std::array<ArmAngles, 2> arms;       // left, right: hanging, gesturing, and between
    std::array<double, 2> hanging{1, 1}; // 0 taken by a gesture to 1
    std::array<Overlaid<Aim>, 2> aims;
    std::array<Overlaid<Held>, 2> held;
    std::array<HandShape, 2> hands;
    TrunkTurns trunk; // of gestures; yaw and roll to the left
    Gaze gaze;
    IdleSignals idle;
    bool keyed = false;                     // whether any bone is
    std::array<Vec3, bone_count> keyed_rad; // turns about each bone's own axes, where keyed
    FaceState face;
    double energy = 0;     // −1 to 1
    double idle_share = 1; // 0 where a pose keyed by hand holds
};

} // namespace mh
