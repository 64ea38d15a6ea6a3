#include "app/studio/latest.h"

#include <QSemaphore>
#include <QTest>
#include <gtest/gtest.h>

namespace mh {
namespace {

TEST(Latest, DeliversOnlyTheNewestValue) {
    std::vector<int> delivered;
    QSemaphore first_runs;
    Latest<int> latest([&](int value) { delivered.push_back(value); });
    latest.start([&](const auto& cancelled) -> std::optional<int> {
        first_runs.release();
        while (!cancelled())
            QThread::yieldCurrentThread();
        return 1; // even where a job does not heed its cancelling
    });
    first_runs.acquire();
    latest.start([](const auto&) -> std::optional<int> { return 2; });
    latest.start([](const auto&) -> std::optional<int> { return 3; });
    EXPECT_TRUE(latest.busy());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !delivered.empty(); }));
    QTest::qWait(20);
    EXPECT_EQ(delivered, std::vector<int>{3});
    EXPECT_FALSE(latest.busy());
}

TEST(Latest, DeliversNothingOnceItIsGone) {
    int delivered = 0;
    {
        Latest<int> latest([&](int) { ++delivered; });
        latest.start([](const auto&) -> std::optional<int> { return 1; });
    }
    QTest::qWait(20);
    EXPECT_EQ(delivered, 0);
}

} // namespace
} // namespace mh
