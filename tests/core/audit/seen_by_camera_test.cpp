#include "core/audit/visibility.h"
#include "episodes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace mh {
namespace {

using namespace episodes;

constexpr PictureSize picture{1280, 720};
constexpr double distance_m = 4;

// Ada, for six seconds in one shot, who stops somebody with her right hand from 2 s to 3 s.
Timeline ada_alone() {
    Timeline timeline = two_shots();
    timeline.style.dials = {0, 0, 0};
    timeline.lines.clear();
    timeline.actors[0].speaking.clear();
    timeline.picture = picture;
    Gesture gesture = wave_at(2, 3);
    gesture.kind = GestureKind::stop;
    gesture.hands = Hands::right;
    timeline.actors[0].gestures = {gesture};
    return timeline;
}

Camera looking_at(const Vec3& aim) {
    Camera camera;
    camera.aim = aim;
    camera.position = aim + Vec3(0, 0, distance_m);
    return camera;
}

const Camera on_her = looking_at({-3, 1.1, 0});

GestureSeen seen_by(const std::vector<CameraKey>& keys, Timeline timeline = ada_alone()) {
    timeline.shots[0].camera = keys;
    return audit_of(timeline).gestures.at(0);
}

// A hand as a pinhole that looks straight along −Z has it, reckoned anew: two ends, and half the
// palm about them.
struct Reach {
    double left, top, right, bottom; // pixels
};
Reach reach_of(const Pose& pose, const Skeleton& skeleton, const Camera& camera) {
    const double focal_px = 0.5 * picture.height / std::tan(0.5 * camera.fov_rad);
    const Vec3 joint = pose.at(Bone::right_hand);
    const Vec3 tip = pose.point(Bone::right_hand, skeleton.tip[index_of(Bone::right_hand)]);
    const Vec3 middle = 0.5 * (joint + tip);
    const double radius =
        0.25 * (tip - joint).norm() * focal_px / (camera.position.z() - middle.z());
    Reach reach{1e9, 1e9, -1e9, -1e9};
    for (const Vec3& end : {joint, tip}) {
        const double scale = focal_px / (camera.position.z() - end.z());
        const double x = 0.5 * picture.width + scale * (end.x() - camera.position.x());
        const double y = 0.5 * picture.height - scale * (end.y() - camera.position.y());
        reach = {std::min(reach.left, x - radius), std::min(reach.top, y - radius),
                 std::max(reach.right, x + radius), std::max(reach.bottom, y + radius)};
    }
    return reach;
}

// How far inside each edge the hand keeps, at the least over the frames to be seen: left, top,
// right, bottom.
std::array<double, 4> room_in(const Timeline& timeline, const Camera& camera) {
    const auto performance = performed(timeline);
    std::array<double, 4> room{1e9, 1e9, 1e9, 1e9};
    const FrameRange frames = frames_to_see(timeline.actors[0].gestures[0], timeline);
    for (Frame frame = frames.first; frame < frames.end; ++frame) {
        const Pose pose = performance->at(0, seconds_of(frame, fps), timeline.style.dials).pose;
        const Reach reach = reach_of(pose, performance->skeleton(0), camera);
        const std::array<double, 4> here{reach.left, reach.top, picture.width - reach.right,
                                         picture.height - reach.bottom};
        for (std::size_t i = 0; i < room.size(); ++i)
            room[i] = std::min(room[i], here[i]);
    }
    return room;
}

// The camera aside or up until the hand has so many pixels of room at one edge. A picture this wide
// keeps her in it.
Camera with_room(const Timeline& timeline, std::size_t edge, double px) {
    const Vec3 way = edge == 0   ? Vec3(1, 0, 0)
                     : edge == 1 ? Vec3(0, -1, 0)
                     : edge == 2 ? Vec3(-1, 0, 0)
                                 : Vec3(0, 1, 0);
    double near = 0;
    double far = 6;
    for (int i = 0; i < 60; ++i) {
        const double middle = 0.5 * (near + far);
        Camera camera = on_her;
        camera.position += middle * way;
        camera.aim += middle * way;
        (room_in(timeline, camera)[edge] > px ? near : far) = middle;
    }
    Camera camera = on_her;
    camera.position += near * way;
    camera.aim += near * way;
    return camera;
}

TEST(GestureSeenByACamera, TellsOnePixelInsideFromOnePixelOutsideAtEachEdge) {
    const Timeline timeline = ada_alone();
    for (std::size_t edge = 0; edge < 4; ++edge) {
        SCOPED_TRACE("edge " + std::to_string(edge));
        const GestureSeen inside = seen_by({{0, with_room(timeline, edge, 1)}});
        EXPECT_EQ(inside.seen, Seen::seen);
        const GestureSeen outside = seen_by({{0, with_room(timeline, edge, -1)}});
        EXPECT_NE(outside.seen, Seen::seen);
        if (outside.seen == Seen::cut_by_edge) {
            EXPECT_NEAR(outside.missing_px, 1, 0.01);
        }
    }
}

TEST(GestureSeenByACamera, IsCutByTheBottomEdgeByAsManyPixelsAsWouldBringItIn) {
    const GestureSeen found = seen_by({{0, with_room(ada_alone(), 3, -40)}});
    EXPECT_EQ(found.seen, Seen::cut_by_edge);
    EXPECT_NEAR(found.missing_px, 40, 0.01);
    EXPECT_EQ(found.hand, Bone::right_hand);
}

TEST(GestureSeenByACamera, IsOffCameraBehindIt) {
    Camera turned_away = on_her;
    turned_away.position.z() = -distance_m;
    turned_away.aim.z() = -2 * distance_m;
    const GestureSeen found = seen_by({{0, turned_away}});
    EXPECT_EQ(found.seen, Seen::off_camera);
    EXPECT_FALSE(found.passes);
}

// A camera that looks away in one frame and back in the next.
std::vector<CameraKey> blinking_at(Frame frame) {
    const Camera away = looking_at({20, 1.1, 0});
    const Seconds t = seconds_of(frame, fps);
    constexpr Seconds just = 0.001;
    return {{0, on_her}, {t - just, on_her}, {t, away}, {t + just, on_her}};
}

TEST(GestureSeenByACamera, IsMissedWhereItIsHiddenForOneFrameOfTheHold) {
    EXPECT_TRUE(seen_by({{0, on_her}}).passes);
    // The hold is frames 48 to 71.
    for (const Frame frame : {48, 60, 71}) {
        const GestureSeen found = seen_by(blinking_at(frame));
        EXPECT_FALSE(found.passes) << frame;
        EXPECT_EQ(found.worst, frame);
    }
    for (const Frame frame : {47, 72})
        EXPECT_TRUE(seen_by(blinking_at(frame)).passes) << frame;
}

TEST(GestureSeenByACamera, IsLookedAtForThirtyFiveHundredthsWithoutAHold) {
    Timeline timeline = ada_alone();
    timeline.actors[0].gestures[0].hold_end = timeline.actors[0].gestures[0].stroke;
    // Frames 48 to 56 begin within 0.35 s of the stroke.
    EXPECT_FALSE(seen_by(blinking_at(48), timeline).passes);
    EXPECT_FALSE(seen_by(blinking_at(56), timeline).passes);
    EXPECT_TRUE(seen_by(blinking_at(57), timeline).passes);
    timeline.audit.stroke_seconds = 0.5;
    EXPECT_FALSE(seen_by(blinking_at(57), timeline).passes);
}

// Three of a crowd in the picture, then two, and a crowd that has no more than two.
TEST(GestureSeenByACamera, OfACrowdIsSeenWithThreeOfThemOrWithAllOfASmallerOne) {
    const auto crowd_of = [](std::size_t in_picture, std::size_t out) {
        Timeline timeline = ada_alone();
        timeline.actors.clear();
        timeline.characters.clear();
        for (std::size_t i = 0; i < in_picture + out; ++i) {
            const double x = i < in_picture ? -3.6 + 0.6 * static_cast<double>(i) : 9;
            Actor extra = standing("extra" + std::to_string(i), x);
            extra.crowd = "crowd";
            extra.gestures = {wave_at(2, 3)};
            timeline.actors.push_back(extra);
            timeline.characters.emplace_back().id = extra.id;
        }
        timeline.shots[0].subjects.clear();
        timeline.shots[1].subjects.clear();
        return seen_by({{0, on_her}}, timeline);
    };
    EXPECT_TRUE(crowd_of(3, 3).passes);
    EXPECT_FALSE(crowd_of(2, 4).passes);
    EXPECT_TRUE(crowd_of(2, 0).passes);
    EXPECT_FALSE(crowd_of(1, 1).passes);
    EXPECT_EQ(crowd_of(2, 4).extras, (ExtrasSeen{2, 6}));
}

} // namespace
} // namespace mh
