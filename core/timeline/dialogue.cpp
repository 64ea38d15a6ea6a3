#include "core/timeline/dialogue.h"

#include "core/speech/voice.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

// Everybody whose body speaks just while the line is said: its speaker, and who says it with him.
std::vector<const Character*> speakers_of(const Line& line, const Timeline& timeline) {
    std::vector<const Character*> speakers;
    for (std::size_t i = 0; i < timeline.actors.size(); ++i) {
        const std::vector<Speaking>& spans = timeline.actors[i].speaking;
        const bool says_it = timeline.actors[i].id == line.actor ||
                             (!timeline.actors[i].crowd.empty() &&
                              std::any_of(spans.begin(), spans.end(), [&](const Speaking& span) {
                                  return span.range == line.range;
                              }));
        if (says_it && i < timeline.characters.size())
            speakers.push_back(&timeline.characters[i]);
    }
    return speakers;
}

Waveform sound_of(const Line& line, const Timeline& timeline, const RecordedSounds& recorded) {
    if (!line.recording.empty()) {
        const auto sound = recorded.find(line.recording);
        return sound == recorded.end() ? Waveform{} : sound->second;
    }
    std::vector<TimeRange> words;
    for (const Word& word : line.words)
        words.push_back({word.range.start - line.range.start, word.range.end - line.range.start});
    const std::vector<const Character*> speakers = speakers_of(line, timeline);
    Waveform sound;
    for (const Character* speaker : speakers) {
        const Waveform voice = resampled(
            voice_of({line.text, speaker->voice, line.reading.feeling, line.reading.volume, {}},
                     words, line.range.duration()),
            dialogue_rate);
        sound.samples.resize(std::max(sound.samples.size(), voice.samples.size()));
        // Voices that are not in step add up by their power.
        const auto share = static_cast<float>(1 / std::sqrt(static_cast<double>(speakers.size())));
        for (std::size_t i = 0; i < voice.samples.size(); ++i)
            sound.samples[i] += share * voice.samples[i];
    }
    return sound;
}

std::int64_t sample_at(Seconds t) {
    return std::llround(t * dialogue_rate);
}

} // namespace

Waveform scratch_dialogue(const Timeline& timeline, const TimeRange& range,
                          const RecordedSounds& recorded) {
    const std::int64_t first = sample_at(range.start);
    const std::int64_t end = std::max(first, static_cast<std::int64_t>(sample_at(range.end)));
    Waveform mixed{dialogue_rate, std::vector<float>(static_cast<std::size_t>(end - first))};
    for (const Line& line : timeline.lines) {
        if (!line.range.overlaps(range))
            continue;
        const Waveform sound = sound_of(line, timeline, recorded);
        const std::int64_t start = sample_at(line.range.start);
        for (std::size_t i = 0; i < sound.samples.size(); ++i) {
            const std::int64_t to = start + static_cast<std::int64_t>(i);
            if (to >= first && to < end)
                mixed.samples[static_cast<std::size_t>(to - first)] += sound.samples[i];
        }
    }
    return mixed;
}

} // namespace mh
