#include "core/speech/delivery.h"
#include "core/speech/script_text.h"
#include "core/speech/speech.h"

#include <algorithm>

namespace mh {

namespace {

// The least squares of what espeak-ng's English takes for 150 lines of all feelings and volumes; an
// eighth off on average.
constexpr Seconds at_least = 0.2;
constexpr Seconds per_character = 0.055;
constexpr double measured_pace = 165; // words a minute
constexpr Seconds after_sentence = 0.65;
constexpr Seconds after_clause = 0.36;

constexpr std::size_t stressed_from = 4; // characters; shorter words are mostly unstressed
constexpr Seconds mouth_opens = 1.0 / 12;

Seconds pause_before(int word, const Utterance& utterance) {
    Seconds pause = 0;
    for (const auto& [before, seconds] : utterance.pauses)
        if (before == word && word > 0)
            pause += std::max(0.0, seconds);
    return pause;
}

Seconds pause_after(const std::string& word) {
    if (word.ends_with('.') || word.ends_with('!') || word.ends_with('?'))
        return after_sentence;
    return word.ends_with(',') || word.ends_with(':') || word.ends_with(';') ? after_clause : 0;
}

void mouth_word(const TimeRange& range, std::vector<MouthKey>& keys) {
    keys.push_back({range.start, MouthShape::B});
    if (range.duration() > 2 * mouth_opens)
        keys.push_back({range.start + mouth_opens, MouthShape::D});
    if (range.duration() > 3 * mouth_opens)
        keys.push_back({range.end - mouth_opens, MouthShape::C});
}

} // namespace

Spoken estimate(const Utterance& utterance) {
    const Tone tone = delivered(utterance.voice, utterance.feeling, utterance.volume);
    const double pace = measured_pace / tone.words_per_minute;
    const Seconds letter = per_character * pace;
    const bool said = has_speech(utterance.text);
    Spoken spoken;
    Seconds reached = 0;
    for (const PlacedWord& word : text_words(utterance.text)) {
        if (!spoken.words.empty())
            reached += pace * pause_after(spoken.words.back().text) +
                       pause_before(static_cast<int>(spoken.words.size()), utterance);
        const auto characters = static_cast<double>(length_of(word.text));
        const TimeRange range{reached, reached + letter * (characters + 1)};
        if (said && !spoken.words.empty() && range.start > spoken.words.back().range.end)
            spoken.mouths.push_back({spoken.words.back().range.end, MouthShape::X});
        if (said)
            mouth_word(range, spoken.mouths);
        if (said && length_of(word.text) >= stressed_from)
            spoken.stresses.push_back(range.start);
        spoken.words.push_back({word.text, range});
        reached = range.end;
    }
    spoken.length = reached + at_least;
    if (spoken.mouths.empty())
        spoken.mouths.push_back({0, MouthShape::X});
    spoken.mouths.push_back({spoken.length, MouthShape::X});
    return spoken;
}

} // namespace mh
