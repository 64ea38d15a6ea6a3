#pragma once

// How much an emotion moves a body: from −1 (still) to 1 (excited).

#include "core/show/emotion.h"

#include <array>

namespace mh {

// Indexed by Emotion. Source: the design's table of energies.
extern const std::array<double, emotion_count> emotion_energy;

[[nodiscard]] double energy_of(Emotion emotion);

// What an energy makes of the whole idle layer: 1 from 0 up, falling to a half at −0.8 (grief,
// fear). Smooth, so that an energy may ease through 0.
[[nodiscard]] double layer_gain(double energy);

// What it makes of the lean and the head's accents on top: 1 from 0 down, growing to 1.4 at 1.
// Smooth.
[[nodiscard]] double push_gain(double energy);
// What it makes of the beats on top: less of that growth, or a body that shouts would flail, and a
// little of what the quiet layer lost, or one that whispers would not be seen to speak: in grief
// the beats are 0.55 of a plain one's.
[[nodiscard]] double beat_gain(double energy);

} // namespace mh
