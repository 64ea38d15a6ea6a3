#include "bodies.h"
#include "core/audit/portrait.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mh {
namespace {

using bodies::Stance;

constexpr PictureSize picture{1280, 720};
constexpr std::size_t frames = 96;
constexpr AuditLimits limits;

// A camera on the body's axis from which a metre at its middle spans so many pixels.
Camera camera_at_scale(double px_per_metre) {
    Camera camera;
    const double focal_px = 0.5 * picture.height / std::tan(0.5 * camera.fov_rad);
    camera.position = {0, 0.85, focal_px / px_per_metre};
    camera.aim = {0, 0.85, 0};
    return camera;
}

using StanceAt = std::function<Stance(double u)>;
using CameraAt = std::function<Camera(double u)>;

// u runs from 0 to 1 over the frames.
std::vector<ActorProbe> track_of(const StanceAt& stance, const CameraAt& camera) {
    std::vector<ActorProbe> track;
    for (std::size_t i = 0; i < frames; ++i) {
        const double u = static_cast<double>(i) / (frames - 1);
        track.push_back(bodies::probe_of(stance(u), camera(u), picture));
    }
    return track;
}

Portrait portrait_of(const StanceAt& stance, const CameraAt& camera) {
    const Vec3 floor = stance(0).floor;
    return {Projection(camera(0), picture), floor, floor + Vec3(0, 0.85, 0)};
}

std::size_t longest(const StanceAt& stance, const CameraAt& camera) {
    const Motion motion =
        body_motion(portrait_of(stance, camera), track_of(stance, camera), picture, limits);
    return longest_still(still_starts(motion), {0, frames}).count();
}

Stance frozen(double) {
    return {};
}

// The hand goes sideways, in the plane of the body's middle, by a share of the picture's height.
StanceAt hand_moving_px(double px, double px_per_metre) {
    return [=](double u) {
        Stance stance;
        stance.left_hand.z() = 0;
        stance.left_hand.x() += u * px / px_per_metre;
        return stance;
    };
}

TEST(StillBody, IsStillWhileAHandMoves124TenThousandthsOfThePictureAndNotAt126) {
    const double scale = 600; // above 450 pixels a metre the picture's share is the smaller
    const auto camera = [&](double) { return camera_at_scale(scale); };
    EXPECT_EQ(longest(hand_moving_px(0.0124 * picture.height, scale), camera), frames);
    EXPECT_LT(longest(hand_moving_px(0.0126 * picture.height, scale), camera), frames);
}

TEST(StillBody, IsHeldToTwoCentimetresWhereThatIsFewerPixels) {
    const double scale = 300; // 2 cm are 6 pixels, 1.25% are 9
    const auto camera = [&](double) { return camera_at_scale(scale); };
    EXPECT_EQ(longest(hand_moving_px(0.0199 * scale, scale), camera), frames);
    EXPECT_LT(longest(hand_moving_px(0.0201 * scale, scale), camera), frames);
}

TEST(StillBody, ChangesRuleAt450PixelsAMetreInA720LinePicture) {
    for (const double scale : {440.0, 460.0}) {
        const auto camera = [&](double) { return camera_at_scale(scale); };
        const double tolerance_px = std::min(0.0125 * picture.height, 0.02 * scale);
        EXPECT_EQ(longest(hand_moving_px(tolerance_px - 0.05, scale), camera), frames) << scale;
        EXPECT_LT(longest(hand_moving_px(tolerance_px + 0.05, scale), camera), frames) << scale;
    }
}

TEST(StillBody, OfAFrozenPoseIsStillUnderAnyCameraMove) {
    const CameraAt pan = [](double u) {
        Camera camera = camera_at_scale(300);
        camera.aim.x() += 2 * u;
        return camera;
    };
    const CameraAt push = [](double u) { return camera_at_scale(200 + 500 * u); };
    const CameraAt roll = [](double u) {
        Camera camera = camera_at_scale(300);
        camera.roll_rad = 0.8 * u;
        return camera;
    };
    const CameraAt zoom = [](double u) {
        Camera camera = camera_at_scale(300);
        camera.fov_rad = 0.6 - 0.3 * u;
        return camera;
    };
    const CameraAt truck = [](double u) {
        Camera camera = camera_at_scale(300);
        camera.position.x() += u;
        camera.aim.x() += u;
        return camera;
    };
    for (const CameraAt& move : {pan, push, roll, zoom, truck})
        EXPECT_EQ(longest(frozen, move), frames);
}

TEST(StillBody, IsHeldToTheScaleOfTheClosestFrame) {
    // The scale at the frame decides: what is no motion from afar is one from close by.
    const CameraAt push = [](double u) { return camera_at_scale(450 + 450 * u); };
    const auto hand = [](double u) {
        Stance stance;
        stance.left_hand.z() = 0;
        stance.left_hand.x() += 0.015 * u;
        return stance;
    };
    EXPECT_LT(longest(hand, push), frames);
    EXPECT_EQ(longest(hand, [](double) { return camera_at_scale(450); }), frames);
}

TEST(StillBody, IsNotStillWhileItIsCarriedOverTheStage) {
    const auto camera = [](double) { return camera_at_scale(300); };
    for (const Vec3& way : {Vec3(1, 0, 0), Vec3(0, 0, 1)}) {
        const auto glide = [&](double u) {
            Stance stance;
            stance.floor = u * way;
            return stance;
        };
        EXPECT_LE(longest(glide, camera), 3u) << "way " << way.transpose();
    }
}

TEST(StillBody, IsNotStillInAWalkThatTheCameraFollows) {
    const auto walk = [](double u) {
        Stance stance;
        stance.floor = {4 * u, 0, 0};
        stance.left_hand.z() = 0.2 * std::sin(40 * u);
        return stance;
    };
    const auto follow = [](double u) {
        Camera camera = camera_at_scale(300);
        camera.position.x() += 4 * u;
        camera.aim.x() += 4 * u;
        return camera;
    };
    EXPECT_LE(longest(walk, follow), 2u);
}

TEST(StillBody, IsNotStillAfterAStep) {
    const auto camera = [](double) { return camera_at_scale(300); };
    const auto step = [](double u) {
        Stance stance;
        stance.floor.x() = u < 0.5 ? 0 : 0.05;
        return stance;
    };
    EXPECT_EQ(longest(step, camera), frames / 2);
}

TEST(StillBody, NamesTheBoneOfEachChannel) {
    const auto camera = [](double) { return camera_at_scale(300); };
    const StanceAt hand = hand_moving_px(3, 300);
    const Motion motion =
        body_motion(portrait_of(hand, camera), track_of(hand, camera), picture, limits);
    EXPECT_EQ(bone_of_channel(nearest_to_breaking(motion, {0, frames}).channel), Bone::left_hand);
    EXPECT_EQ(bone_of_channel(motion.channels - 1), Bone::hips);
}

TEST(Portrait, IsThePictureItselfUnderAStillCamera) {
    Camera camera = camera_at_scale(400);
    camera.position += Vec3(0.3, 0.5, 0);
    camera.roll_rad = 0.2;
    const Projection projection(camera, picture);
    const Vec3 floor(0.2, 0, 0.1);
    const Vec3 middle = floor + Vec3(0, 0.85, 0);
    const Portrait portrait(projection, floor, middle);
    const double scale = projection.pixels_per_metre(projection.to_camera(middle).z());
    const auto pixels = [&](const Vec3& from_floor) {
        return *projection.to_picture(floor + from_floor);
    };
    const Vec3 a(0.4, 1.1, 0.3);
    const Vec3 b(-0.2, 0.6, -0.1);
    const Vec2 seen = pixels(a) - pixels(b);
    const Vec2 measured = scale * (portrait.metres_at_body(a.cast<float>()) -
                                   portrait.metres_at_body(b.cast<float>()))
                                      .cast<double>();
    EXPECT_NEAR(measured.x(), seen.x(), 1e-3);
    EXPECT_NEAR(measured.y(), -seen.y(), 1e-3); // its Y is up
}

Movement moved_between(const Portrait& portrait, const ActorProbe& before,
                       const ActorProbe& after) {
    const std::vector<ActorProbe> track{before, after};
    return movement(body_motion(portrait, track, picture, limits), face_motion(portrait, track), 1);
}

TEST(Movement, IsNothingForAFrozenBodyUnderACameraMove) {
    const CameraAt push = [](double u) { return camera_at_scale(200 + 500 * u); };
    const auto track = track_of(frozen, push);
    const Movement moved = moved_between(portrait_of(frozen, push), track[3], track[60]);
    EXPECT_EQ(moved.body_m, 0);
    EXPECT_EQ(moved.face_m, 0);
}

TEST(Movement, IsTheWayOverTheStageWhereTheBodyIsCarried) {
    const auto camera = [](double) { return camera_at_scale(300); };
    const auto glide = [](double u) {
        Stance stance;
        stance.floor.x() = 0.5 * u;
        return stance;
    };
    const auto track = track_of(glide, camera);
    const Movement moved = moved_between(portrait_of(glide, camera), track.front(), track.back());
    EXPECT_NEAR(moved.body_m, 0.5, 1e-5);
    EXPECT_NEAR(moved.face_m, 0.5, 1e-5);
}

TEST(Movement, IsTheMeanWayOfThePoints) {
    const auto camera = [](double) { return camera_at_scale(300); };
    const auto track = track_of(hand_moving_px(30, 300), camera);
    const Movement moved = moved_between(portrait_of(frozen, camera), track.front(), track.back());
    // The left hand's joint and tip of all the points go a tenth of a metre.
    EXPECT_NEAR(moved.body_m, 0.1 * 2 / body_points.size(), 1e-5);
    EXPECT_EQ(moved.face_m, 0);
}

} // namespace
} // namespace mh
