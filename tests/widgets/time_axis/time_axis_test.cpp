#include "widgets/time_axis/time_axis.h"

#include <gtest/gtest.h>

#include <random>

namespace mh {
namespace {

constexpr std::uint32_t seed = 20;
constexpr double tolerance = 1e-9;

class RandomAxis {
  public:
    double between(double a, double b) {
        return std::uniform_real_distribution<double>(a, b)(m_random);
    }
    TimeRange whole() { return {0, between(0.5, 4000)}; }
    TimeAxis axis(const TimeRange& whole) {
        const Seconds start = between(-10, whole.end);
        const TimeRange wish{start, start + between(0, whole.end)};
        return {kept_within(wish, whole), between(0, 300), between(20, 3000)};
    }

  private:
    std::mt19937 m_random{seed};
};

TEST(TimeAxis, MapsSecondsToPixelsAndBack) {
    RandomAxis random;
    for (int i = 0; i < 1000; ++i) {
        const TimeAxis axis = random.axis(random.whole());
        const double t = random.between(-5, 4000);
        EXPECT_NEAR(axis.seconds_at(axis.x_of(t)), t, 1e-6) << "seed " << seed << " case " << i;
        EXPECT_NEAR(axis.x_of(axis.visible.start), axis.left_px, tolerance);
        EXPECT_NEAR(axis.x_of(axis.visible.end), axis.left_px + axis.width_px, 1e-6);
    }
}

TEST(TimeAxis, KeepsTheMomentUnderTheMouseWhenItZooms) {
    RandomAxis random;
    int free = 0;
    for (int i = 0; i < 1000; ++i) {
        const TimeRange whole = random.whole();
        TimeAxis axis = random.axis(whole);
        const double x = random.between(axis.left_px, axis.left_px + axis.width_px);
        const Seconds under = axis.seconds_at(x);
        const TimeRange after = zoomed(axis, x, random.between(1.01, 1.5), whole);
        axis.visible = after;
        // Zooming in from inside never meets an end of the whole.
        EXPECT_NEAR(axis.seconds_at(x), under, 1e-6) << "seed " << seed << " case " << i;
        free += after.duration() > least_visible ? 1 : 0;
    }
    EXPECT_GT(free, 900);
}

TEST(TimeAxis, NeverShowsWhatLiesOutsideTheWhole) {
    RandomAxis random;
    for (int i = 0; i < 1000; ++i) {
        const TimeRange whole = random.whole();
        const TimeAxis axis = random.axis(whole);
        const double x = random.between(-100, 3300);
        for (const TimeRange& after :
             {zoomed(axis, x, random.between(0.01, 100), whole),
              panned(axis, random.between(-5000, 5000), whole),
              following(axis.visible, random.between(whole.start, whole.end), whole)}) {
            EXPECT_GE(after.start, whole.start - tolerance) << "seed " << seed << " case " << i;
            EXPECT_LE(after.end, std::max(whole.end, least_visible) + 1e-6);
            EXPECT_GE(after.duration(), least_visible - tolerance);
        }
    }
}

TEST(TimeAxis, PullsTheContentWithTheMouse) {
    const TimeAxis axis{{10, 20}, 100, 500};
    const TimeRange after = panned(axis, 50, {0, 100});
    EXPECT_NEAR(after.start, 9, tolerance);
    EXPECT_NEAR(after.end, 19, tolerance);
}

TEST(TimeAxis, TurnsThePageOnlyWhenTheMomentIsOutOfSight) {
    const TimeRange whole{0, 100};
    EXPECT_EQ(following({10, 20}, 19.9, whole), (TimeRange{10, 20}));
    const TimeRange next = following({10, 20}, 20, whole);
    EXPECT_TRUE(next.contains(20));
    EXPECT_NEAR(next.duration(), 10, tolerance);
    EXPECT_TRUE(following({10, 20}, 3, whole).contains(3));
}

TEST(FrameUnder, IsTheFrameWhosePixelsLieThere) {
    const TimeAxis axis{{0, 10}, 104, 960}; // 4 px a frame at 24 fps
    for (Frame frame = 0; frame < 240; ++frame)
        for (const double inside : {0.01, 2.0, 3.9})
            EXPECT_EQ(frame_under(axis, axis.x_of(seconds_of(frame, 24)) + inside, 24, 240), frame);
}

TEST(FrameUnder, IsHeldToTheEpisode) {
    const TimeAxis axis{{0, 10}, 104, 960};
    EXPECT_EQ(frame_under(axis, -5000, 24, 240), 0);
    EXPECT_EQ(frame_under(axis, 50000, 24, 240), 239);
    EXPECT_EQ(frame_under(axis, 500, 24, 1), 0);
    EXPECT_EQ(frame_under(axis, 500, 24, 0), 0);
}

TEST(Ticks, LieApartEnoughToBeRead) {
    RandomAxis random;
    for (int i = 0; i < 500; ++i) {
        const TimeAxis axis = random.axis({0, random.between(1, 3000)});
        const Frame step = tick_frames(axis, 24, 60);
        ASSERT_GT(step, 0);
        const double apart = seconds_of(step, 24) * axis.px_per_second();
        EXPECT_TRUE(apart >= 60 - 1e-6 || step == 24 * 3600) << apart;
    }
}

TEST(Ticks, AreNamedByFramesUpCloseAndBySecondsFromAfar) {
    EXPECT_EQ(tick_name(37, 24, 1), "37");
    EXPECT_EQ(tick_name(48, 24, 24), "0:02");
    EXPECT_EQ(tick_name(24 * 75, 24, 120), "1:15");
}

} // namespace
} // namespace mh
