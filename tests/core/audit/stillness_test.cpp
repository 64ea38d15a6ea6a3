#include "core/audit/stillness.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace mh {
namespace {

bool is_still(const Motion& motion, std::size_t first, std::size_t end) {
    for (std::size_t frame = first; frame < end; ++frame)
        if (motion.present[frame] == 0)
            return false;
    const float tolerance =
        *std::min_element(motion.tolerance.data() + first, motion.tolerance.data() + end);
    for (std::size_t channel = 0; channel < motion.channels; ++channel)
        for (std::size_t a = first; a < end; ++a)
            for (std::size_t b = first; b < end; ++b)
                if (motion.at(a, channel) - motion.at(b, channel) > tolerance)
                    return false;
    return true;
}

Window longest_by_brute_force(const Motion& motion, const Window& within) {
    Window longest{within.first, within.first};
    for (std::size_t first = within.first; first < within.end; ++first)
        for (std::size_t end = first + 1; end <= within.end; ++end)
            if (end - first > longest.count() && is_still(motion, first, end))
                longest = {first, end};
    return longest;
}

// Smooth here and jumpy there, now and then gone, with a tolerance that changes.
Motion random_motion(std::mt19937& random) {
    std::uniform_real_distribution<float> unit(0, 1);
    Motion motion;
    motion.frames = 1 + random() % 24;
    motion.channels = random() % 5;
    const float step = unit(random) * 0.6F;
    std::vector<float> row(motion.channels);
    for (float& value : row)
        value = unit(random);
    for (std::size_t frame = 0; frame < motion.frames; ++frame) {
        for (float& value : row)
            value += unit(random) < 0.7F ? step * (unit(random) - 0.5F) : 0.0F;
        motion.values.insert(motion.values.end(), row.begin(), row.end());
    }
    const bool steady = unit(random) < 0.5F;
    const float tolerance = unit(random);
    for (std::size_t frame = 0; frame < motion.frames; ++frame) {
        motion.tolerance.push_back(steady ? tolerance : unit(random));
        motion.present.push_back(unit(random) < 0.95F);
    }
    return motion;
}

Motion steady_motion(std::vector<float> values, float tolerance) {
    Motion motion;
    motion.frames = values.size();
    motion.channels = 1;
    motion.tolerance.assign(motion.frames, tolerance);
    motion.present.assign(motion.frames, 1);
    motion.values = std::move(values);
    return motion;
}

TEST(Stillness, AgreesWithBruteForceOverRandomMotion) {
    const unsigned seed = 20261130;
    std::mt19937 random(seed);
    for (int round = 0; round < 12000; ++round) {
        const Motion motion = random_motion(random);
        std::size_t a = random() % (motion.frames + 1);
        std::size_t b = random() % (motion.frames + 1);
        const Window within{std::min(a, b), std::max(a, b)};
        ASSERT_EQ(longest_still(still_starts(motion), within),
                  longest_by_brute_force(motion, within))
            << "seed " << seed << ", round " << round;
    }
}

TEST(Stillness, KeepsARangeEqualToTheToleranceAndBreaksOnMore) {
    const Motion at = steady_motion({0, 0.5F, 0}, 0.5F);
    EXPECT_EQ(longest_still(still_starts(at), {0, 3}), (Window{0, 3}));
    const Motion over = steady_motion({0, 0.51F, 0}, 0.5F);
    EXPECT_EQ(longest_still(still_starts(over), {0, 3}).count(), 1u);
}

TEST(Stillness, CountsBothEndFramesOfAHold) {
    std::vector<float> values(30, 0.0F);
    for (std::size_t frame = 0; frame < values.size(); ++frame)
        if (frame < 7 || frame > 21)
            values[frame] = static_cast<float>(frame + 1);
    const Motion motion = steady_motion(values, 0.5F);
    EXPECT_EQ(longest_still(still_starts(motion), {0, 30}), (Window{7, 22}));
}

TEST(Stillness, EndsWhereTheBodyIsNotPresent) {
    Motion motion = steady_motion(std::vector<float>(10, 0.0F), 1);
    motion.present[4] = 0;
    const auto starts = still_starts(motion);
    EXPECT_EQ(longest_still(starts, {0, 10}), (Window{5, 10}));
    EXPECT_EQ(longest_still(starts, {4, 5}).count(), 0u);
}

TEST(Stillness, TakesTheLeastToleranceOfAWindow) {
    Motion motion = steady_motion({0, 0.3F, 0, 0.3F, 0, 0.3F}, 1);
    motion.tolerance[5] = 0.1F;
    EXPECT_EQ(longest_still(still_starts(motion), {0, 6}), (Window{0, 5}));
}

TEST(StillWindows, NeverOverlapNeverFallShortAndLeaveNoLongerOneOut) {
    const unsigned seed = 7;
    std::mt19937 random(seed);
    for (int round = 0; round < 2000; ++round) {
        const Motion motion = random_motion(random);
        const std::size_t least = 1 + random() % 6;
        const auto starts = still_starts(motion);
        const auto windows = still_windows(starts, {0, motion.frames}, least);
        std::size_t from = 0;
        for (const Window& window : windows) {
            ASSERT_GE(window.first, from) << "seed " << seed << ", round " << round;
            ASSERT_GE(window.count(), least);
            ASSERT_TRUE(is_still(motion, window.first, window.end));
            ASSERT_LT(longest_by_brute_force(motion, {from, window.first}).count(), least);
            from = window.end;
        }
        ASSERT_LT(longest_by_brute_force(motion, {from, motion.frames}).count(), least);
        const Window longest = longest_still(starts, {0, motion.frames});
        if (longest.count() >= least) {
            ASSERT_NE(std::find(windows.begin(), windows.end(), longest), windows.end());
        }
    }
}

TEST(NearestToBreaking, NamesTheChannelThatUsedMostOfTheTolerance) {
    Motion motion = steady_motion({0, 3, 1, /* then */ 0.2F, 3.6F, 1, /* then */ 0.1F, 3, 1}, 1);
    motion.frames = 3;
    motion.channels = 3;
    motion.tolerance.assign(3, 0.8F);
    motion.present.assign(3, 1);
    const NearestChannel nearest = nearest_to_breaking(motion, {0, 3});
    EXPECT_EQ(nearest.channel, 1u);
    EXPECT_NEAR(nearest.share, 0.75, 1e-5);
}

} // namespace
} // namespace mh
