#pragma once

// What a line sounds like.

#include "core/speech/speech.h"
#include "core/speech/waveform.h"

#include <vector>

namespace mh {

// The line as long as `length`, each of its words where `words` has it, both from the line's start:
// a pause between two words is silence, a longer word is spoken slower at its own pitch. Words that
// are not the line's leave only the length. Silence where no voice can say it. At synthesis_rate.
[[nodiscard]] Waveform voice_of(const Utterance& utterance, const std::vector<TimeRange>& words,
                                Seconds length);

} // namespace mh
