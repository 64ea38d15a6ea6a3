#include "core/speech/speech_memory.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

Utterance said(std::string text) {
    return {std::move(text), {}, Emotion::neutral, Volume::normal, {}};
}

// Each differs from the first in one thing that the speech is made from.
std::vector<Utterance> neighbours() {
    std::vector<Utterance> all(9, said("Hold the rope, it sings"));
    all[1].text = "Hold the rope, it sinks";
    all[2].feeling = Emotion::sad;
    all[3].volume = Volume::shout;
    all[4].voice.pitch = 70;
    all[5].voice.pitch_range = 90;
    all[6].voice.words_per_minute = 210;
    all[7].voice.language = "en-us";
    all[8].pauses = {{3, 0.4}};
    return all;
}

SpeechMemory full() {
    SpeechMemory memory;
    for (const Utterance& utterance : neighbours())
        static_cast<void>(memory.speak(utterance));
    return memory;
}

TEST(SpeechMemory, GivesWhatSpeakingAnewGives) {
    SpeechMemory memory = full();
    EXPECT_EQ(memory.size(), neighbours().size());
    for (const Utterance& utterance : neighbours()) {
        EXPECT_EQ(memory.speak(utterance), speak(utterance));
        ASSERT_NE(memory.recall(utterance), nullptr);
        EXPECT_EQ(*memory.recall(utterance), speak(utterance));
    }
    EXPECT_EQ(memory.size(), neighbours().size());
    EXPECT_EQ(memory.recall(said("Something else")), nullptr);
}

TEST(SpeechMemory, IsAValue) {
    SpeechMemory memory = full();
    SpeechMemory copy = memory;
    static_cast<void>(copy.speak(said("Only the copy says this")));
    EXPECT_EQ(memory.recall(said("Only the copy says this")), nullptr);
    EXPECT_EQ(copy.size(), memory.size() + 1);
}

TEST(SpeechMemory, ReadsBackEqualFromItsBytes) {
    const SpeechMemory memory = full();
    SpeechMemory recalled;
    ASSERT_TRUE(recalled.add(memory.bytes(100)));
    for (const Utterance& utterance : neighbours()) {
        ASSERT_NE(recalled.recall(utterance), nullptr) << utterance.text;
        EXPECT_EQ(*recalled.recall(utterance), speak(utterance));
    }
    EXPECT_EQ(memory.bytes(100), full().bytes(100));
}

TEST(SpeechMemory, AddsNothingFromDamagedBytes) {
    const std::string bytes = full().bytes(3);
    SpeechMemory memory;
    for (std::size_t size = 0; size < bytes.size(); ++size)
        ASSERT_FALSE(memory.add(std::string_view(bytes).substr(0, size))) << size;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        std::string damaged = bytes;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x20);
        ASSERT_FALSE(memory.add(damaged)) << at;
    }
    ASSERT_FALSE(memory.add(bytes + "x"));
    EXPECT_EQ(memory.size(), 0u);
    EXPECT_TRUE(memory.add(bytes));
}

TEST(SpeechMemory, KeepsTheLinesAskedForLastWhenThereIsNoRoomForAll) {
    SpeechMemory memory = full();
    const std::vector<Utterance> lines = neighbours();
    static_cast<void>(memory.recall(lines[0]));
    static_cast<void>(memory.recall(lines[4]));
    SpeechMemory recalled;
    ASSERT_TRUE(recalled.add(memory.bytes(2)));
    EXPECT_EQ(recalled.size(), 2u);
    EXPECT_NE(recalled.recall(lines[0]), nullptr);
    EXPECT_NE(recalled.recall(lines[4]), nullptr);
    // What comes from bytes is older than what this memory was asked for, and keeps its own order.
    SpeechMemory third;
    ASSERT_TRUE(third.add(memory.bytes(100)));
    static_cast<void>(third.recall(lines[2]));
    SpeechMemory last;
    ASSERT_TRUE(last.add(third.bytes(2)));
    EXPECT_NE(last.recall(lines[2]), nullptr);
    EXPECT_NE(last.recall(lines[4]), nullptr);
}

} // namespace
} // namespace mh
