#pragma once

// libespeak-ng as a pure function: a text and a tone in, sounds with their times out.

#include "core/base/time.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mh {

struct Tone {
    std::string language; // an espeak-ng voice or language name
    int words_per_minute = 165;
    int pitch = 50;       // 0 to 99
    int pitch_range = 50; // 0 to 99
    std::string timbre{}; // an espeak-ng variant whose pitch does not flutter; empty for the usual
};

inline constexpr int synthesis_rate = 22050; // samples a second

struct Sound {
    Seconds time = 0;
    std::string ipa; // empty for silence
    bool stressed = false;
};

struct WordStart {
    Seconds time = 0;
    std::size_t character = 0; // of the text, in Unicode characters from 0
};

struct Synthesis {
    std::vector<Sound> sounds; // each lasts until the next
    std::vector<WordStart> words;
    Seconds length = 0;
    std::vector<std::int16_t> samples; // the first at time 0
};

// Nothing where espeak-ng or its voices are missing. Any thread may call; calls wait for each
// other, for espeak-ng is one per process. What was said before changes nothing.
[[nodiscard]] std::optional<Synthesis> synthesise(const std::string& text, const Tone& tone);

// Which espeak-ng it is; "none" where its voices are missing.
[[nodiscard]] std::string synthesis_version();

} // namespace mh
