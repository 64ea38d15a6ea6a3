#include "core/rig/yaw_turn.h"

#include <gtest/gtest.h>

#include <random>

namespace mh {
namespace {

TEST(YawTurn, TurnsPointsToTheWorldAndBack) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> any(-7, 7);
    for (int i = 0; i < 2000; ++i) {
        const double yaw = any(random);
        const Vec3 point(any(random), any(random), any(random));
        const YawTurn facing(yaw);
        EXPECT_LT((facing.to_world(point) - about_y(yaw) * point).norm(), 1e-13);
        EXPECT_LT((facing.from_world(facing.to_world(point)) - point).norm(), 1e-13);
        EXPECT_LT((facing.ahead() - about_y(yaw) * Vec3::UnitZ()).norm(), 1e-13);
    }
}

} // namespace
} // namespace mh
