#pragma once

// How hard a line is spoken: its feeling's base and what its volume adds.

#include "core/show/emotion.h"

#include <array>

namespace mh {

// Indexed by Emotion. From 0.30 to 0.70, so that a volume's addition is never cut off.
extern const std::array<double, emotion_count> intensity_base;

// Indexed by Volume: whisper −0.30, soft −0.15, normal 0, loud +0.15, shout +0.30. Source: the
// design's table.
extern const std::array<double, volume_count> volume_addition;

// In [0, 1].
[[nodiscard]] double speaking_intensity(Emotion feeling, Volume volume);

} // namespace mh
