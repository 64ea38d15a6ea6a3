#include "app/studio/playback.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

TEST(Playback, KeepsTheClocksTimeHoweverSeldomItIsAsked) {
    const Playback playback{10, 24, 1, {0, 240}, true};
    EXPECT_EQ(frame_due(playback, 0).frame, 10);
    EXPECT_EQ(frame_due(playback, 0.99 / 24).frame, 10);
    EXPECT_EQ(frame_due(playback, 1.0 / 24).frame, 11);
    EXPECT_EQ(frame_due(playback, 5).frame, 130) << "frames between are dropped, not played late";
}

TEST(Playback, LoopsBothWays) {
    EXPECT_EQ(frame_due({230, 24, 1, {0, 240}, true}, 1).frame, 14);
    EXPECT_EQ(frame_due({10, 24, -1, {0, 240}, true}, 1).frame, 226);
    EXPECT_EQ(frame_due({0, 24, 1, {0, 1}, true}, 100).frame, 0);
    EXPECT_FALSE(frame_due({230, 24, 1, {0, 240}, true}, 1).ended);
}

TEST(Playback, KeepsBetweenItsMarks) {
    EXPECT_EQ(frame_due({100, 24, 1, {90, 114}, true}, 1).frame, 100);
    EXPECT_EQ(frame_due({100, 24, 1, {90, 114}, true}, 14.0 / 24).frame, 90);
    EXPECT_EQ(frame_due({100, 24, -1, {90, 114}, true}, 11.0 / 24).frame, 113);
    EXPECT_EQ(frame_due({100, 24, 1, {90, 114}, false}, 9), (DueFrame{113, true}));
    EXPECT_EQ(frame_due({100, 24, -1, {90, 114}, false}, 9), (DueFrame{90, true}));
    for (int i = 0; i < 100; ++i)
        EXPECT_EQ(frame_due({7, 24, i % 2 ? 3.0 : -3.0, {7, 8}, true}, 0.1 * i).frame, 7);
}

TEST(Playback, EndsAtItsEndWhereItDoesNotLoop) {
    EXPECT_EQ(frame_due({230, 24, 1, {0, 240}, false}, 0.1), (DueFrame{232, false}));
    EXPECT_EQ(frame_due({230, 24, 1, {0, 240}, false}, 60), (DueFrame{239, true}));
    EXPECT_EQ(frame_due({10, 24, -2, {0, 240}, false}, 60), (DueFrame{0, true}));
}

TEST(Playback, ShuttlesAtItsSpeed) {
    EXPECT_EQ(frame_due({0, 24, 4, {0, 2400}, true}, 1).frame, 96);
    EXPECT_EQ(frame_due({1000, 24, -2, {0, 2400}, true}, 1).frame, 952);
}

} // namespace
} // namespace mh
