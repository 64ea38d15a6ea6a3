#include "core/rig/arm_angles.h"

#include <gtest/gtest.h>

#include <random>

namespace mh {
namespace {

constexpr double exact = 1e-9;

ArmAngles some_arm(std::mt19937& random) {
    const auto uniform = [&](double a, double b) {
        return std::uniform_real_distribution(a, b)(random);
    };
    ArmAngles arm;
    arm.raise = uniform(-0.2, 0.3);
    arm.around = uniform(-1, 2);
    arm.lift = uniform(0.1, 3);
    arm.twist = uniform(-2, 2);
    arm.bend = uniform(0, 2.5);
    arm.roll = uniform(-1.5, 1.5);
    arm.tilt = uniform(-0.7, 0.7);
    arm.flex = uniform(-1.2, 1.2);
    return arm;
}

Pose posed(const Skeleton& skeleton, const ArmAngles& left, const ArmAngles& right) {
    JointPose joints = JointPose::rest(skeleton);
    pose_arm(left, 1, joints);
    pose_arm(right, -1, joints);
    Pose pose;
    solve_forward(skeleton, joints, pose);
    return pose;
}

TEST(ArmAngles, MirrorOneArmInTheOther) {
    std::mt19937 random(3);
    const Skeleton skeleton = skeleton_of({});
    for (int round = 0; round < 200; ++round) {
        const ArmAngles arm = some_arm(random);
        const Pose pose = posed(skeleton, arm, arm);
        for (const auto& [left, right] : {std::pair{Bone::left_forearm, Bone::right_forearm},
                                          {Bone::left_hand, Bone::right_hand}}) {
            const Vec3 mirrored = pose.at(right).cwiseProduct(Vec3(-1, 1, 1));
            EXPECT_NEAR((pose.at(left) - mirrored).norm(), 0, exact) << "round " << round;
        }
    }
}

TEST(ArmAngles, AreFoundAgainFromTheTurnsTheyMake) {
    std::mt19937 random(4);
    const Skeleton skeleton = skeleton_of({});
    for (int round = 0; round < 200; ++round) {
        const ArmAngles arm = some_arm(random);
        const Pose pose = posed(skeleton, arm, {});
        ArmAngles found;
        set_limb(pose.axes(Bone::left_upper_arm), arm.bend, arm, found);
        set_hand(pose.axes(Bone::left_forearm).conjugate() * pose.axes(Bone::left_hand), found);
        for (const auto angle :
             {&ArmAngles::around, &ArmAngles::lift, &ArmAngles::twist, &ArmAngles::bend,
              &ArmAngles::roll, &ArmAngles::tilt, &ArmAngles::flex})
            EXPECT_NEAR(found.*angle, arm.*angle, 1e-7) << "round " << round;
    }
}

TEST(ArmAngles, RaiseAShoulderWithoutTurningTheArm) {
    const Skeleton skeleton = skeleton_of({});
    ArmAngles raised;
    raised.raise = 0.3;
    const Pose pose = posed(skeleton, raised, {});
    EXPECT_GT(pose.at(Bone::left_upper_arm).y(), pose.at(Bone::right_upper_arm).y() + 0.02);
    EXPECT_NEAR((pose.axes(Bone::left_upper_arm).coeffs() - Quat::Identity().coeffs()).norm(), 0,
                exact);
}

} // namespace
} // namespace mh
