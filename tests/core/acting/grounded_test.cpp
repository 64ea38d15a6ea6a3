#include "tests/core/acting/random_timeline.h"
#include "tests/core/acting/same_frame.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr unsigned timelines = 200;
constexpr IdleDials full{1, full_fidget, 0.5};

double hinge_angle(const Pose& pose, Bone upper, Bone lower) {
    const Quat turn = pose.axes(upper).conjugate() * pose.axes(lower);
    return 2 * std::atan2(turn.x(), turn.w());
}

TEST(Property, GroundedFeetStayPlantedWhileTheWeightMoves) {
    constexpr double slip_m = 0.001;
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const Performance performance(random_timeline(seed, {.walks = false, .keyed = false}));
        for (const IdleDials& dials : {full, IdleDials{1, 1, 1}})
            for (const Bone foot : {Bone::left_foot, Bone::right_foot}) {
                const Vec3 planted = performance.at(0, 0, dials).pose.at(foot);
                for (Seconds t = 0; t < 20; t += 0.13)
                    ASSERT_LT((performance.at(0, t, dials).pose.at(foot) - planted).norm(), slip_m)
                        << "seed " << seed << " at " << t;
            }
    }
}

TEST(Property, GroundedFeetDoNotSlideInWalksAndTurns) {
    constexpr double slip_m = 0.001;
    constexpr double on_floor_m = 1e-7;
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const auto timeline = random_timeline(seed, {.keyed = false});
        const Performance performance(timeline);
        for (const Bone foot : {Bone::left_foot, Bone::right_foot}) {
            const double ankle = performance.at(0, 0, full).pose.at(foot).y();
            Vec3 last = performance.at(0, 0, full).pose.at(foot);
            for (Seconds t = 1.0 / 48; t < 20; t += 1.0 / 48) {
                const Vec3 now = performance.at(0, t, full).pose.at(foot);
                if (std::abs(now.y() - ankle) < on_floor_m &&
                    std::abs(last.y() - ankle) < on_floor_m) {
                    ASSERT_LT((now - last).norm(), slip_m) << "seed " << seed << " at " << t;
                }
                ASSERT_GT(now.y(), ankle - slip_m) << "seed " << seed << " at " << t;
                last = now;
            }
        }
    }
}

// The way a leg bends: its knee lies before the straight line from hip to ankle, for somebody who
// looks between where the body faces and where the foot points.
TEST(Property, GroundedKneesPointForward) {
    constexpr double straight_m = 0.002;
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const Performance performance(random_timeline(seed, {.keyed = false}));
        for (Seconds t = 0; t < 20; t += 0.17) {
            const Pose pose = performance.at(0, t, full).pose;
            for (const auto& [thigh, shin, foot] :
                 {std::tuple{Bone::left_thigh, Bone::left_shin, Bone::left_foot},
                  {Bone::right_thigh, Bone::right_shin, Bone::right_foot}}) {
                const Vec3 leg = (pose.at(foot) - pose.at(thigh)).normalized();
                const Vec3 knee = pose.at(shin) - pose.at(thigh);
                const Vec3 bent = knee - knee.dot(leg) * leg;
                const Vec3 facing = about_y(pose.yaw_rad) * Vec3::UnitZ();
                const Vec3 toes = pose.axes(foot) * Vec3::UnitZ();
                if (facing.dot(toes) < 0)
                    continue; // left behind by a spin
                const Vec3 ahead = facing + toes;
                ASSERT_GT(bent.dot(ahead), -straight_m)
                    << "seed " << seed << " at " << t << ' ' << name_of(thigh);
            }
        }
    }
}

TEST(Property, GroundedLimbsKeepTheirLengthsAndNeverBendBackwards) {
    constexpr double length_m = 1e-9;
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const Performance performance(random_timeline(seed, {.keyed = false}));
        const Skeleton& skeleton = performance.skeleton(0);
        for (Seconds t = 0; t < 20; t += 0.17) {
            const Pose pose = performance.at(0, t, full).pose;
            for (std::size_t i = 1; i < bone_count; ++i) {
                const Bone parent = *parent_of(static_cast<Bone>(i));
                ASSERT_NEAR((pose.joint[i] - pose.at(parent)).norm(), skeleton.offset[i].norm(),
                            length_m)
                    << "seed " << seed << " at " << t << " bone " << bone_names[i];
            }
            for (const auto& [upper, lower] : {std::pair{Bone::left_thigh, Bone::left_shin},
                                               {Bone::right_thigh, Bone::right_shin}})
                ASSERT_GE(hinge_angle(pose, upper, lower), 0) << "seed " << seed << " at " << t;
            for (const auto& [upper, lower] : {std::pair{Bone::left_upper_arm, Bone::left_forearm},
                                               {Bone::right_upper_arm, Bone::right_forearm}})
                ASSERT_LE(hinge_angle(pose, upper, lower), 0) << "seed " << seed << " at " << t;
        }
    }
}

} // namespace
} // namespace mh
