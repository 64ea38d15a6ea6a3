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
            visit_switching(Moments(times), t, {}, [&](std::size_t, double share) {
                EXPECT_GT(share, 0);
                sum += share;
            });
            EXPECT_NEAR(sum, 1, 1e-12) << "round " << round;
        }
    }
}

TEST(Switching, IsWhollyInAStateBetweenItsSwitches) {
    const Moments times({0.0, 2.0, 4.0});
    for (const auto& [t, state] : {std::pair{-3.0, 0u}, {1.0, 0u}, {3.0, 1u}, {9.0, 2u}})
        visit_switching(times, t, {}, [state = state](std::size_t i, double share) {
            EXPECT_EQ(i, state);
            EXPECT_EQ(share, 1);
        });
}

TEST(Switching, NeedsNoMoreThanOneSearchForSeveralWindows) {
    const Moments times({0.0, 1.0, 1.2, 3.0});
    for (Seconds t = -1; t < 5; t += 0.01) {
        std::vector<std::pair<std::size_t, double>> alone;
        std::vector<std::pair<std::size_t, double>> shared;
        visit_switching(times, t, {-0.1, 0.4}, [&](auto... seen) { alone.emplace_back(seen...); });
        visit_switching(times, times.until(t + 0.5), t, {-0.1, 0.4},
                        [&](auto... seen) { shared.emplace_back(seen...); });
        ASSERT_EQ(alone, shared) << t;
    }
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

TEST(SpanIndex, FindsTheOuterOfManyNestedSpans) {
    std::vector<TimeRange> nested;
    for (int i = 0; i < 5000; ++i)
        nested.push_back({0.001 * i, 20 - 0.001 * i});
    const SpanIndex index(nested);
    std::vector<std::size_t> found;
    index.visit(19.9985, 0, 0, [&](std::size_t i) { found.push_back(i); });
    EXPECT_EQ(found, (std::vector<std::size_t>{0, 1}));
}

TEST(Moments, CountsThoseThatHaveComeAsASearchOfThemAllDoes) {
    std::mt19937 random(4);
    for (int round = 0; round < 300; ++round) {
        std::vector<Seconds> times(random() % 60);
        const double crowd = random() % 2 ? 1 : 0.01;
        for (Seconds& t : times)
            t = random() % 4 ? std::uniform_real_distribution(0.0, 20 * crowd)(random)
                             : static_cast<double>(random() % 20);
        std::sort(times.begin(), times.end());
        const Moments moments(times);
        const auto check = [&](Seconds t) {
            const auto lower = std::lower_bound(times.begin(), times.end(), t) - times.begin();
            const auto upper = std::upper_bound(times.begin(), times.end(), t) - times.begin();
            ASSERT_EQ(moments.before(t), static_cast<std::size_t>(lower)) << "round " << round;
            ASSERT_EQ(moments.until(t), static_cast<std::size_t>(upper)) << "round " << round;
        };
        for (const Seconds t : times)
            check(t);
        for (double t = -3; t < 25; t += 0.19)
            check(t);
        check(-1e9);
        check(1e9);
    }
}

} // namespace
} // namespace mh
