#include "core/idle/energy.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

TEST(Energy, IsTheDesignsForEachEmotion) {
    const std::pair<Emotion, double> design[] = {
        {Emotion::excited, 1},     {Emotion::angry, 0.9},        {Emotion::surprised, 0.8},
        {Emotion::happy, 0.6},     {Emotion::determined, 0.6},   {Emotion::amused, 0.5},
        {Emotion::annoyed, 0.4},   {Emotion::curious, 0.3},      {Emotion::smug, 0.3},
        {Emotion::disgusted, 0.3}, {Emotion::neutral, 0},        {Emotion::deadpan, -0.3},
        {Emotion::tender, -0.3},   {Emotion::embarrassed, -0.3}, {Emotion::bored, -0.4},
        {Emotion::tired, -0.5},    {Emotion::worried, -0.5},     {Emotion::sad, -0.8},
        {Emotion::afraid, -0.8}};
    static_assert(std::size(design) == emotion_count);
    for (const auto& [emotion, energy] : design)
        EXPECT_EQ(energy_of(emotion), energy) << name_of(emotion);
}

TEST(Energy, HalvesTheLayerInGriefAndFear) {
    constexpr double about = 0.05;
    EXPECT_NEAR(layer_gain(energy_of(Emotion::sad)), 0.5, about);
    EXPECT_NEAR(layer_gain(energy_of(Emotion::afraid)), 0.5, about);
    EXPECT_EQ(layer_gain(energy_of(Emotion::neutral)), 1);
    EXPECT_EQ(layer_gain(energy_of(Emotion::excited)), 1);
}

TEST(Energy, GrowsThePushWithExcitementOnly) {
    EXPECT_EQ(push_gain(energy_of(Emotion::sad)), 1);
    EXPECT_EQ(push_gain(0), 1);
    for (double e = 0.05; e <= 1; e += 0.05)
        EXPECT_GT(push_gain(e), push_gain(e - 0.05));
}

TEST(Energy, HalvesTheBeatsInGriefAndFearAndLetsNobodyFlail) {
    constexpr double about = 0.05;
    const auto beats = [](Emotion emotion) {
        return layer_gain(energy_of(emotion)) * beat_gain(energy_of(emotion));
    };
    EXPECT_EQ(beats(Emotion::neutral), 1);
    EXPECT_GT(beats(Emotion::excited), 1.1);
    EXPECT_LT(beats(Emotion::excited), 1.3);
    EXPECT_NEAR(beats(Emotion::sad), 0.5, about);
    EXPECT_NEAR(beats(Emotion::afraid), 0.5, about);
}

TEST(Energy, PassesThroughZeroWithoutACorner) {
    constexpr double h = 1e-6;
    constexpr double corner = 1e-3;
    EXPECT_NEAR((layer_gain(h) - layer_gain(-h)) / h, 0, corner);
    EXPECT_NEAR((push_gain(h) - push_gain(-h)) / h, 0, corner);
    EXPECT_NEAR((beat_gain(h) - beat_gain(-h)) / h, 0, corner);
}

} // namespace
} // namespace mh
