#include "core/base/noise.h"
#include "core/speech/speech.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mh {
namespace {

Utterance said(std::string text, Volume volume = Volume::normal,
               Emotion feeling = Emotion::neutral) {
    return {std::move(text), {}, feeling, volume, {}};
}

Spoken fresh(const Utterance& utterance) {
    return speak(utterance);
}

MouthShape shape_at(const Spoken& spoken, Seconds t) {
    MouthShape shape = MouthShape::X;
    for (const MouthKey& key : spoken.mouths)
        if (key.time <= t)
            shape = key.shape;
    return shape;
}

std::string random_line(Seed seed) {
    static const std::vector<std::string> bits{
        "comet",  "the", "rope,",   "GRANDPA!", "—",      "barnacles", "it's", "42",
        "never.", "...", "Fish?",   "so",       "..",     "harbour;",  "mine", "(well)",
        "lazy",   "us",  "“quiet”", "Mmm...",   "[psst]", "O'Hara's",  "a",    "😀"};
    std::string line;
    const auto count = 1 + static_cast<int>(seed.with("count").unit() * 9);
    for (int i = 0; i < count; ++i)
        line +=
            (i ? " " : "") +
            bits[static_cast<std::size_t>(seed.with(i).unit() * static_cast<double>(bits.size()))];
    return line;
}

TEST(Speech, IsTheSameWhateverWasSaidBefore) {
    const Utterance a = said("Chief! We caught a comet, and it's mine!");
    const Spoken first = fresh(a);
    for (int i = 0; i < 60; ++i) {
        const Seed seed = Seed{7}.with(i);
        Utterance b =
            said(random_line(seed), static_cast<Volume>(i % 5), static_cast<Emotion>(i % 19));
        b.voice.words_per_minute = 120 + 100 * seed.with("rate").unit();
        b.voice.language = i % 4 == 0 ? "en-us" : i % 7 == 0 ? "de" : "en-gb";
        static_cast<void>(fresh(b));
        ASSERT_EQ(fresh(a), first) << "after \"" << b.text << "\", seed 7/" << i;
    }
}

TEST(Speech, HoldsItsInvariantsForAnyText) {
    for (int i = 0; i < 120; ++i) {
        const std::string line = random_line(Seed{11}.with(i));
        const Spoken spoken = fresh(said(line));
        SCOPED_TRACE("seed 11/" + std::to_string(i) + ": " + line);
        ASSERT_GT(spoken.length, 0);
        ASSERT_LT(spoken.length, 12);
        ASSERT_EQ(spoken.mouths.front().time, 0);
        ASSERT_EQ(spoken.mouths.back(), (MouthKey{spoken.length, MouthShape::X}));
        for (std::size_t k = 1; k < spoken.mouths.size(); ++k)
            ASSERT_GE(spoken.mouths[k].time - spoken.mouths[k - 1].time, 0.06 - 1e-9);
        ASSERT_TRUE(std::is_sorted(spoken.stresses.begin(), spoken.stresses.end()));
        std::string joined;
        Seconds reached = 0;
        for (const SpokenWord& word : spoken.words) {
            joined += (joined.empty() ? "" : " ") + word.text;
            ASSERT_GE(word.range.start, reached - 1e-9) << word.text;
            ASSERT_GE(word.range.end, word.range.start) << word.text;
            reached = word.range.end;
        }
        ASSERT_LE(reached, spoken.length + 1e-9);
        ASSERT_EQ(joined, line);
    }
}

TEST(Speech, HasALengthAndAClosedMouthForTextNobodyCanSay) {
    for (const char* text : {"", " ", "...", "..", "—", "?!", "😀😀", "\xff\xfe", "\n"}) {
        const Spoken spoken = fresh(said(text));
        EXPECT_GT(spoken.length, 0) << text;
        EXPECT_LT(spoken.length, 3) << text;
        EXPECT_TRUE(std::all_of(spoken.mouths.begin(), spoken.mouths.end(),
                                [](const MouthKey& key) { return key.shape == MouthShape::X; }))
            << text;
    }
}

TEST(Speech, GivesALengthByLettersWhereTheVoiceIsMissing) {
    Utterance utterance = said("Nobody speaks this here");
    utterance.voice.language = "no-such-language";
    const Spoken spoken = fresh(utterance);
    EXPECT_GT(spoken.length, 0.8);
    EXPECT_LT(spoken.length, 4);
    EXPECT_EQ(spoken.words.size(), 4u);
}

TEST(Speech, SaysMoreWordsInMoreTime) {
    EXPECT_GT(fresh(said("We caught a comet in the harbour net")).length,
              1.5 * fresh(said("We caught")).length);
}

TEST(Speech, ShutsTheLipsForMAndRestsInAPause) {
    const Spoken spoken = fresh(said("Mama, we are far away"));
    EXPECT_EQ(shape_at(spoken, 0.02), MouthShape::A);
    EXPECT_EQ(shape_at(spoken, spoken.words[0].range.duration() / 2), MouthShape::D);
    EXPECT_EQ(shape_at(spoken, spoken.words[1].range.start - 0.06), MouthShape::X);
}

TEST(Speech, StressesTheSyllableThatEnglishDoes) {
    const Spoken spoken = fresh(said("a banana"));
    ASSERT_EQ(spoken.stresses.size(), 1u);
    const TimeRange word = spoken.words[1].range;
    EXPECT_GT(spoken.stresses[0], word.start + 0.15 * word.duration());
    EXPECT_LT(spoken.stresses[0], word.start + 0.6 * word.duration());
}

TEST(Speech, WhispersSlowerAndExcitesFaster) {
    const std::string text = "There is a light under the water";
    EXPECT_GT(fresh(said(text, Volume::whisper)).length, fresh(said(text)).length);
    EXPECT_LT(fresh(said(text, Volume::normal, Emotion::excited)).length, fresh(said(text)).length);
}

TEST(Speech, OpensAWrittenPauseBeforeItsWord) {
    Utterance utterance = said("We could sell it");
    const Spoken plain = fresh(utterance);
    utterance.pauses = {{2, 0.8}};
    const Spoken paused = fresh(utterance);
    EXPECT_NEAR(paused.length, plain.length + 0.8, 1e-9);
    EXPECT_NEAR(paused.words[2].range.start, plain.words[2].range.start + 0.8, 1e-9);
    EXPECT_EQ(paused.words[1], plain.words[1]);
    EXPECT_EQ(shape_at(paused, plain.words[2].range.start + 0.4), MouthShape::X);
}

TEST(Speech, StretchesEveryTime) {
    const Spoken plain = fresh(said("Hold the rope, Otto"));
    const Spoken twice = stretched(plain, 2 * plain.length);
    EXPECT_EQ(twice.length, 2 * plain.length);
    EXPECT_NEAR(twice.words[2].range.end, 2 * plain.words[2].range.end, 1e-12);
    EXPECT_NEAR(twice.stresses.back(), 2 * plain.stresses.back(), 1e-12);
    EXPECT_EQ(twice.mouths.size(), plain.mouths.size());
    EXPECT_EQ(twice.mouths.back().time, twice.length);
}

} // namespace
} // namespace mh
