#include "core/figure/figure.h"
#include "core/timeline/head_reach.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mh {
namespace {

constexpr PictureSize picture{720, 720};
constexpr double away = 40;  // metres: as good as a parallel view
constexpr double ink = 0.01; // metres that a line's width may reach over

// How far a head reaches in metres, of all sides and with its mouth wide open.
HeadReach drawn_reach(const Character& character) {
    const Skeleton skeleton = skeleton_of(character.build);
    Pose pose;
    solve_forward(skeleton, JointPose::rest(skeleton), pose);
    const Vec3& joint = pose.at(Bone::head);
    FaceState face;
    face.feeling[static_cast<std::size_t>(Emotion::excited)] = 1;
    face.mouth = MouthShape::D;
    face.loudness = 1;
    HeadReach reach{0, 0, 0, joint.z()};
    for (int side = 0; side < 16; ++side) {
        const double angle = 2 * pi * side / 16;
        Camera camera;
        camera.aim = joint;
        camera.position = joint + away * Vec3(std::sin(angle), 0, std::cos(angle));
        camera.fov_rad = 0.06;
        const Projection projection(camera, picture);
        Drawing drawing;
        draw_head(character, skeleton, pose, face, Style{}, projection, 0, drawing);
        const Box box = head_box(drawing, 0);
        const double metre = projection.pixels_per_metre(away);
        const double up = joint.y() + (picture.height / 2 - box.top) / metre;
        const double down = joint.y() + (picture.height / 2 - box.bottom) / metre;
        const Build& build = character.build;
        reach.over_skull = std::max(reach.over_skull, up - build.height);
        reach.under_chin = std::max(reach.under_chin, build.height - build.head_height - down);
        reach.beside = std::max({reach.beside, (box.right - picture.width / 2) / metre,
                                 (picture.width / 2 - box.left) / metre});
    }
    return reach;
}

// What the camera reckons with holds what is drawn, and is not far from it.
TEST(HeadReach, HoldsEveryHeadWithItsHairAndHat) {
    for (int hair = 0; hair < 9; ++hair)
        for (int hat = 0; hat < 6; ++hat)
            for (int who = 0; who < 4; ++who) {
                Character character = generated_character("Somebody " + std::to_string(who));
                character.appearance.hair = static_cast<HairStyle>(hair);
                character.appearance.headwear = static_cast<Headwear>(hat);
                character.appearance.beard = who % 2 == 0;
                character.appearance.nose = who / 3.0;
                const HeadReach reckoned = head_reach(character);
                const HeadReach drawn = drawn_reach(character);
                const std::string told = "hair " + std::to_string(hair) + " hat " +
                                         std::to_string(hat) + " " + character.name;
                EXPECT_LE(drawn.over_skull, reckoned.over_skull + ink) << told;
                EXPECT_LE(drawn.under_chin, reckoned.under_chin + ink) << told;
                EXPECT_LE(drawn.beside, reckoned.beside + ink) << told;
                EXPECT_GT(drawn.over_skull, reckoned.over_skull - 0.05) << told;
                EXPECT_GT(drawn.beside, reckoned.beside - 0.11) << told;
            }
}

TEST(HeadReach, FollowsAStoop) {
    for (const double stoop : {0.0, 0.5, 1.0}) {
        Character character;
        character.build.stoop = stoop;
        EXPECT_NEAR(head_reach(character).forward, drawn_reach(character).forward, 0.03) << stoop;
    }
}

} // namespace
} // namespace mh
