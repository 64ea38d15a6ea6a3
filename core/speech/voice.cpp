#include "core/speech/voice.h"

#include "core/base/easing.h"
#include "core/speech/say.h"
#include "core/speech/synthesis.h"
#include "core/speech/timbre.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mh {

namespace {

// Indexed by Volume.
constexpr std::array<float, volume_count> gain{0.25F, 0.4F, 0.6F, 0.8F, 1.0F};

constexpr double usual_loudness = 0.1;   // root mean square, of full scale, before the gain
constexpr double pitches_an_octave = 50; // of espeak-ng's 0 to 99
constexpr Seconds together = 0.005;      // a shorter gap between words is none
constexpr Seconds fade = 0.004;          // at the ends of what stands alone

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

double loudness(const std::vector<std::int16_t>& samples) {
    double sum = 0;
    for (const std::int16_t sample : samples)
        sum += std::pow(static_cast<double>(sample) / 32768, 2);
    return samples.empty() ? 0 : std::sqrt(sum / static_cast<double>(samples.size()));
}

// As loud as its volume, from whichever throat.
Waveform natural_sound(const Said& said, Volume volume) {
    const double natural = loudness(said.samples);
    const auto times = static_cast<float>(natural > 0 ? usual_loudness / natural : 1);
    const auto first = std::min(
        said.samples.size(), static_cast<std::size_t>(std::llround(said.first * synthesis_rate)));
    Waveform sound{synthesis_rate, {}};
    for (std::size_t i = first; i < said.samples.size(); ++i)
        sound.samples.push_back(times * gain[static_cast<std::size_t>(volume)] *
                                static_cast<float>(said.samples[i]) / 32768.0F);
    return sound;
}

// As it sounds from a tract so many times shorter; so many times shorter itself.
Waveform through(double tract, const Waveform& sound) {
    const auto rate = static_cast<int>(std::lround(tract * sound.rate));
    return resampled({rate, sound.samples}, sound.rate);
}

// At the pitch that is the voice's own after that.
Utterance spoken_for(double tract, Utterance utterance) {
    utterance.pauses.clear();
    utterance.voice.pitch =
        std::clamp(utterance.voice.pitch - pitches_an_octave * std::log2(tract), 0.0, 99.0);
    return utterance;
}

} // namespace

Waveform voice_of(const Utterance& utterance, const std::vector<TimeRange>& words, Seconds length) {
    Waveform sound{synthesis_rate, {}};
    sound.samples.resize(
        static_cast<std::size_t>(std::max(0LL, std::llround(length * synthesis_rate))));
    const Timbre timbre = timbre_of(utterance.voice);
    const std::optional<Said> said =
        say(spoken_for(timbre.tract, utterance), std::string(timbre.variant));
    if (!said || length <= 0)
        return sound;
    const Waveform natural = through(timbre.tract, natural_sound(*said, utterance.volume));
    std::vector<Phrase> phrases{{{0, 0}, {length, said->spoken.length}}};
    if (words.size() == said->spoken.words.size())
        phrases = phrases_of(said->spoken.words, words);
    for (Phrase& phrase : phrases) {
        for (WarpKnot& knot : phrase)
            knot.from /= timbre.tract;
        Waveform part = warped(natural, phrase);
        fade_ends(part);
        lay(part, phrase.front().to, sound);
    }
    return sound;
}

} // namespace mh
