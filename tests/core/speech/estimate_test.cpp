#include "core/speech/speech.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mh {
namespace {

Utterance said(std::string text, double words_per_minute = 165) {
    Utterance utterance{std::move(text), {}, Emotion::neutral, Volume::normal, {}};
    utterance.voice.words_per_minute = words_per_minute;
    return utterance;
}

TEST(Estimate, IsWithinAThirdOfTheSpokenLength) {
    for (const char* text : {"We caught a comet in the harbour net, and it sings.",
                             "No, Chief, I was not there when the rope went over the side.",
                             "There is a great deal more where that came from, believe me.",
                             "I counted twice. There were twelve. There are thirteen now."}) {
        for (const double pace : {130.0, 165.0, 210.0}) {
            const Seconds spoken = speak(said(text, pace)).length;
            EXPECT_NEAR(estimate(said(text, pace)).length, spoken, spoken / 3) << text;
        }
    }
}

TEST(Estimate, HasTheLinesWordsInOrderAndEndsWithAClosedMouth) {
    for (const char* text : {"", "…", "😀", "Well, so — be it.", "Mother"}) {
        const Spoken line = estimate(said(text));
        EXPECT_GT(line.length, 0) << text;
        EXPECT_EQ(line.mouths.back(), (MouthKey{line.length, MouthShape::X})) << text;
        EXPECT_TRUE(std::is_sorted(line.stresses.begin(), line.stresses.end())) << text;
        for (std::size_t i = 1; i < line.mouths.size(); ++i)
            EXPECT_GT(line.mouths[i].time, line.mouths[i - 1].time) << text;
        const Spoken spoken = speak(said(text));
        ASSERT_EQ(line.words.size(), spoken.words.size()) << text;
        for (std::size_t i = 0; i < line.words.size(); ++i) {
            EXPECT_EQ(line.words[i].text, spoken.words[i].text);
            EXPECT_LE(line.words[i].range.end, line.length);
        }
    }
}

TEST(Estimate, OpensAWrittenPause) {
    Utterance utterance = said("We could sell it");
    const Spoken plain = estimate(utterance);
    utterance.pauses = {{2, 0.8}};
    const Spoken paused = estimate(utterance);
    EXPECT_NEAR(paused.length, plain.length + 0.8, 1e-9);
    EXPECT_NEAR(paused.words[2].range.start, plain.words[2].range.start + 0.8, 1e-9);
    EXPECT_EQ(paused.words[1], plain.words[1]);
}

} // namespace
} // namespace mh
