#include "core/audit/shot_contents.h"
#include "episodes.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

using namespace episodes;

bool is_busy(const Timeline& timeline, Seconds t) {
    const std::vector<ShotContents> contents = contents_of(timeline);
    const std::vector<ActorBusy>& busy = contents.at(t < 6 ? 0 : 1).busy;
    return std::any_of(busy.begin(), busy.end(), [&](const ActorBusy& one) {
        return one.actor == 0 && one.range.contains(t);
    });
}

TEST(ShotContents, FindsNobodyBusyWhoOnlySpeaks) {
    for (Seconds t = 0; t < 12; t += 0.1)
        EXPECT_FALSE(is_busy(two_shots(), t)) << t;
}

TEST(ShotContents, HoldsSomebodyBusyUntilAGestureHasSettled) {
    Timeline timeline = two_shots();
    timeline.actors[0].gestures = {wave_at(2, 3)}; // released at 3.4 s
    EXPECT_FALSE(is_busy(timeline, 1.6));
    EXPECT_TRUE(is_busy(timeline, 1.8));
    EXPECT_TRUE(is_busy(timeline, 4.3));
    EXPECT_FALSE(is_busy(timeline, 4.5));
}

TEST(ShotContents, HoldsATurnForWalkingOnTheSpot) {
    Timeline timeline = two_shots();
    timeline.actors[0].marks.push_back({2, {-3, 0, 0}, 3});
    EXPECT_FALSE(is_busy(timeline, 1.9));
    EXPECT_TRUE(is_busy(timeline, 2.9));
    EXPECT_FALSE(is_busy(timeline, 4.1));
    timeline.actors[0].marks.back().position.x() = -1;
    EXPECT_TRUE(is_busy(timeline, 4.1)) << "two metres aside";
}

KeyedPose pose_over(Seconds start, Seconds end) {
    return {{start, end}, 0.05, 0.05, 1, {{"leftHand", {0, 0, 30}}}};
}

TEST(ShotContents, TakesPosesForActingAndAShakeOfThemForNone) {
    Timeline timeline = two_shots();
    const auto busy_with = [&](const std::vector<KeyedPose>& poses) {
        timeline.actors[0].poses = poses;
        return is_busy(timeline, poses[0].range.start + 0.05);
    };
    EXPECT_TRUE(busy_with({pose_over(2, 3)}));
    EXPECT_TRUE(busy_with({pose_over(2, 2.1)})) << "one flinch";
    EXPECT_TRUE(busy_with({pose_over(2, 2.1), pose_over(2.5, 2.6)})) << "and another";
    EXPECT_TRUE(busy_with({pose_over(2, 2.26), pose_over(2.26, 2.52)})) << "a quarter second each";
    EXPECT_FALSE(busy_with({pose_over(2, 2.1), pose_over(2.1, 2.2)}));
    EXPECT_FALSE(busy_with({pose_over(2, 2.1), pose_over(2.3, 2.4)}));
}

} // namespace
} // namespace mh
