#include "core/idle/talk.h"

#include <gtest/gtest.h>

#include <random>

namespace mh {
namespace {

const Seed actor = Seed{7}.with("otto");

TEST(Talk, BeatsTwiceASecondWhereALineNamesNoBeats) {
    const Talk talk({{{2, 12}, 0.5, {}}}, actor);
    ASSERT_GE(talk.beats.size(), 19u);
    ASSERT_LE(talk.beats.size(), 22u);
    for (std::size_t i = 1; i < talk.beats.size(); ++i)
        EXPECT_NEAR(talk.beats[i].time - talk.beats[i - 1].time, 0.5, 0.05);
}

TEST(Talk, FillsGapsBetweenBeats) {
    const Talk talk({{{0, 6}, 0.5, {0.4, 0.9, 4.0}}}, actor);
    Seconds last = 0;
    for (const BodyBeat& beat : talk.beats) {
        EXPECT_LE(beat.time - last, 0.81);
        last = beat.time;
    }
    EXPECT_GT(last, 5.2);
}

TEST(Talk, NeverCrowdsBeatsHoweverLinesDo) {
    std::mt19937 random(3);
    std::vector<Speaking> crowd;
    for (Seconds t = 1; t < 9; t += 0.03)
        crowd.push_back({{t, t + 0.04}, 0.5, {}});
    const Talk talk(crowd, actor);
    EXPECT_FALSE(talk.beats.empty());
    for (std::size_t i = 1; i < talk.beats.size(); ++i)
        EXPECT_GE(talk.beats[i].time - talk.beats[i - 1].time, 0.4);
}

TEST(Talk, TakesNoBreathBeforeAShortReplyThatFollowsAtOnce) {
    const Talk talk({{{0, 2}, 0.5, {}}, {{2.2, 2.6}, 0.5, {}}, {{6, 6.4}, 0.5, {}}}, actor);
    EXPECT_TRUE(talk.spans[0].takes_breath);
    EXPECT_FALSE(talk.spans[1].takes_breath);
    EXPECT_TRUE(talk.spans[2].takes_breath);
}

TEST(Talk, CatchesItsBreathInALongLine) {
    EXPECT_EQ(Talk({{{0, 3}, 0.5, {}}}, actor).spans[0].breaths.size(), 2u);
    const auto breaths = Talk({{{0, 15}, 0.5, {}}}, actor).spans[0].breaths;
    EXPECT_GE(breaths.size(), 4u);
    for (std::size_t i = 1; i < breaths.size(); ++i)
        EXPECT_GT(breaths[i] - breaths[i - 1], 1.5);
}

TEST(Talking, LastsFromAQuarterSecondBeforeALineToSixTenthsAfter) {
    const Talk talk({{{2, 4}, 0.8, {}}}, actor);
    EXPECT_EQ(talking_at(talk, 1.75).weight, 0);
    EXPECT_GT(talking_at(talk, 1.8).weight, 0);
    EXPECT_EQ(talking_at(talk, 3).weight, 1);
    EXPECT_EQ(talking_at(talk, 3).intensity, 0.8);
    EXPECT_GT(talking_at(talk, 4.5).weight, 0);
    EXPECT_EQ(talking_at(talk, 4.6).weight, 0);
}

} // namespace
} // namespace mh
