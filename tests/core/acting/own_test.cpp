#include "tests/core/acting/random_timeline.h"
#include "tests/core/acting/same_frame.h"

#include <gtest/gtest.h>

#include <numeric>

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

double correlation(const std::vector<double>& a, const std::vector<double>& b) {
    const auto n = static_cast<double>(a.size());
    const double mean_a = std::accumulate(a.begin(), a.end(), 0.0) / n;
    const double mean_b = std::accumulate(b.begin(), b.end(), 0.0) / n;
    double ab = 0;
    double aa = 0;
    double bb = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        ab += (a[i] - mean_a) * (b[i] - mean_b);
        aa += (a[i] - mean_a) * (a[i] - mean_a);
        bb += (b[i] - mean_b) * (b[i] - mean_b);
    }
    return ab / std::sqrt(std::max(aa * bb, 1e-30));
}

TEST(Property, OfOnesOwn) {
    constexpr double unrelated = 0.12; // the mean correlation over all Timelines
    constexpr double lockstep = 0.97;
    double eyes_together = 0;
    double breath_together = 0;
    double weight_together = 0;
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const Performance performance(twins(seed));
        std::array<std::vector<double>, 2> eyes;
        std::array<std::vector<double>, 2> breath;
        std::array<std::vector<double>, 2> weight;
        for (Seconds t = 0; t < 60; t += 0.2)
            for (std::size_t actor = 0; actor < 2; ++actor) {
                const Pose pose = performance.at(actor, t, full).pose;
                const Vec3 hips = about_y(-pose.yaw_rad) * (pose.at(Bone::hips) - pose.floor_point);
                eyes[actor].push_back(eye_yaw(pose));
                breath[actor].push_back(pose.breath);
                weight[actor].push_back(hips.x());
            }
        EXPECT_LT(std::abs(correlation(eyes[0], eyes[1])), 0.6) << "seed " << seed;
        EXPECT_LT(correlation(weight[0], weight[1]), lockstep) << "seed " << seed;
        eyes_together += correlation(eyes[0], eyes[1]) / timelines;
        breath_together += correlation(breath[0], breath[1]) / timelines;
        weight_together += correlation(weight[0], weight[1]) / timelines;
    }
    EXPECT_LT(std::abs(eyes_together), unrelated);
    EXPECT_LT(std::abs(breath_together), unrelated);
    EXPECT_LT(std::abs(weight_together), unrelated);
}

} // namespace
} // namespace mh
