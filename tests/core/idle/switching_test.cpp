#include "core/idle/span_index.h"
#include "core/idle/switching.h"

#include <gtest/gtest.h>

#include <random>

namespace mh {
namespace {

TEST(Switching, GivesSharesThatSumToOneHoweverCloseTheMoments) {
    std::mt19937 random(5);
    for (int round = 0; round < 200; ++round) {
        std::vector<Seconds> times(1 + random() % 12);
        for (Seconds& t : times)
            t = std::uniform_real_distribution(0.0, 1.5)(random);
        std::sort(times.begin(), times.end());
        for (Seconds t = -1; t < 3; t += 0.05) {
            double sum = 0;
            visit_switching(times, t, {}, [&](std::size_t, double share) {
                EXPECT_GT(share, 0);
                sum += share;
            });
            EXPECT_NEAR(sum, 1, 1e-12) << "round " << round;
        }
    }
}

TEST(Switching, IsWhollyInAStateBetweenItsSwitches) {
    const std::vector<Seconds> times{0, 2, 4};
    for (const auto& [t, state] : {std::pair{-3.0, 0u}, {1.0, 0u}, {3.0, 1u}, {9.0, 2u}})
        visit_switching(times, t, {}, [state = state](std::size_t i, double share) {
            EXPECT_EQ(i, state);
            EXPECT_EQ(share, 1);
        });
}

TEST(SpanIndex, FindsTheSpansASearchOfThemAllFinds) {
    std::mt19937 random(9);
    const auto uniform = [&](double a, double b) {
        return std::uniform_real_distribution(a, b)(random);
    };
    for (int round = 0; round < 200; ++round) {
        std::vector<TimeRange> spans(random() % 40);
        for (TimeRange& span : spans) {
            span.start = uniform(0, 20);
            span.end = span.start + (random() % 5 ? uniform(0, 2) : uniform(0, 30));
        }
        std::sort(spans.begin(), spans.end(),
                  [](const TimeRange& a, const TimeRange& b) { return a.start < b.start; });
        const SpanIndex index(spans);
        for (double t = -2; t < 30; t += 0.7) {
            std::vector<std::size_t> found;
            index.visit(t, 0.5, 0.6, [&](std::size_t i) { found.push_back(i); });
            std::vector<std::size_t> all;
            for (std::size_t i = 0; i < spans.size(); ++i)
                if (spans[i].start - 0.5 < t && t < spans[i].end + 0.6)
                    all.push_back(i);
            ASSERT_EQ(found, all) << "round " << round << " at " << t;
        }
    }
}

} // namespace
} // namespace mh
