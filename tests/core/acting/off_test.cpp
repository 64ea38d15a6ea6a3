#include "tests/core/acting/random_timeline.h"
#include "tests/core/acting/same_frame.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr unsigned timelines = 200;
constexpr IdleDials full{1, full_fidget, 0.5};
constexpr IdleDials none{0, 0, 0};

TEST(Property, OffIsOff) {
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const auto timeline = random_timeline(seed, {.keyed = false});
        const auto silent = std::make_shared<Timeline>(*timeline);
        for (Actor& actor : silent->actors) {
            actor.speaking.clear();
            actor.expressions.clear();
            actor.breathing = {};
        }
        const Performance performance(timeline);
        const Performance plain(silent);
        bool alive = false;
        for (Seconds t = 0; t < 20; t += 0.23) {
            const Pose pose = performance.at(0, t, none).pose;
            ASSERT_TRUE(same_pose(pose, plain.at(0, t, none).pose))
                << "seed " << seed << " at " << t;
            ASSERT_TRUE(same_pose(pose, performance.at(0, t, none, Layer::off).pose))
                << "seed " << seed << " at " << t;
            // What Layer::off leaves is the breathing cycle, at the style's size.
            ASSERT_TRUE(same_pose(performance.at(0, t, {0, 1, 1}, Layer::off).pose, pose))
                << "seed " << seed << " at " << t;
            alive = alive || !same_pose(pose, performance.at(0, t, full).pose);
        }
        ASSERT_TRUE(alive) << "seed " << seed;
    }
}

} // namespace
} // namespace mh
