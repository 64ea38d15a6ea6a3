#include "core/speech/delivery.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mh {

namespace {

struct Change {
    double pace = 1;  // times the words a minute
    double pitch = 0; // added, of 0 to 99
    double range = 1; // times the pitch range
};

// After what listeners hear in acted feeling (Murray and Arnott 1993): excitement, anger and fear
// quicken and raise the voice, grief and tiredness slow and flatten it.
constexpr std::array<Change, emotion_count> by_feeling{{
    {1.00, 0, 1.00},  // neutral
    {1.10, 12, 1.50}, // excited
    {1.08, 4, 1.40},  // angry
    {1.05, 14, 1.60}, // surprised
    {1.04, 8, 1.30},  // happy
    {0.98, -2, 1.05}, // determined
    {1.02, 5, 1.30},  // amused
    {1.03, 1, 1.15},  // annoyed
    {0.98, 6, 1.30},  // curious
    {0.94, -1, 1.10}, // smug
    {0.94, -4, 1.10}, // disgusted
    {0.93, -6, 0.45}, // deadpan
    {0.92, 2, 0.90},  // tender
    {1.02, 3, 0.85},  // embarrassed
    {0.88, -4, 0.55}, // bored
    {0.85, -6, 0.60}, // tired
    {1.03, 4, 0.90},  // worried
    {0.84, -6, 0.60}, // sad
    {1.12, 15, 1.10}, // afraid
}};

constexpr std::array<Change, volume_count> by_volume{{
    {0.94, -4, 0.60}, // whisper
    {0.96, -2, 0.85}, // soft
    {1.00, 0, 1.00},  // normal
    {0.98, 4, 1.15},  // loud
    {0.93, 10, 1.30}, // shout
}};

int rounded(double value, double least, double most) {
    return static_cast<int>(std::lround(std::clamp(value, least, most)));
}

} // namespace

Tone delivered(const Voice& voice, Emotion feeling, Volume volume) {
    const Change& felt = by_feeling[static_cast<std::size_t>(feeling)];
    const Change& loud = by_volume[static_cast<std::size_t>(volume)];
    return {voice.language, rounded(voice.words_per_minute * felt.pace * loud.pace, 80, 450),
            rounded(voice.pitch + felt.pitch + loud.pitch, 0, 99),
            rounded(voice.pitch_range * felt.range * loud.range, 0, 99)};
}

} // namespace mh
