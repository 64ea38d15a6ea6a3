#pragma once

// A line as espeak-ng says it: its times, and its sound.

#include "core/speech/speech.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mh {

struct Said {
    Spoken spoken;
    std::vector<std::int16_t> samples; // synthesis_rate a second, with no written pauses in it
    Seconds first = 0;                 // when the first sound begins in the samples
};

// Nothing where no voice can say it. `timbre` is Tone's.
[[nodiscard]] std::optional<Said> say(const Utterance& utterance, const std::string& timbre = {});

} // namespace mh
