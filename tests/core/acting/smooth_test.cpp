#include "tests/core/acting/random_timeline.h"
#include "tests/core/acting/same_frame.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr unsigned timelines = 200;
constexpr IdleDials full{1, full_fidget, 0.5};

// The moments at which something in an actor's part starts or ends, and some between.
std::vector<Seconds> moments_of(const Actor& actor, Seconds length, std::mt19937& random) {
    std::vector<Seconds> moments;
    for (const Speaking& line : actor.speaking)
        for (const Seconds edge : {line.range.start, line.range.end})
            for (const Seconds off : {-0.5, -0.25, 0.0, 0.5, 0.6})
                moments.push_back(edge + off);
    for (const Gesture& g : actor.gestures)
        moments.insert(moments.end(), {g.prepare, g.stroke, g.hold_end, g.release_end});
    for (const Walk& walk : actor.walks)
        moments.insert(moments.end(), {walk.range.start, walk.range.end});
    for (const Sitting& seat : actor.seats)
        moments.insert(moments.end(), {seat.range.start, seat.range.end});
    for (const Look& look : actor.looks)
        moments.insert(moments.end(), {look.range.start, look.range.end});
    for (const KeyedPose& pose : actor.poses)
        moments.insert(moments.end(), {pose.range.start, pose.range.end});
    for (int i = 0; i < 200; ++i)
        moments.push_back(std::uniform_real_distribution(0.0, length)(random));
    return moments;
}

bool is_eye(std::size_t bone) {
    return bone == index_of(Bone::left_eye) || bone == index_of(Bone::right_eye);
}

TEST(Property, Smooth) {
    constexpr Seconds h = 1e-7;
    // Metres a second, between the speeds over h before and after. The hardest landing of a sprint
    // changes a speed by a fifth of this in a tenth of a microsecond; a pop of 50 picometres
    // exceeds it.
    constexpr double jump = 0.001;
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const auto timeline = random_timeline(seed);
        const Performance performance(timeline);
        std::mt19937 random(seed);
        for (const Seconds t : moments_of(timeline->actors[0], 20, random)) {
            if (t < 2 * h || t > 20 - 0.05)
                continue;
            const Pose before = performance.at(0, t - h, full).pose;
            const Pose now = performance.at(0, t, full).pose;
            const Pose after = performance.at(0, t + h, full).pose;
            for (std::size_t bone = 0; bone < bone_count; ++bone) {
                if (is_eye(bone))
                    continue;
                const Vec3 tip = performance.skeleton(0).tip[bone];
                const auto at = [&](const Pose& p) {
                    return p.point(static_cast<Bone>(bone), tip);
                };
                const Vec3 corner = (at(after) - 2 * at(now) + at(before)) / h;
                ASSERT_LT(corner.norm(), jump)
                    << "seed " << seed << " at " << t << " bone " << bone_names[bone];
            }
        }
    }
}

} // namespace
} // namespace mh
