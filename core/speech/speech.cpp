#include "core/speech/speech.h"

#include "core/speech/delivery.h"
#include "core/speech/mouth_track.h"
#include "core/speech/say.h"
#include "core/speech/script_text.h"
#include "core/speech/synthesis.h"

#include <algorithm>

namespace mh {

namespace {

// Where no voice can say a text: a little more than a printed line a second and a half.
constexpr Seconds unsaid_at_least = 0.4;
constexpr Seconds unsaid_per_character = 0.06;

// When each of the text's words starts; nothing for one that no sound was heard of.
using WordTimes = std::vector<std::optional<Seconds>>;

WordTimes word_times(const std::vector<PlacedWord>& words, const std::vector<WordStart>& heard) {
    WordTimes times(words.size());
    std::size_t reached = 0;
    for (const WordStart& start : heard) {
        while (reached + 1 < words.size() && words[reached + 1].character <= start.character)
            ++reached;
        if (reached < words.size() && !times[reached])
            times[reached] = start.time;
    }
    return times;
}

// Drops the silence before the first sound and after the last. Returns when the first began.
Seconds trim(std::vector<Sound>& sounds, WordTimes& words, Seconds& length) {
    const auto is_sound = [](const Sound& sound) { return !sound.ipa.empty(); };
    const auto last = std::find_if(sounds.rbegin(), sounds.rend(), is_sound);
    if (last != sounds.rbegin())
        length = (last - 1)->time;
    sounds.erase(last.base(), sounds.end());
    sounds.erase(sounds.begin(), std::find_if(sounds.begin(), sounds.end(), is_sound));
    const Seconds first = sounds.empty() ? 0 : sounds.front().time;
    for (Sound& sound : sounds)
        sound.time -= first;
    for (auto& time : words)
        if (time)
            time = std::max(0.0, *time - first);
    length -= first;
    return first;
}

// Opens a silence before the word.
void pause_before(std::size_t word, Seconds pause, std::vector<Sound>& sounds, WordTimes& words,
                  Seconds& length) {
    const auto next = std::find_if(words.begin() + static_cast<std::ptrdiff_t>(word), words.end(),
                                   [](const auto& time) { return time.has_value(); });
    if (next == words.end())
        return;
    const Seconds at = **next;
    for (; word < words.size(); ++word)
        if (words[word])
            words[word] = *words[word] + pause;
    const auto from = std::find_if(sounds.begin(), sounds.end(),
                                   [&](const Sound& sound) { return sound.time >= at; });
    for (auto sound = from; sound != sounds.end(); ++sound)
        sound->time += pause;
    sounds.insert(from, {at, "", false});
    length += pause;
}

// The end of the last sound heard from `start` to `end`.
Seconds sound_end(const std::vector<Sound>& sounds, const TimeRange& range, Seconds length) {
    Seconds end = range.start;
    for (std::size_t i = 0; i < sounds.size(); ++i)
        if (!sounds[i].ipa.empty() && range.contains(sounds[i].time))
            end = i + 1 < sounds.size() ? sounds[i + 1].time : length;
    return std::min(end > range.start ? end : range.end, range.end);
}

// A word that no sound was heard of (a dash) takes the silence between its neighbours.
std::vector<SpokenWord> spoken_words(const std::vector<PlacedWord>& words, const WordTimes& times,
                                     const std::vector<Sound>& sounds, Seconds length) {
    std::vector<SpokenWord> spoken;
    Seconds free_from = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        Seconds next = length;
        for (std::size_t k = words.size(); k-- > i + 1;)
            next = times[k].value_or(next);
        const TimeRange room{times[i].value_or(free_from), std::max(next, free_from)};
        const Seconds end = times[i] ? sound_end(sounds, room, length) : room.end;
        spoken.push_back({words[i].text, {room.start, end}});
        free_from = end;
    }
    return spoken;
}

Spoken unsaid(const Utterance& utterance, const std::vector<PlacedWord>& words) {
    const auto characters = static_cast<double>(length_of(utterance.text));
    const Seconds length = unsaid_at_least + unsaid_per_character * characters * 165 /
                                                 std::max(80.0, utterance.voice.words_per_minute);
    Spoken spoken{length, {}, {}, {{0, MouthShape::X}, {length, MouthShape::X}}};
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto at = [&](double character) { return length * character / characters; };
        const bool last = i + 1 == words.size();
        spoken.words.push_back({words[i].text,
                                {at(static_cast<double>(words[i].character)),
                                 last ? length : at(static_cast<double>(words[i + 1].character))}});
    }
    return spoken;
}

} // namespace

std::optional<Said> say(const Utterance& utterance, const std::string& timbre) {
    const std::string text = sayable(utterance.text);
    if (!has_speech(text))
        return std::nullopt;
    Tone tone = delivered(utterance.voice, utterance.feeling, utterance.volume);
    tone.timbre = timbre;
    std::optional<Synthesis> heard = synthesise(text, tone);
    if (!heard)
        return std::nullopt;
    const std::vector<PlacedWord> words = text_words(utterance.text);
    WordTimes times = word_times(words, heard->words);
    Said said;
    said.samples = std::move(heard->samples);
    said.spoken.length = heard->length;
    said.first = trim(heard->sounds, times, said.spoken.length);
    if (heard->sounds.empty() || said.spoken.length <= 0)
        return std::nullopt;
    for (const auto& [word, pause] : utterance.pauses)
        if (word > 0 && static_cast<std::size_t>(word) < words.size() && pause > 0)
            pause_before(static_cast<std::size_t>(word), pause, heard->sounds, times,
                         said.spoken.length);
    said.spoken.words = spoken_words(words, times, heard->sounds, said.spoken.length);
    said.spoken.mouths = mouth_track(heard->sounds, said.spoken.length);
    for (const Sound& sound : heard->sounds)
        if (sound.stressed)
            said.spoken.stresses.push_back(sound.time);
    return said;
}

Spoken speak(const Utterance& utterance) {
    std::optional<Said> said = say(utterance);
    return said ? std::move(said->spoken) : unsaid(utterance, text_words(utterance.text));
}

Spoken stretched(const Spoken& spoken, Seconds length) {
    const double scale = length / spoken.length;
    Spoken out = spoken;
    out.length = length;
    for (SpokenWord& word : out.words)
        word.range = {word.range.start * scale, word.range.end * scale};
    for (Seconds& stress : out.stresses)
        stress *= scale;
    for (MouthKey& key : out.mouths)
        key.time *= scale;
    out.mouths.back().time = length;
    return out;
}

} // namespace mh
