#include "core/rig/two_bone.h"

#include <gtest/gtest.h>

#include <random>

namespace mh {
namespace {

constexpr double exact_m = 1e-9;

Vec3 end_of(const TwoBone& limb, const Vec3& root, const TwoBoneTurns& turns) {
    return root + turns.upper * Vec3(0, -limb.upper_m, 0) + turns.lower * Vec3(0, -limb.lower_m, 0);
}

TEST(TwoBone, ReachesTargetsAndBendsItsHingeTheRightWay) {
    std::mt19937 random(7);
    const auto uniform = [&](double a, double b) {
        return std::uniform_real_distribution(a, b)(random);
    };
    for (int round = 0; round < 2000; ++round) {
        const TwoBone limb{uniform(0.2, 0.6), uniform(0.2, 0.6), round % 2 ? 1.0 : -1.0};
        const Vec3 root(uniform(-1, 1), uniform(-1, 1), uniform(-1, 1));
        const Vec3 way = Vec3(uniform(-1, 1), uniform(-1, 1), uniform(-1, 1)).normalized();
        const Vec3 pole = way.unitOrthogonal() + uniform(-0.5, 0.5) * way;
        const double least = std::abs(limb.upper_m - limb.lower_m) + 0.03 * limb.reach();
        const Vec3 target = root + uniform(least, limb.exact_reach()) * way;
        const TwoBoneTurns turns = solve_two_bone(limb, root, target, pole);
        EXPECT_TRUE(turns.reached);
        EXPECT_NEAR((end_of(limb, root, turns) - target).norm(), 0, exact_m) << "round " << round;
        const Quat bend = turns.upper.conjugate() * turns.lower;
        EXPECT_GE(limb.hinge * bend.x(), 0) << "round " << round;
        EXPECT_NEAR(bend.y(), 0, exact_m);
        EXPECT_NEAR(bend.z(), 0, exact_m);
        const Vec3 hinge = turns.upper * Vec3(0, -1, 0);
        EXPECT_GE((hinge - hinge.dot(way) * way).dot(pole), -exact_m) << "round " << round;
    }
}

TEST(TwoBone, ComesSoftlyShortOfWhatIsOutOfReach) {
    const TwoBone leg{0.35, 0.33, 1};
    const Vec3 forward = Vec3::UnitZ();
    double last = 0;
    for (double far = 0.5; far < 1.5; far += 0.001) {
        const TwoBoneTurns turns = solve_two_bone(leg, Vec3::Zero(), Vec3(0, -far, 0), forward);
        const double reached = end_of(leg, Vec3::Zero(), turns).norm();
        EXPECT_LE(reached, leg.reach() + exact_m);
        EXPECT_GE(reached, last - exact_m);
        last = reached;
    }
    EXPECT_FALSE(solve_two_bone(leg, Vec3::Zero(), Vec3(0, -1, 0), forward).reached);
}

} // namespace
} // namespace mh
