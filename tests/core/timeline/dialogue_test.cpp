#include "core/timeline/compile.h"
#include "core/timeline/dialogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace mh {
namespace {

constexpr const char* script = R"(INT. HARBOUR OFFICE - NIGHT

JUNE and GRANDPA stand at the window. A long beat.

JUNE
(whispering)
There is a light under the water.

GRANDPA
It is
(pause)
the moon.

JUNE
We should go.

GRANDPA ^
We should stay.

JUNE
...

They look at each other. A long beat.
)";

Timeline compiled() {
    Show show;
    show.id = "lone";
    show.styles = {Style{}};
    show.sets = {plain_set()};
    Episode episode;
    episode.id = "lone";
    episode.screenplay_file = "lone.fountain";
    episode.screenplay = script;
    SpeechMemory memory;
    return compile_episode(show, episode, memory).value();
}

TimeRange whole(const Timeline& timeline) {
    return {0, seconds_of(timeline.frames, timeline.fps)};
}

double level(const Waveform& sound, const TimeRange& range) {
    double sum = 0;
    const auto first = static_cast<std::size_t>(range.start * dialogue_rate);
    const auto end =
        std::min(sound.samples.size(), static_cast<std::size_t>(range.end * dialogue_rate));
    for (std::size_t i = first; i < end; ++i)
        sum += sound.samples[i] * sound.samples[i];
    return std::sqrt(sum / static_cast<double>(std::max<std::size_t>(1, end - first)));
}

TEST(ScratchDialogue, IsAsLongAsTheTimeline) {
    const Timeline timeline = compiled();
    const Waveform sound = scratch_dialogue(timeline, whole(timeline));
    EXPECT_EQ(sound.rate, dialogue_rate);
    EXPECT_EQ(static_cast<double>(sound.samples.size()),
              std::round(whole(timeline).end * dialogue_rate));
}

TEST(ScratchDialogue, SoundsWhereWordsAreAndNowhereElse) {
    const Timeline timeline = compiled();
    const Waveform sound = scratch_dialogue(timeline, whole(timeline));
    std::vector<TimeRange> spoken;
    for (const Line& line : timeline.lines) {
        if (line.text == "...")
            continue;
        for (const Word& word : line.words) {
            EXPECT_GT(level(sound, word.range), 0.005) << word.text;
            spoken.push_back(word.range);
        }
    }
    std::size_t silent = 0;
    for (std::size_t i = 0; i < sound.samples.size(); ++i) {
        const Seconds t = static_cast<double>(i) / dialogue_rate;
        const bool in_word = std::any_of(spoken.begin(), spoken.end(), [&](const TimeRange& range) {
            return t > range.start - 0.003 && t < range.end + 0.003;
        });
        silent += in_word ? 0 : 1;
        if (!in_word) {
            ASSERT_EQ(sound.samples[i], 0) << t;
        }
    }
    EXPECT_GT(silent, static_cast<std::size_t>(2 * dialogue_rate));
}

TEST(ScratchDialogue, WhispersSofterThanItSpeaks) {
    const Timeline timeline = compiled();
    const Waveform sound = scratch_dialogue(timeline, whole(timeline));
    EXPECT_LT(level(sound, timeline.lines[0].range), 0.6 * level(sound, timeline.lines[1].range));
}

TEST(ScratchDialogue, IsTheSameAgainAndInParts) {
    const Timeline timeline = compiled();
    const Waveform sound = scratch_dialogue(timeline, whole(timeline));
    Timeline other = timeline;
    other.lines[0].text = "Something else was said in between, by somebody else";
    static_cast<void>(scratch_dialogue(other, whole(other)));
    EXPECT_EQ(scratch_dialogue(timeline, whole(timeline)), sound);
    Waveform parts{dialogue_rate, {}};
    for (Seconds start = 0; start < whole(timeline).end; start += 0.7) {
        const Waveform part =
            scratch_dialogue(timeline, {start, std::min(start + 0.7, whole(timeline).end)});
        parts.samples.insert(parts.samples.end(), part.samples.begin(), part.samples.end());
    }
    EXPECT_EQ(parts, sound);
}

// espeak-ng has voices that never sound the same twice.
TEST(ScratchDialogue, IsTheSameWhateverWasSaidBeforeInAnyVoice) {
    Timeline timeline = compiled();
    timeline.lines.resize(2);
    for (const char* variant : {"m1", "m3", "m5", "f1", "f4", ""}) {
        for (const double pitch : {24.0, 45.0, 70.0}) {
            for (Character& character : timeline.characters) {
                character.voice.variant = variant;
                character.voice.pitch = pitch;
            }
            const Waveform sound = scratch_dialogue(timeline, timeline.lines[1].range);
            static_cast<void>(
                speak({"Something else, and loud!", {}, Emotion::angry, Volume::shout, {}}));
            static_cast<void>(scratch_dialogue(timeline, timeline.lines[0].range));
            EXPECT_EQ(scratch_dialogue(timeline, timeline.lines[1].range), sound)
                << variant << " " << pitch;
        }
    }
}

TEST(ScratchDialogue, FitsALineIntoTheSecondsItWasGiven) {
    Timeline timeline = compiled();
    Line line = timeline.lines[1];
    const Seconds added = line.range.duration();
    for (Word& word : line.words) {
        word.range.start += word.range.start - line.range.start;
        word.range.end += word.range.end - line.range.start;
    }
    line.range.end += added;
    timeline.lines = {line};
    const Waveform sound = scratch_dialogue(timeline, {0, line.range.end + 1});
    for (const Word& word : line.words)
        EXPECT_GT(level(sound, word.range), 0.005) << word.text;
    EXPECT_EQ(level(sound, {0, line.range.start - 0.01}), 0);
    EXPECT_EQ(level(sound, {line.range.end + 0.01, line.range.end + 1}), 0);
}

} // namespace
} // namespace mh
