#include "core/speech/mouth_track.h"
#include "core/speech/phoneme.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mh {
namespace {

TEST(MouthOf, KnowsTheChartsLandmarks) {
    EXPECT_EQ(mouth_of("m").shape, MouthShape::A);
    EXPECT_EQ(mouth_of("p").shape, MouthShape::A);
    EXPECT_EQ(mouth_of("f").shape, MouthShape::G);
    EXPECT_EQ(mouth_of("l").shape, MouthShape::H);
    EXPECT_EQ(mouth_of("ɑː").shape, MouthShape::D);
    EXPECT_EQ(mouth_of("uː").shape, MouthShape::F);
    EXPECT_EQ(mouth_of("ɔː").shape, MouthShape::E);
    EXPECT_EQ(mouth_of("s").shape, MouthShape::B);
    EXPECT_EQ(mouth_of("").shape, MouthShape::X);
}

TEST(MouthOf, TakesTheLongestEntryThatASoundBeginsWith) {
    EXPECT_EQ(mouth_of("t").shape, MouthShape::B);
    EXPECT_EQ(mouth_of("tʃ").shape, MouthShape::E);
    EXPECT_EQ(mouth_of("aʊ").ends, MouthShape::F);
    EXPECT_EQ(mouth_of("aʊə").ends, MouthShape::C);
}

TEST(MouthTrack, HoldsEveryShapeOnTwos) {
    std::vector<Sound> sounds;
    for (int i = 0; i < 40; ++i)
        sounds.push_back({i * 0.031, i % 7 < 3 ? "m" : i % 7 < 5 ? "ɑː" : "uː", false});
    const std::vector<MouthKey> keys = mouth_track(sounds, 40 * 0.031);
    ASSERT_GT(keys.size(), 3u);
    for (std::size_t i = 1; i < keys.size(); ++i)
        EXPECT_GE(keys[i].time - keys[i - 1].time, 0.75 * mouth_hold - 1e-9);
}

TEST(MouthTrack, KeepsShutLipsThatAreShorterThanTheVowelsRoundThem) {
    const std::vector<Sound> sounds{{0, "ɑː", false}, {0.18, "b", false}, {0.2, "ɑː", false}};
    const std::vector<MouthKey> keys = mouth_track(sounds, 0.5);
    EXPECT_TRUE(std::any_of(keys.begin(), keys.end(),
                            [](const MouthKey& key) { return key.shape == MouthShape::A; }));
}

TEST(MouthTrack, RestsInAPauseButNotBetweenTwoVowels) {
    const auto rests = [](Seconds silence) {
        const std::vector<MouthKey> keys =
            mouth_track({{0, "ɑː", false}, {0.25, "", false}, {0.25 + silence, "uː", false}}, 1);
        return std::any_of(keys.begin(), keys.end() - 1,
                           [](const MouthKey& key) { return key.shape == MouthShape::X; });
    };
    EXPECT_FALSE(rests(0.09));
    EXPECT_TRUE(rests(0.2));
}

} // namespace
} // namespace mh
