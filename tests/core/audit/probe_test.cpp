#include "core/audit/probe.h"
#include "core/figure/figure.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mh {
namespace {

constexpr PictureSize picture{1280, 720};

// Somebody at rest, at the stage's middle.
struct Standing {
    Character character;
    Skeleton skeleton = skeleton_of(character.build);
    ActorFrame frame;

    Standing() {
        frame.on_stage = true;
        solve_forward(skeleton, JointPose::rest(skeleton), frame.pose);
    }
    [[nodiscard]] ActorProbe seen_by(const Camera& camera) const {
        return probe_actor(character, skeleton, frame, Projection(camera, picture));
    }
};

TEST(Probe, FollowsAHandFromJointToFingertips) {
    const Standing body;
    const Projection projection(Camera{}, picture);
    const ActorProbe probe = body.seen_by(Camera{});
    const Vec3 tip =
        body.frame.pose.point(Bone::right_hand, body.skeleton.tip[index_of(Bone::right_hand)]);
    const HandOnPicture& hand = probe.hands[1];
    ASSERT_TRUE(hand.ahead);
    EXPECT_EQ(hand.joint_px,
              projection.to_picture(body.frame.pose.at(Bone::right_hand))->cast<float>());
    EXPECT_EQ(hand.tip_px, projection.to_picture(tip)->cast<float>());
    EXPECT_NEAR(hand.radius_px, 0.25 * (hand.tip_px - hand.joint_px).norm(), 0.5);
}

TEST(Probe, FindsNobodyBehindTheCamera) {
    Camera camera;
    camera.aim = camera.position + Vec3(0, 0, 1);
    const ActorProbe probe = Standing().seen_by(camera);
    EXPECT_FALSE(probe.in_picture);
    EXPECT_FALSE(probe.hands[0].ahead);
    EXPECT_EQ(probe.px_per_metre, 0);
}

TEST(Probe, CountsABodyInThePictureByItsHeadOrItsChest) {
    const Standing body;
    const Vec3 head = body.frame.pose.at(Bone::head) + Vec3(0, 0.2, 0);
    const auto looking_at = [](const Vec3& aim, double fov_rad) {
        return Camera{aim + Vec3(0, 0, 4), aim, fov_rad, 0};
    };
    EXPECT_TRUE(body.seen_by(looking_at(head, 0.05)).in_picture);
    EXPECT_TRUE(body.seen_by(looking_at(body.frame.pose.at(Bone::chest), 0.05)).in_picture);
    EXPECT_FALSE(body.seen_by(looking_at(Vec3(0, 0.2, 0), 0.05)).in_picture) << "feet alone";
}

TEST(Probe, MovesTheFacesPointsWithTheMouth) {
    Standing body;
    const ActorProbe shut = body.seen_by(Camera{});
    body.frame.face.mouth = MouthShape::D;
    const ActorProbe open = body.seen_by(Camera{});
    EXPECT_EQ(shut.body, open.body);
    EXPECT_NE(shut.face, open.face);
}

TEST(BodyOnPicture, PutsEveryJointWhereTheCameraSeesIt) {
    const Standing body;
    const Projection projection(Camera{}, picture);
    const BodyOnPicture seen = body_on_picture(body.character, body.frame.pose, projection);
    ASSERT_TRUE(seen.floor_px);
    EXPECT_EQ(*seen.floor_px, *projection.to_picture(Vec3::Zero()));
    ASSERT_TRUE(seen.joint_px[index_of(Bone::head)]);
    // A metre upright at the body spans its scale.
    const Vec3 middle = middle_of(body.character, Vec3::Zero());
    const double metre_px = projection.to_picture(middle - Vec3(0, 0.5, 0))->y() -
                            projection.to_picture(middle + Vec3(0, 0.5, 0))->y();
    EXPECT_NEAR(seen.px_per_metre, metre_px, 0.02 * metre_px);
}

TEST(DrawnHeadBox, HoldsTheHeadAndNotTheBody) {
    const Standing body;
    const Projection projection(Camera{}, picture);
    const Box box = drawn_head_box(body.character, body.skeleton, body.frame, Style{}, projection);
    ASSERT_FALSE(box.empty());
    const Vec3 crown(0, body.character.build.height - 0.02, 0);
    for (const Vec3& place : {body.frame.pose.at(Bone::head), crown}) {
        const Vec2 at = *projection.to_picture(place);
        EXPECT_GT(at.x(), box.left);
        EXPECT_LT(at.x(), box.right);
        EXPECT_GT(at.y(), box.top);
        EXPECT_LT(at.y(), box.bottom);
    }
    EXPECT_GT(projection.to_picture(body.frame.pose.at(Bone::chest))->y(), box.bottom);
}

TEST(DrawnHeadBox, IsTheOneOfTheWholeFigure) {
    for (const double turn : {0.0, 0.7, 1.6, 3.1}) {
        Camera camera;
        camera.position = Vec3(6 * std::sin(turn), 1.2, 6 * std::cos(turn));
        const Standing body;
        const Projection projection(camera, picture);
        Drawing figure;
        draw_figure(body.character, body.skeleton, body.frame.pose, body.frame.face, Style{},
                    projection, 0, figure);
        EXPECT_EQ(drawn_head_box(body.character, body.skeleton, body.frame, Style{}, projection),
                  head_box(figure, 0))
            << turn;
    }
}

} // namespace
} // namespace mh
