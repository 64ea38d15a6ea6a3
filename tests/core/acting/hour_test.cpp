#include "core/acting/performance.h"

#include <gtest/gtest.h>

#include <random>

namespace mh {
namespace {

constexpr Seconds hour = 3600;
constexpr Seconds step = 0.02;
constexpr IdleDials dials{1, full_fidget, 0.1};
constexpr double within = 0.2; // of the design's rates
constexpr unsigned hours = 3;

// One actor who says a line now and then for an hour, looking straight ahead.
std::shared_ptr<Timeline> an_hour_of_lines(unsigned seed) {
    std::mt19937 random(seed);
    const auto uniform = [&](double a, double b) {
        return std::uniform_real_distribution(a, b)(random);
    };
    auto timeline = std::make_shared<Timeline>();
    timeline->seed = seed;
    timeline->frames = static_cast<Frame>(hour * timeline->fps);
    timeline->characters.resize(1);
    timeline->characters[0].id = "otto";
    Actor actor;
    actor.id = "otto";
    actor.on_stage = {{0, hour}};
    actor.marks = {{0, Vec3::Zero(), 0}};
    for (Seconds start = uniform(2, 10); start < hour - 10;) {
        const Seconds end = start + uniform(0.8, 6);
        actor.speaking.push_back({{start, end}, uniform(0, 1), {}});
        start = end + (random() % 2 ? uniform(0.1, 1) : uniform(4, 20));
    }
    timeline->actors = {actor};
    return timeline;
}

// How long it talks and rests, and how often something happens while it does.
struct Rates {
    Seconds seconds = 0;
    int breaths = 0;
    int blinks = 0;
    int darts = 0;

    [[nodiscard]] double a_minute(int count) const { return 60 * count / seconds; }
};

struct Hour {
    Rates talking;
    Rates resting;
};

double eye_yaw(const Pose& pose) {
    const Vec3 sight =
        pose.axes(Bone::head).conjugate() * (pose.axes(Bone::left_eye) * Vec3::UnitZ());
    return std::atan2(sight.x(), sight.z());
}

// In a line; well away from all lines; or neither.
Rates* rates_at(const Actor& actor, std::size_t& next, Seconds t, Hour& counted) {
    constexpr Seconds well_away = 1.5;
    while (next < actor.speaking.size() && actor.speaking[next].range.end <= t)
        ++next;
    const bool after_all = next == 0 || t - actor.speaking[next - 1].range.end > well_away;
    if (next == actor.speaking.size())
        return nullptr;
    const TimeRange& line = actor.speaking[next].range;
    if (line.contains(t))
        return &counted.talking;
    return after_all && line.start - t > well_away ? &counted.resting : nullptr;
}

// Every glance starts in the first twentieth of a second of a slot.
bool darts(double yaw_before, double yaw) {
    constexpr double clearly_rad = radians(1.2); // between two samples; no body turns so fast
    return std::abs(yaw - yaw_before) > clearly_rad;
}

Hour count(unsigned seed) {
    constexpr double full = 0.3; // of a resting breath's chest
    const auto timeline = an_hour_of_lines(seed);
    const Performance performance(timeline);
    const double risen_m = full * timeline->actors[0].breathing.amplitude * 0.022;
    Hour counted;
    std::size_t next = 0;
    ActorFrame before = performance.at(0, 0, dials);
    bool moving = false;
    for (Seconds t = step; t < hour; t += step) {
        const ActorFrame now = performance.at(0, t, dials);
        const bool darting = darts(eye_yaw(before.pose), eye_yaw(now.pose));
        if (Rates* rates = rates_at(timeline->actors[0], next, t, counted)) {
            rates->seconds += step;
            rates->breaths += before.pose.breath < risen_m && now.pose.breath >= risen_m;
            rates->blinks += before.face.blink < 0.5 && now.face.blink >= 0.5;
            rates->darts += darting && !moving;
        }
        moving = darting;
        before = now;
    }
    return counted;
}

TEST(AnHourOfLines, BreathesTwelveToTwentyTimesAMinuteAtRest) {
    for (unsigned seed = 1; seed <= hours; ++seed) {
        const Rates rest = count(seed).resting;
        EXPECT_GE(rest.a_minute(rest.breaths), 12) << "seed " << seed;
        EXPECT_LE(rest.a_minute(rest.breaths), 20) << "seed " << seed;
    }
}

TEST(AnHourOfLines, BlinksSeventeenTimesAMinuteAtRestAndTwentySixTalking) {
    for (unsigned seed = 1; seed <= hours; ++seed) {
        const Hour counted = count(seed);
        EXPECT_NEAR(counted.resting.a_minute(counted.resting.blinks), 17, within * 17)
            << "seed " << seed;
        EXPECT_NEAR(counted.talking.a_minute(counted.talking.blinks), 26, within * 26)
            << "seed " << seed;
    }
}

// A dart goes out and comes back, unless the next slot's dart follows: both turn the eyes.
TEST(AnHourOfLines, DartsInAsManySlotsAsTheStyleAsksForAndFewerTalking) {
    const double slots_a_minute = 60 / (11.0 / 24);
    const double out_and_back = 2 * dials.eye_darts * (1 - dials.eye_darts);
    const double both = dials.eye_darts * dials.eye_darts;
    const double at_rest = slots_a_minute * (out_and_back + both);
    for (unsigned seed = 1; seed <= hours; ++seed) {
        const Hour counted = count(seed);
        EXPECT_NEAR(counted.resting.a_minute(counted.resting.darts), at_rest, within * at_rest)
            << "seed " << seed;
        EXPECT_LT(counted.talking.a_minute(counted.talking.darts), 0.65 * at_rest)
            << "seed " << seed;
        EXPECT_GT(counted.talking.a_minute(counted.talking.darts), 0.3 * at_rest)
            << "seed " << seed;
    }
}

} // namespace
} // namespace mh
