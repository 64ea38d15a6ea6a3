#include "core/audit/trembling.h"
#include "core/base/time.h"
#include "core/base/vec.h"
#include "core/show/audit_limits.h"

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
    for (const double hz : {6.0, 7.0, 8.0, 10.0})
        EXPECT_GT(tremble_of(motion_along(wave(hz, 0.01))).share, 0.9) << hz;
    // Against 24 frames a second it comes and goes twice a second.
    EXPECT_GT(tremble_of(motion_along(wave(11, 0.01))).share, 0.5);
    for (const double hz : {0.25, 1.0, 2.0, 3.0})
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
            EXPECT_GT(share(6), 0.9) << rate;
        }
    }
}

// The limit is what a body reads that does nothing but go to and fro at 4 Hz.
TEST(Trembling, IsOverTheLimitJustWhereAWaveIsOverFourHertz) {
    constexpr double limit = AuditLimits{}.tremble_share;
    for (const double rate : {24.0, 25.0, 30.0, 48.0, 60.0})
        for (const double metres : {0.005, 0.02, 0.1}) {
            const auto frames = static_cast<std::size_t>(4 * rate);
            const auto share = [&](double hz) {
                return most_trembling(motion_along(wave(hz, metres), frames, rate),
                                      std::vector<bool>(frames), rate)
                    .share;
            };
            EXPECT_NEAR(share(tremble_hz), limit, 0.01) << rate;
            EXPECT_LT(share(0.95 * tremble_hz), limit - 0.02) << rate;
            EXPECT_GT(share(1.05 * tremble_hz), limit + 0.02) << rate;
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

// However fast: a stroke of two fifths of a second, a flick of two frames, a jump; and a flinch
// that goes and comes back.
TEST(Trembling, IsNoneInOneMove) {
    for (const Seconds length : {0.4, 0.2, 0.08, 0.001})
        for (Seconds start = 1.3; start < 2.4; start += 0.07) {
            const auto eased = [&](Seconds t) {
                const double u = std::clamp((t - start) / length, 0.0, 1.0);
                return 0.2 * u * u * u * (u * (u * 6 - 15) + 10);
            };
            EXPECT_LT(tremble_of(motion_along(eased)).share, 0.1) << length << " s at " << start;
            const Path flinch = [&](Seconds t) { return eased(t) - eased(t - 0.2); };
            EXPECT_LT(tremble_of(motion_along(flinch)).share, 0.15) << length << " s at " << start;
        }
}

// A shiver of a second and a quarter is found wherever it begins.
TEST(Trembling, IsFoundInAShortShiver) {
    for (Seconds start = 1; start < 2; start += 0.11) {
        const Path shiver = [&](Seconds t) {
            return t < start || t > start + 1.25 ? 0.0 : 0.01 * std::sin(2 * pi * 7 * t);
        };
        const Tremble tremble = tremble_of(motion_along(shiver, 144));
        EXPECT_GT(tremble.share, 0.5) << "from " << start << " s";
        EXPECT_NEAR(static_cast<double>(tremble.frames.first) / fps, start, 0.5);
    }
}

} // namespace
} // namespace mh
