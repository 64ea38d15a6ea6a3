#include "core/base/time.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

TEST(Frames, ComeBackFromTheirSeconds) {
    for (const double fps : {12.0, 23.976, 24.0, 25.0, 29.97, 30.0, 60.0, 120.0})
        for (Frame frame = 0; frame < 200000; frame += 37)
            ASSERT_EQ(frame_at(seconds_of(frame, fps), fps), frame) << fps;
}

TEST(FramesIn, TakesTheFirstAndLeavesTheEnd) {
    EXPECT_EQ(frames_in({1, 2}, 24), (FrameRange{24, 48}));
    EXPECT_EQ(frames_in({1.01, 2.01}, 24), (FrameRange{25, 49}));
    EXPECT_EQ(frames_in({1, 1}, 24).count(), 0);
}

} // namespace
} // namespace mh
