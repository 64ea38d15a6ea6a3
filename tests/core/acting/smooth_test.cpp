#include "core/acting/role.h"
#include "tests/core/acting/random_timeline.h"
#include "tests/core/acting/same_frame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

namespace mh {
namespace {

constexpr unsigned timelines = 200;
constexpr IdleDials full{1, full_fidget, 0.5};

// The moments at which something in an actor's part starts or ends, and some between.
std::vector<Seconds> moments_of(const Role& role, const Actor& actor, Seconds length,
                                std::mt19937& random) {
    std::vector<Seconds> moments;
    for (const Speaking& line : actor.speaking)
        for (const Seconds edge : {line.range.start, line.range.end})
            for (const Seconds off : {-0.5, -0.25, 0.0, 0.5, 0.6})
                moments.push_back(edge + off);
    for (const Gesture& g : actor.gestures)
        moments.insert(moments.end(), {g.prepare, g.stroke, g.hold_end, g.release_end});
    for (const Ending& ending : role.gesturing.endings())
        moments.insert(moments.end(), {ending.time, ending.time + settle_length});
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

constexpr Seconds finest = 1e-7;
// Metres a second, between the speeds over `finest` before and after. The hardest landing of a
// sprint changes a speed by a fifth of this in a tenth of a microsecond; a pop of 50 picometres
// exceeds it.
constexpr double jump = 0.001;

// How far the tip of a bone is off the middle of where it was and will be, at most of all bones.
struct Bend {
    double metres = 0;
    std::size_t bone = 0;
};
Bend bend_of(const Skeleton& skeleton, const Pose& before, const Pose& now, const Pose& after) {
    Bend most;
    for (std::size_t bone = 0; bone < bone_count; ++bone) {
        if (is_eye(bone))
            continue;
        const auto at = [&](const Pose& p) {
            return p.point(static_cast<Bone>(bone), skeleton.tip[bone]);
        };
        const double metres = (at(after) - 2 * at(now) + at(before)).norm();
        if (metres > most.metres)
            most = {metres, bone};
    }
    return most;
}

// Between the speeds over `h` before and after, metres a second.
Bend speed_change(const Performance& performance, Seconds t, Seconds h) {
    const auto pose = [&](Seconds at) { return performance.at(0, at, full).pose; };
    const Bend bend = bend_of(performance.skeleton(0), pose(t - h), pose(t), pose(t + h));
    return {bend.metres / h, bend.bone};
}

// Closes in on the moment within `h` of t at which a body's way bends most, until `h` is finest:
// halving it leaves a pop as large, a corner half as large, and all that is smooth a quarter.
Seconds sharpest_near(const Performance& performance, Seconds t, Seconds h) {
    const auto pose = [&](Seconds at) { return performance.at(0, at, full).pose; };
    std::array<Pose, 5> around{pose(t - h), {}, pose(t), {}, pose(t + h)};
    while (h > finest) {
        h /= 2;
        around[1] = pose(t - h);
        around[3] = pose(t + h);
        std::size_t middle = 2;
        Bend sharpest;
        for (const std::size_t i : {1u, 2u, 3u}) {
            const Bend bend =
                bend_of(performance.skeleton(0), around[i - 1], around[i], around[i + 1]);
            if (bend.metres > sharpest.metres) {
                sharpest = bend;
                middle = i;
            }
        }
        t += (static_cast<double>(middle) - 2) * h;
        around = {around[middle - 1], {}, around[middle], {}, around[middle + 1]};
    }
    return t;
}

TEST(Property, Smooth) {
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const auto timeline = random_timeline(seed);
        const Performance performance(timeline);
        const Role role(*timeline, 0, 20);
        std::mt19937 random(seed);
        for (const Seconds t : moments_of(role, timeline->actors[0], 20, random)) {
            if (t < 2 * finest || t > 20 - 0.05)
                continue;
            const auto [change, bone] = speed_change(performance, t, finest);
            ASSERT_LT(change, jump)
                << "seed " << seed << " at " << t << " bone " << bone_names[bone];
        }
    }
}

// And at no other moment: hunted down from wherever the way of a body bends most. However sudden a
// smooth move is, seen eight times closer its speed changes by an eighth; at a corner, by as much.
TEST(Property, SmoothWhereverItMovesMost) {
    constexpr Seconds step = 1.0 / 48;
    constexpr std::size_t hunts = 40; // a Timeline
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const Performance performance(random_timeline(seed));
        std::vector<std::pair<double, Seconds>> bends;
        for (Seconds t = step; t < 20 - 2 * step; t += step)
            bends.emplace_back(speed_change(performance, t, step).metres, t);
        std::partial_sort(bends.begin(), bends.begin() + hunts, bends.end(), std::greater<>());
        for (std::size_t i = 0; i < hunts; ++i) {
            const Seconds t = sharpest_near(performance, bends[i].second, step);
            const auto [change, bone] = speed_change(performance, t, finest);
            const double wider = speed_change(performance, t, 8 * finest).metres;
            ASSERT_LT(change, std::max(jump, wider / 4))
                << "seed " << seed << " at " << t << " bone " << bone_names[bone];
        }
    }
}

} // namespace
} // namespace mh
