#include "core/rig/pose.h"
#include "core/rig/skeleton.h"

#include <gtest/gtest.h>

namespace mh {

void PrintTo(const Build& build, std::ostream* out) {
    *out << build.height << " m tall";
}

namespace {

constexpr double exact_m = 1e-12;

Pose rest_pose(const Skeleton& skeleton) {
    Pose pose;
    solve_forward(skeleton, JointPose::rest(skeleton), pose);
    return pose;
}

TEST(Skeleton, NamesEveryBoneAndFindsItAgain) {
    for (std::size_t i = 0; i < bone_count; ++i)
        EXPECT_EQ(bone_named(bone_names[i]), static_cast<Bone>(i));
    EXPECT_EQ(bone_named("tail"), std::nullopt);
}

TEST(Skeleton, PutsParentsBeforeChildren) {
    EXPECT_EQ(parent_of(Bone::hips), std::nullopt);
    for (std::size_t i = 1; i < bone_count; ++i)
        EXPECT_LT(index_of(*parent_of(static_cast<Bone>(i))), i);
}

class SkeletonOfBuild : public testing::TestWithParam<Build> {};

TEST_P(SkeletonOfBuild, FitsItsMeasures) {
    const Build build = GetParam();
    const Skeleton skeleton = skeleton_of(build);
    const Pose pose = rest_pose(skeleton);
    const Vec3 crown = pose.point(Bone::head, skeleton.tip[index_of(Bone::head)]);
    const Vec3 shoulders = pose.at(Bone::left_upper_arm) - pose.at(Bone::right_upper_arm);
    const Vec3 hips = pose.at(Bone::left_thigh) - pose.at(Bone::right_thigh);
    EXPECT_NEAR(crown.y(), build.height, exact_m);
    EXPECT_NEAR(shoulders.x(), build.shoulder_width, exact_m);
    EXPECT_NEAR(hips.x(), build.hip_width, exact_m);
    EXPECT_NEAR((pose.at(Bone::left_upper_arm) - pose.at(Bone::left_hand)).norm(), build.arm_length,
                exact_m);
    EXPECT_NEAR((pose.at(Bone::right_thigh) - pose.at(Bone::right_foot)).norm(), build.leg_length,
                exact_m);
}

TEST_P(SkeletonOfBuild, StandsOnTheFloorUprightAndSymmetric) {
    const Skeleton skeleton = skeleton_of(GetParam());
    const Pose pose = rest_pose(skeleton);
    const Vec3 toes = pose.point(Bone::left_toes, skeleton.tip[index_of(Bone::left_toes)]);
    EXPECT_GE(toes.y(), 0);
    EXPECT_LT(toes.y(), 0.05 * GetParam().height);
    EXPECT_LT(pose.at(Bone::hips).y(), pose.at(Bone::chest).y());
    EXPECT_LT(pose.at(Bone::chest).y(), pose.at(Bone::left_upper_arm).y());
    EXPECT_LT(pose.at(Bone::left_upper_arm).y(), pose.at(Bone::head).y());
    for (const auto& [left, right] : {std::pair{Bone::left_hand, Bone::right_hand},
                                      {Bone::left_toes, Bone::right_toes},
                                      {Bone::left_eye, Bone::right_eye}}) {
        const Vec3 mirrored = pose.at(right).cwiseProduct(Vec3(-1, 1, 1));
        EXPECT_NEAR((pose.at(left) - mirrored).norm(), 0, exact_m);
    }
}

TEST_P(SkeletonOfBuild, EndsEachBoneWhereItsOnlyChildBegins) {
    const Skeleton skeleton = skeleton_of(GetParam());
    for (const Bone bone : {Bone::left_upper_arm, Bone::right_forearm, Bone::left_thigh,
                            Bone::right_shin, Bone::left_foot, Bone::hips, Bone::neck})
        for (std::size_t i = 1; i < bone_count; ++i)
            if (parent_of(static_cast<Bone>(i)) == bone &&
                static_cast<Bone>(i) != Bone::left_thigh &&
                static_cast<Bone>(i) != Bone::right_thigh) {
                EXPECT_EQ(skeleton.offset[i], skeleton.tip[index_of(bone)]) << name_of(bone);
            }
}

Build child() {
    return {.height = 1.15,
            .head_height = 0.36,
            .head_width = 0.31,
            .shoulder_width = 0.26,
            .arm_length = 0.40,
            .leg_length = 0.42,
            .foot_length = 0.18};
}
Build giant() {
    return {.height = 2.4,
            .head_height = 0.5,
            .shoulder_width = 0.7,
            .hip_width = 0.3,
            .arm_length = 1.0,
            .leg_length = 1.0,
            .foot_length = 0.36};
}

INSTANTIATE_TEST_SUITE_P(ChildToGiant, SkeletonOfBuild, testing::Values(Build{}, child(), giant()));

} // namespace
} // namespace mh
