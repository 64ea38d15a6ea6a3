#include "core/picture/picture.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

Timeline push_in() {
    Timeline timeline;
    Shot shot;
    shot.range = {0, 10};
    CameraKey from{2, {}};
    CameraKey to{6, {}};
    from.camera.position = {0, 1, 6};
    to.camera.position = {0, 1, 4};
    shot.camera = {from, to};
    timeline.shots = {shot};
    return timeline;
}

TEST(CameraAt, HoldsBeforeAndAfterItsKeys) {
    const Timeline timeline = push_in();
    EXPECT_EQ(camera_at(timeline, 0).position, Vec3(0, 1, 6));
    EXPECT_EQ(camera_at(timeline, 9).position, Vec3(0, 1, 4));
}

TEST(CameraAt, EasesBetweenThem) {
    const Timeline timeline = push_in();
    EXPECT_NEAR(camera_at(timeline, 4).position.z(), 5, 1e-12);
    const double first_step = 6 - camera_at(timeline, 2.1).position.z();
    const double middle_step =
        camera_at(timeline, 3.95).position.z() - camera_at(timeline, 4.05).position.z();
    EXPECT_GT(first_step, 0);
    EXPECT_LT(first_step, 0.1 * middle_step);
}

} // namespace
} // namespace mh
