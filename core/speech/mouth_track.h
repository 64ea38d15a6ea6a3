#pragma once

// From sounds to a mouth that can be drawn.

#include "core/speech/mouth_shape.h"
#include "core/speech/synthesis.h"

#include <vector>

namespace mh {

// Mouths are drawn on twos: no shape is held for less than a twelfth of a second, but for the last,
// which may be a quarter shorter.
inline constexpr Seconds mouth_hold = 1.0 / 12;

// Keys from 0, each of another shape than the one before, and an X at `length` to end. Within each
// hold the shape that matters most wins: shut lips and a lip on the teeth are seen when they are
// missing, consonants within the mouth are not.
[[nodiscard]] std::vector<MouthKey> mouth_track(const std::vector<Sound>& sounds, Seconds length);

} // namespace mh
