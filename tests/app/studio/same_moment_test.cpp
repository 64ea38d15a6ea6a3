#include "app/studio/same_moment.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

Timeline shots_of(const std::vector<std::pair<std::string, Frame>>& shots) {
    Timeline timeline;
    for (const auto& [id, frames] : shots) {
        Shot shot;
        shot.id = id;
        shot.range = {seconds_of(timeline.frames, timeline.fps),
                      seconds_of(timeline.frames + frames, timeline.fps)};
        timeline.frames += frames;
        timeline.shots.push_back(shot);
    }
    return timeline;
}

TEST(SameMoment, IsAsFarThroughTheSameShot) {
    const Timeline before = shots_of({{"sh010", 100}, {"sh020", 40}, {"sh030", 60}});
    const Timeline after = shots_of({{"sh010", 150}, {"sh020", 80}, {"sh030", 30}});
    EXPECT_EQ(same_moment(before, 0, after), 0);
    EXPECT_EQ(same_moment(before, 50, after), 75);
    EXPECT_EQ(same_moment(before, 100, after), 150) << "a shot's first frame stays its first";
    EXPECT_EQ(same_moment(before, 110, after), 170);
    EXPECT_EQ(same_moment(before, 199, after), 259) << "and the last shot's last its last";
}

TEST(SameMoment, NeverLeavesTheShot) {
    const Timeline before = shots_of({{"sh010", 97}, {"sh020", 41}, {"sh030", 60}});
    const Timeline after = shots_of({{"sh010", 13}, {"sh020", 211}, {"sh030", 7}});
    for (Frame frame = 0; frame < before.frames; ++frame) {
        const Shot* was = shot_at(before, seconds_of(frame, before.fps));
        const Shot* is = shot_at(after, seconds_of(same_moment(before, frame, after), after.fps));
        ASSERT_TRUE(was && is) << frame;
        ASSERT_EQ(was->id, is->id) << frame;
    }
}

TEST(SameMoment, IsAsFarThroughTheWholeWhereTheShotIsGone) {
    EXPECT_EQ(same_moment(shots_of({{"sh010", 100}}), 50, shots_of({{"sh020", 60}})), 30);
    EXPECT_EQ(same_moment(shots_of({{"sh010", 100}}), 50, Timeline{}), 0);
}

} // namespace
} // namespace mh
