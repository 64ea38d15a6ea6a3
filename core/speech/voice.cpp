#include "core/speech/voice.h"

#include "core/base/easing.h"
#include "core/base/noise.h"
#include "core/speech/say.h"
#include "core/speech/synthesis.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace mh {

namespace {

// espeak-ng variants whose pitch does not flutter: the others never sound the same twice.
constexpr std::array<std::string_view, 4> deep{"Denis", "Diogo", "michel", "miguel"};
constexpr std::array<std::string_view, 1> high{"shelby"};

// Indexed by Volume.
constexpr std::array<float, volume_count> gain{0.25F, 0.4F, 0.6F, 0.8F, 1.0F};

constexpr Seconds together = 0.005; // a shorter gap between words is none
constexpr Seconds fade = 0.004;     // at the ends of what stands alone

// One of the variants of the same kind as the voice's own, always the same for a voice.
std::string timbre_of(const Voice& voice) {
    const auto pick = [&](const auto& variants) {
        const Seed seed =
            Seed{}.with(voice.variant).with(static_cast<std::int64_t>(voice.pitch * 16));
        return std::string(
            variants[static_cast<std::size_t>(seed.unit() * static_cast<double>(variants.size()))]);
    };
    return voice.variant.starts_with('f') ? pick(high) : pick(deep);
}

// Words that follow each other with no gap, in both.
using Phrase = std::vector<WarpKnot>;

std::vector<Phrase> phrases_of(const std::vector<SpokenWord>& said,
                               const std::vector<TimeRange>& words) {
    std::vector<Phrase> phrases;
    for (std::size_t i = 0; i < said.size(); ++i) {
        const TimeRange& from = said[i].range;
        if (words[i].duration() <= 0 || from.duration() <= 0)
            continue;
        const bool joined = !phrases.empty() &&
                            from.start - phrases.back().back().from < together &&
                            std::abs(words[i].start - phrases.back().back().to) < together;
        if (!joined)
            phrases.push_back({{words[i].start, from.start}});
        phrases.back().push_back({words[i].end, from.end});
    }
    return phrases;
}

void fade_ends(Waveform& sound) {
    const auto count =
        std::min(static_cast<std::size_t>(fade * sound.rate), sound.samples.size() / 2);
    for (std::size_t i = 0; i < count; ++i) {
        const auto share = static_cast<float>(i) / static_cast<float>(count);
        sound.samples[i] *= share;
        sound.samples[sound.samples.size() - 1 - i] *= share;
    }
}

// Adds what falls inside.
void lay(const Waveform& part, Seconds start, Waveform& sound) {
    const auto first = std::llround(start * sound.rate);
    for (std::size_t i = 0; i < part.samples.size(); ++i) {
        const auto to = first + static_cast<long long>(i);
        if (to >= 0 && to < static_cast<long long>(sound.samples.size()))
            sound.samples[static_cast<std::size_t>(to)] += part.samples[i];
    }
}

Waveform natural_sound(const Said& said, Volume volume) {
    const auto first = std::min(
        said.samples.size(), static_cast<std::size_t>(std::llround(said.first * synthesis_rate)));
    Waveform sound{synthesis_rate, {}};
    for (std::size_t i = first; i < said.samples.size(); ++i)
        sound.samples.push_back(gain[static_cast<std::size_t>(volume)] *
                                static_cast<float>(said.samples[i]) / 32768.0F);
    return sound;
}

} // namespace

Waveform voice_of(const Utterance& utterance, const std::vector<TimeRange>& words, Seconds length) {
    Waveform sound{synthesis_rate, {}};
    sound.samples.resize(
        static_cast<std::size_t>(std::max(0LL, std::llround(length * synthesis_rate))));
    Utterance plain = utterance;
    plain.pauses.clear();
    const std::optional<Said> said = say(plain, timbre_of(utterance.voice));
    if (!said || length <= 0)
        return sound;
    const Waveform natural = natural_sound(*said, utterance.volume);
    std::vector<Phrase> phrases{{{0, 0}, {length, said->spoken.length}}};
    if (words.size() == said->spoken.words.size())
        phrases = phrases_of(said->spoken.words, words);
    for (const Phrase& phrase : phrases) {
        Waveform part = warped(natural, phrase);
        fade_ends(part);
        lay(part, phrase.front().to, sound);
    }
    return sound;
}

} // namespace mh
