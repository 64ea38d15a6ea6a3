#pragma once

// How much an emotion moves a body: from −1 (still) to 1 (excited).

#include "core/show/emotion.h"

#include <array>

namespace mh {

// Indexed by Emotion. Source: the design's table of energies.
extern const std::array<double, emotion_count> emotion_energy;

[[nodiscard]] double energy_of(Emotion emotion);

} // namespace mh
