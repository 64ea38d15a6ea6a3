#pragma once

// How far everything moves a body.

#include "core/base/vec.h"

namespace mh {

// The idle layer's signals at full size, degrees unless it says so.
namespace size {
inline constexpr double shift = 0.36;      // of the stance, hips over the foot
inline constexpr double pelvis_roll = 3.4; // up on the foot that carries
inline constexpr double pelvis_yaw = 2.6;
inline constexpr double counter_roll = 5.2; // the chest's, the other way
inline constexpr double counter_yaw = 3.0;
inline constexpr double seat_shift = 0.028; // of the height, across the seat
inline constexpr double seat_roll = 3.4;
inline constexpr double seat_pitch = 2.6;
inline constexpr double lean = 4.6;
inline constexpr double beat_pitch = -2.1;
inline constexpr double beat_yaw = 3.8;
inline constexpr double beat_roll = 1.1;
inline constexpr double beat_raise = 6.2;
inline constexpr double beat_bend = 9.8;
inline constexpr double beat_out = 3.1;
inline constexpr double beat_fore = 2.8;
inline constexpr double held_beat = 0.25; // of a beat's bend, for an arm in a gesture
inline constexpr double dip_pitch = 4.5;
inline constexpr double dip_hips = 0.016; // of the leg
inline constexpr double swing_fore = 7.0;
inline constexpr double swing_bend = 4.0;
inline constexpr double nod = 3.4;
inline constexpr double tilt = 2.6;
inline constexpr double breath_pitch = -1.7; // at a full breath
inline constexpr double breath_raise = 0.55; // of the chest's rise, at the shoulder joints
} // namespace size

// Walks, radians unless it says so.
namespace walk {
inline constexpr double arm_swing = 0.62; // for feet a leg's length apart
inline constexpr double pelvis_yaw = 0.20;
inline constexpr double chest_yaw = 0.16;
inline constexpr double pitch = 4.0; // degrees
inline constexpr double sway = 0.30; // of the stance, over the foot that carries
} // namespace walk

// What a run adds.
namespace run {
inline constexpr double pitch = 9.0; // degrees
inline constexpr double bend = 58.0; // degrees, of the elbows
} // namespace run

// x near 0, never beyond the limit.
[[nodiscard]] inline double soft_within(double x, double limit) {
    return x / std::sqrt(1 + x * x / (limit * limit));
}

} // namespace mh
