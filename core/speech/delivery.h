#pragma once

// How feeling and volume change a voice.

#include "core/speech/speech.h"
#include "core/speech/synthesis.h"

namespace mh {

// The tone of a voice that says something so.
[[nodiscard]] Tone delivered(const Voice& voice, Emotion feeling, Volume volume);

} // namespace mh
