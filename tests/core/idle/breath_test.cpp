#include "core/idle/breath.h"

#include <gtest/gtest.h>

#include <random>

namespace mh {
namespace {

const Seed actor = Seed{7}.with("otto");
constexpr double exact = 1e-12;

int rises_through(double level, Seconds length, const auto& signal) {
    int rises = 0;
    for (Seconds t = 0.02; t < length; t += 0.02)
        rises += signal(t - 0.02) < level && signal(t) >= level;
    return rises;
}

TEST(Breath, FillsTheChestByItsAmplitudeOnceACycle) {
    const Breathing breathing{15, 1, 0};
    double most = 0;
    double least = 1;
    for (Seconds t = 0; t < 8; t += 0.001) {
        most = std::max(most, cycle_breath(breathing, t));
        least = std::min(least, cycle_breath(breathing, t));
    }
    EXPECT_NEAR(most, 1, 1e-6);
    EXPECT_NEAR(least, 0, 1e-6);
    EXPECT_NEAR(cycle_breath(breathing, 0.7), cycle_breath(breathing, 4.7), exact);
}

TEST(Breath, LiftsAFullChestByTheDesignsHeight) {
    EXPECT_EQ(full_breath_m, 0.022);
}

TEST(Breath, GoesInFromHalfASecondBeforeALineAndBackSixTenthsAfter) {
    const Breathing none{15, 0, 0};
    const Talk talk({{{5, 7}, 0.8, {}}}, actor);
    EXPECT_EQ(breath_at(none, talk, 1, 4.5), 0);
    EXPECT_GT(breath_at(none, talk, 1, 4.6), 0);
    const double start = breath_at(none, talk, 1, 5);
    EXPECT_GT(start, 0.5);
    EXPECT_LT(breath_at(none, talk, 1, 6), start);
    EXPECT_LT(breath_at(none, talk, 1, 7), breath_at(none, talk, 1, 6));
    EXPECT_GT(breath_at(none, talk, 1, 7.5), 0);
    EXPECT_EQ(breath_at(none, talk, 1, 7.6), 0);
}

TEST(Breath, IsDeeperForAHarderLineAndALongerOne) {
    const Breathing none{15, 0, 0};
    const auto depth = [&](double intensity, Seconds length) {
        return breath_at(none, Talk({{{5, 5 + length}, intensity, {}}}, actor), 1, 5);
    };
    EXPECT_GT(depth(1, 2), depth(0.5, 2));
    EXPECT_GT(depth(0.5, 2), depth(0.1, 2));
    EXPECT_GT(depth(0.5, 3), depth(0.5, 1));
    EXPECT_LE(depth(1, 30), 1);
}

TEST(Breath, IsTheCycleAloneWhereLinesDoNotCount) {
    const Breathing breathing;
    const Talk talk({{{5, 7}, 0.8, {}}}, actor);
    for (Seconds t = 4; t < 8; t += 0.1)
        EXPECT_EQ(breath_at(breathing, talk, 0, t), cycle_breath(breathing, t));
}

TEST(Breath, ComesTwelveToTwentyTimesAMinuteAtRest) {
    constexpr Seconds hour = 3600;
    const int breaths =
        rises_through(0.2, hour, [](Seconds t) { return cycle_breath(Breathing{}, t); });
    EXPECT_GE(breaths, 12 * 60);
    EXPECT_LE(breaths, 20 * 60);
}

TEST(Breath, StaysWithinAFullChestHoweverLinesCrowd) {
    std::mt19937 random(11);
    std::vector<Speaking> lines;
    Seconds start = 0;
    for (int i = 0; i < 300; ++i) {
        start += std::exponential_distribution(1.0)(random);
        const Seconds length = std::exponential_distribution(0.5)(random);
        lines.push_back({{start, start + length}, 1, {}});
    }
    const Talk talk(lines, actor);
    for (Seconds t = 0; t < start; t += 0.05) {
        EXPECT_GE(breath_at({15, 1, 0}, talk, 1, t), -exact);
        EXPECT_LE(breath_at({15, 1, 0}, talk, 1, t), 1 + exact);
    }
}

} // namespace
} // namespace mh
