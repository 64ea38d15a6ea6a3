#include "core/audit/trembling.h"
#include "core/base/time.h"
#include "core/base/vec.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

namespace mh {
namespace {

constexpr double fps = 24;
constexpr float tolerance_m = 0.02F;

using Path = std::function<double(Seconds t)>;

// Two points: one goes along the path from left to right, the other stands.
Motion motion_along(const Path& path, std::size_t frames = 96, double rate = fps) {
    Motion motion;
    motion.frames = frames;
    motion.channels = 4;
    motion.tolerance.assign(frames, tolerance_m);
    motion.present.assign(frames, 1);
    for (std::size_t i = 0; i < frames; ++i) {
        const auto x = static_cast<float>(path(static_cast<double>(i) / rate));
        motion.values.insert(motion.values.end(), {0, x, 0, 1});
    }
    return motion;
}

Path wave(double hz, double metres) {
    return [=](Seconds t) { return metres * std::sin(2 * pi * hz * t); };
}

Tremble tremble_of(const Motion& motion) {
    return most_trembling(motion, std::vector<bool>(motion.frames), fps);
}

TEST(Trembling, IsAllThatAFastWaveDoesAndNothingOfASlowOne) {
    for (const double hz : {7.0, 8.0, 10.0})
        EXPECT_GT(tremble_of(motion_along(wave(hz, 0.01))).share, 0.9) << hz;
    for (const double hz : {0.25, 1.0, 2.0})
        EXPECT_LT(tremble_of(motion_along(wave(hz, 0.05))).share, 0.1) << hz;
}

TEST(Trembling, IsTheSameAtAnyFrameRate) {
    for (const double rate : {12.0, 24.0, 25.0, 30.0, 60.0}) {
        const auto frames = static_cast<std::size_t>(4 * rate);
        const auto share = [&](double hz) {
            return most_trembling(motion_along(wave(hz, 0.02), frames, rate),
                                  std::vector<bool>(frames), rate)
                .share;
        };
        EXPECT_LT(share(1.5), 0.1) << rate;
        if (rate > 16) {
            EXPECT_GT(share(7), 0.9) << rate;
        }
    }
}

TEST(Trembling, NamesThePointAndTheSecond) {
    const Path late = [](Seconds t) { return t < 2 ? 0.0 : 0.01 * std::sin(2 * pi * 8 * t); };
    const Tremble tremble = tremble_of(motion_along(late));
    EXPECT_EQ(tremble.point, 1u);
    EXPECT_EQ(tremble.frames.count(), 24u);
    EXPECT_GT(tremble.frames.end, 48u);
}

TEST(Trembling, ThatNobodyCanSeeCountsAsNone) {
    EXPECT_GT(tremble_of(motion_along(wave(8, 0.002))).share, 0.9);
    EXPECT_EQ(tremble_of(motion_along(wave(8, 0.0002))).share, 0);
}

TEST(Trembling, IsNotLookedForInGesturesNorWhereNobodyIs) {
    const Motion motion = motion_along(wave(8, 0.01));
    EXPECT_FALSE(most_trembling(motion, std::vector<bool>(96, true), fps).judged);
    Motion absent = motion;
    absent.present.assign(96, 0);
    EXPECT_FALSE(tremble_of(absent).judged);
    std::vector<bool> half_busy(96);
    std::fill(half_busy.begin(), half_busy.begin() + 50, true);
    const Tremble tremble = most_trembling(motion, half_busy, fps);
    EXPECT_TRUE(tremble.judged);
    EXPECT_GT(tremble.frames.first, 50u);
}

TEST(Trembling, IsNotJudgedOnTooLittle) {
    EXPECT_FALSE(tremble_of(motion_along(wave(8, 0.01), 1)).judged);
    EXPECT_FALSE(tremble_of(motion_along(wave(8, 0.01), 24)).judged);
    EXPECT_FALSE(
        most_trembling(motion_along(wave(2, 0.01), 96, 8), std::vector<bool>(96), 8).judged)
        << "8 frames a second cannot show 4 Hz";
}

// A stroke of a third of a second, eased, stays under the limit.
TEST(Trembling, IsNoneInAnEasedMove) {
    const Path eased = [](Seconds t) {
        const double u = std::clamp((t - 1.5) / 0.4, 0.0, 1.0);
        return 0.2 * u * u * u * (u * (u * 6 - 15) + 10);
    };
    EXPECT_LT(tremble_of(motion_along(eased)).share, 0.25);
}

} // namespace
} // namespace mh
