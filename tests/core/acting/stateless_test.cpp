#include "tests/core/acting/random_timeline.h"
#include "tests/core/acting/same_frame.h"

#include <gtest/gtest.h>

#include <numeric>
#include <thread>

namespace mh {
namespace {

constexpr unsigned timelines = 200;
constexpr IdleDials full{1, full_fidget, 0.5};

std::vector<ActorFrame> frames_in_order(const Performance& performance,
                                        const std::vector<std::size_t>& order, Seconds step) {
    std::vector<ActorFrame> frames(order.size());
    for (const std::size_t i : order)
        frames[i] = performance.at(0, static_cast<double>(i) * step, full);
    return frames;
}

TEST(Property, Stateless) {
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const auto timeline = random_timeline(seed);
        const Performance performance(timeline);
        const Performance again(std::make_shared<Timeline>(*timeline));
        std::vector<std::size_t> order(60);
        std::iota(order.begin(), order.end(), 0u);
        const Seconds step = 20.0 / 60;
        const auto forwards = frames_in_order(performance, order, step);
        std::mt19937 random(seed);
        std::shuffle(order.begin(), order.end(), random);
        const auto shuffled = frames_in_order(performance, order, step);
        std::vector<ActorFrame> elsewhere;
        std::thread([&] { elsewhere = frames_in_order(again, order, step); }).join();
        for (std::size_t i = 0; i < order.size(); ++i) {
            ASSERT_TRUE(same_frame(forwards[i], shuffled[i])) << "seed " << seed << " frame " << i;
            ASSERT_TRUE(same_frame(forwards[i], elsewhere[i])) << "seed " << seed << " frame " << i;
        }
    }
}

TEST(Property, StatelessFromFourThreadsAtOnce) {
    const Performance performance(random_timeline(1));
    std::vector<std::size_t> order(400);
    std::iota(order.begin(), order.end(), 0u);
    const auto alone = frames_in_order(performance, order, 0.05);
    std::array<std::vector<ActorFrame>, 4> together;
    std::vector<std::thread> threads;
    for (auto& frames : together)
        threads.emplace_back([&] { frames = frames_in_order(performance, order, 0.05); });
    for (std::thread& thread : threads)
        thread.join();
    for (const auto& frames : together)
        for (std::size_t i = 0; i < order.size(); ++i)
            ASSERT_TRUE(same_frame(frames[i], alone[i])) << "frame " << i;
}

} // namespace
} // namespace mh
