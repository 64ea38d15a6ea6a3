#include "tests/core/acting/random_timeline.h"
#include "tests/core/acting/same_frame.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr unsigned timelines = 200;
constexpr IdleDials full{1, full_fidget, 0.5};

// The same part for two actors who differ in nothing but their names.
std::shared_ptr<Timeline> twins(unsigned seed) {
    auto timeline =
        random_timeline(seed, {.length = 60, .gestures = false, .walks = false, .keyed = false});
    timeline->actors[0].speaking.clear();
    timeline->actors[0].looks.clear();
    timeline->actors[0].still.clear();
    timeline->actors[0].expressions.clear();
    timeline->actors[1] = timeline->actors[0];
    timeline->actors[1].id = "actor1";
    timeline->characters[1].build = timeline->characters[0].build;
    return timeline;
}

double eye_yaw(const Pose& pose) {
    const Vec3 sight =
        pose.axes(Bone::head).conjugate() * (pose.axes(Bone::left_eye) * Vec3::UnitZ());
    return std::atan2(sight.x(), sight.z());
}

// Where the hips are across the feet, metres.
double hips_across(const Pose& pose) {
    return (about_y(-pose.yaw_rad) * (pose.at(Bone::hips) - pose.floor_point)).x();
}

// Of the moments at which either of two does something, the share at which both do.
struct Together {
    int either = 0;
    int both = 0;

    void count(bool a, bool b) {
        either += a || b;
        both += a && b;
    }
    [[nodiscard]] double share() const { return both / std::max(1.0, static_cast<double>(either)); }
};

struct Signs {
    double hips_across_m;
    double eye_yaw_rad;
    double breath_m;
};

std::array<std::vector<Signs>, 2> signs_of(const Performance& performance, Seconds step) {
    std::array<std::vector<Signs>, 2> signs;
    for (Seconds t = 0; t < 60; t += step)
        for (std::size_t actor = 0; actor < 2; ++actor) {
            const Pose pose = performance.at(actor, t, full).pose;
            signs[actor].push_back({hips_across(pose), eye_yaw(pose), pose.breath});
        }
    return signs;
}

// Of two who shift once in every slot of 4.2 s, at moments of their own in its first 2.1 s, for 0.9
// s that are seen, both are on the way for 0.33 s of the 1.47 s that either is. Two whose eyes dart
// in half of all slots share a third of those in which either darts. Two who breathe in for two
// fifths of a cycle, at one rate and each at a time of their own, both do for 2 (0.8 ln 2 - 0.4) of
// the time that either does. In lockstep each would be 1. Over 200 Timelines the means lie near
// that; no Timeline alone comes near to lockstep.
TEST(Property, OfOnesOwn) {
    constexpr Seconds step = 0.1;
    constexpr double shifting_m = 0.001; // in a step
    constexpr double darting_rad = radians(3);
    constexpr double lockstep = 0.75;
    constexpr double near = 0.02;
    constexpr double near_breath = 0.06; // which two share all along or hardly at all
    double mean_shift = 0;
    double mean_dart = 0;
    double mean_breath = 0;
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const auto signs = signs_of(Performance(twins(seed)), step);
        Together shifts;
        Together darts;
        Together rises;
        for (std::size_t i = 1; i < signs[0].size(); ++i) {
            const auto both = [&](Together& together, auto&& does) {
                together.count(does(signs[0][i - 1], signs[0][i]),
                               does(signs[1][i - 1], signs[1][i]));
            };
            both(shifts, [](const Signs& a, const Signs& b) {
                return std::abs(b.hips_across_m - a.hips_across_m) > shifting_m;
            });
            both(darts, [](const Signs&, const Signs& b) {
                return std::abs(b.eye_yaw_rad) > darting_rad;
            });
            both(rises, [](const Signs& a, const Signs& b) { return b.breath_m > a.breath_m; });
        }
        EXPECT_LT(shifts.share(), lockstep) << "seed " << seed;
        EXPECT_LT(darts.share(), lockstep) << "seed " << seed;
        mean_shift += shifts.share() / timelines;
        mean_dart += darts.share() / timelines;
        mean_breath += rises.share() / timelines;
    }
    EXPECT_NEAR(mean_shift, 0.33 / 1.47, near);
    EXPECT_NEAR(mean_dart, 1.0 / 3, near);
    EXPECT_NEAR(mean_breath, 2 * (0.8 * std::log(2) - 0.4), near_breath);
}

} // namespace
} // namespace mh
