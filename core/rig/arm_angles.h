#pragma once

// An arm's pose as plain angles. Blending them blends poses: the hand travels on arcs, the elbow
// never bends backwards, limbs keep their lengths, and no pair of poses is ambiguous (as two turns
// half a circle apart are).
//
// One set of angles serves both arms: the right arm is the left one's mirror image.

#include "core/rig/pose.h"

namespace mh {

// Radians. All 0: hanging straight, thumb forward.
struct ArmAngles {
    double raise = 0;   // collar: the shoulder up, the arm carried along unturned
    double forward = 0; // collar: the shoulder forward
    double fore = 0;    // the whole arm swung forward about the shoulders' line
    double around = 0;  // the direction the upper arm lifts in: 0 forward, pi/2 out to the side
    double lift = 0;    // of the upper arm from hanging: pi/2 level, pi straight up
    double twist = 0;   // of the upper arm about itself: positive turns the inner elbow outward
    double bend = 0;    // elbow, 0 straight, never below
    double roll = 0;    // of the hand about the forearm: positive turns the thumb outward
    double tilt = 0;    // wrist, in the palm's plane: positive away from the thumb
    double flex = 0;    // wrist: positive bends the hand back, negative towards the palm
};

[[nodiscard]] ArmAngles operator+(const ArmAngles& a, const ArmAngles& b);
[[nodiscard]] ArmAngles operator*(double scale, const ArmAngles& a);
[[nodiscard]] ArmAngles blend(const ArmAngles& a, const ArmAngles& b, double u);

// The four turns of an arm (shoulder, upper arm, forearm, hand), into `joints`. `side` is 1 for the
// left arm and −1 for the right one.
void pose_arm(const ArmAngles& arm, double side, JointPose& joints);

// Angles that put the left upper arm and forearm along these axes (in the chest's axes), with
// `around` and `twist` within half a turn of those of `near`.
void set_limb(const Quat& upper, double bend_rad, const ArmAngles& near, ArmAngles& arm);
// Angles that turn the hand so, given in the forearm's axes; kept within what a wrist can do.
void set_hand(const Quat& hand_in_forearm, ArmAngles& arm);

} // namespace mh
