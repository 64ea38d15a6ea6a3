#pragma once

// A line as it would be spoken: how long, where its words and stresses fall, what its mouth does.

#include "core/base/time.h"
#include "core/show/character.h"
#include "core/speech/mouth_shape.h"

#include <string>
#include <utility>
#include <vector>

namespace mh {

// What to say and how. Feeling and volume change pace and pitch.
struct Utterance {
    std::string text;
    Voice voice;
    Emotion feeling = Emotion::neutral;
    Volume volume = Volume::normal;
    // Silence before a word, by the word's number from 0.
    std::vector<std::pair<int, Seconds>> pauses;

    bool operator==(const Utterance&) const = default;
};

struct SpokenWord {
    std::string text; // as it stands in the line, punctuation and all
    TimeRange range;

    bool operator==(const SpokenWord&) const = default;
};

// Times are from the first sound.
struct Spoken {
    Seconds length = 0;            // above 0 for any text
    std::vector<SpokenWord> words; // the text's, split at white space
    std::vector<Seconds> stresses; // starts of stressed syllables, rising
    std::vector<MouthKey> mouths;  // the last is X at `length`

    bool operator==(const Spoken&) const = default;
};

// Says it. Text that cannot be said (another script, only punctuation) still gets a length by its
// characters and a closed mouth. A pure function; any thread may call, but only one speaks at a
// time.
[[nodiscard]] Spoken speak(const Utterance& utterance);

// About what speak() would give, in no time: a length by characters and pace, words by their
// letters, a mouth that opens with each.
[[nodiscard]] Spoken estimate(const Utterance& utterance);

// The same line played at another length: every time scaled.
[[nodiscard]] Spoken stretched(const Spoken& spoken, Seconds length);

} // namespace mh
