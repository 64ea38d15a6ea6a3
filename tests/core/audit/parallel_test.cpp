#include "core/audit/parallel.h"

#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <vector>

namespace mh {
namespace {

TEST(ForEachChunk, DoesEveryThingOnceWhateverTheThreads) {
    for (const unsigned threads : {0u, 1u, 3u, 16u})
        for (const std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{50}}) {
            std::vector<int> done(count, 0);
            EXPECT_TRUE(for_each_chunk({count, 7, threads, {}, {}},
                                       [&](std::size_t first, std::size_t end) {
                                           for (std::size_t i = first; i < end; ++i)
                                               ++done[i];
                                       }));
            EXPECT_EQ(done, std::vector<int>(count, 1));
        }
}

TEST(ForEachChunk, StopsSoonOnceCancelled) {
    std::atomic<int> chunks{0};
    const auto finished = for_each_chunk({1000, 1, 2, {}, [&] { return chunks >= 5; }},
                                         [&](std::size_t, std::size_t) { ++chunks; });
    EXPECT_FALSE(finished);
    EXPECT_LE(chunks, 7);
}

TEST(ForEachChunk, TellsItsProgressUpToOne) {
    std::mutex mutex;
    std::vector<double> told;
    const auto progress = [&](double done) {
        const std::lock_guard lock(mutex);
        told.push_back(done);
    };
    ASSERT_TRUE(for_each_chunk({10, 3, 2, progress, {}}, [](std::size_t, std::size_t) {}));
    ASSERT_EQ(told.size(), 4u);
    EXPECT_EQ(*std::max_element(told.begin(), told.end()), 1);
}

} // namespace
} // namespace mh
