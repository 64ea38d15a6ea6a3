#include "core/idle/blink.h"

#include <gtest/gtest.h>

#include <random>

namespace mh {
namespace {

constexpr Seconds hour = 3600;
constexpr double within = 0.2; // of the design's rates

int blinks_in_an_hour(Seed actor, const Talk& talk) {
    const Blinks blinks(actor, talk, {}, hour);
    int count = 0;
    for (Seconds t = 0.01; t < hour; t += 0.01)
        count += blinks.at(t - 0.01) < 0.5 && blinks.at(t) >= 0.5;
    return count;
}

std::vector<Speaking> an_hour_of_lines(unsigned seed) {
    std::mt19937 random(seed);
    std::vector<Speaking> lines;
    Seconds start = 0;
    while (start < hour) {
        const Seconds length = std::uniform_real_distribution(0.8, 6.0)(random);
        lines.push_back({{start, start + length}, 0.5, {}});
        start += length + 0.2;
    }
    return lines;
}

TEST(Blinks, ComeSeventeenTimesAMinuteAtRest) {
    for (int seed = 1; seed <= 5; ++seed)
        EXPECT_NEAR(blinks_in_an_hour(Seed{1}.with(seed), {}) / 60.0, 17, within * 17);
}

TEST(Blinks, ComeTwentySixTimesAMinuteTalking) {
    for (unsigned seed = 1; seed <= 5; ++seed) {
        const Seed actor = Seed{1}.with(static_cast<std::int64_t>(seed));
        EXPECT_NEAR(blinks_in_an_hour(actor, Talk(an_hour_of_lines(seed), actor)) / 60.0, 26,
                    within * 26)
            << "seed " << seed;
    }
}

TEST(Blinks, CloseWhollyAndOpenAgain) {
    EXPECT_EQ(blink_shape(0), 0);
    EXPECT_EQ(blink_shape(0.09), 1);
    EXPECT_EQ(blink_shape(0.3), 0);
}

} // namespace
} // namespace mh
