#include "tests/core/figure/people.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mh {
namespace {

Person standing(const Appearance& look) {
    Person person;
    person.character.appearance = look;
    person.skeleton = skeleton_of(person.character.build);
    solve_forward(person.skeleton, JointPose::rest(person.skeleton), person.pose);
    return person;
}

// From `yaw_rad` round it (0 before it, pi/2 on its left) and `pitch_rad` above it.
Drawing seen_from(const Person& person, double yaw_rad, double pitch_rad) {
    Camera camera;
    camera.aim = person.pose.at(Bone::head);
    camera.position =
        camera.aim + 3 * Vec3(std::sin(yaw_rad) * std::cos(pitch_rad), std::sin(pitch_rad),
                              std::cos(yaw_rad) * std::cos(pitch_rad));
    camera.fov_rad = 0.3;
    Drawing drawing;
    draw_person(person, Projection(camera, {400, 400}), drawing);
    return drawing;
}

std::size_t last_of(const Drawing& drawing, Part part) {
    std::size_t last = 0;
    for (std::size_t i = 0; i < drawing.shapes().size(); ++i)
        if (drawing.shapes()[i].tag.part == part)
            last = i;
    return last;
}

double lowest(const Drawing& drawing, const Shape& shape) {
    double y = -1e9;
    for (const Vec2& p : drawing.points(shape))
        y = std::max(y, p.y());
    return y;
}

// The lowest that a part is painted from one shape on.
double lowest_of(const Drawing& drawing, Part part, std::size_t from) {
    double y = -1e9;
    for (std::size_t i = from; i < drawing.shapes().size(); ++i)
        if (drawing.shapes()[i].tag.part == part)
            y = std::max(y, lowest(drawing, drawing.shapes()[i]));
    return y;
}

TEST(Headwear, LeavesTheEyesFreeWhenSeenFromBelow) {
    for (const Headwear kind :
         {Headwear::watch_cap, Headwear::peaked_cap, Headwear::hard_hat, Headwear::souwester}) {
        Appearance look;
        look.headwear = kind;
        for (const double yaw : {-0.8, 0.0, 0.5}) {
            const Drawing drawing = seen_from(standing(look), yaw, -0.6);
            EXPECT_LT(lowest_of(drawing, Part::headwear, last_of(drawing, Part::eye)),
                      lowest_of(drawing, Part::eye, 0))
                << "kind " << static_cast<int>(kind) << " at " << yaw;
        }
    }
}

// Shapes of hair painted before the trunk and after both hands.
struct HairOrder {
    int before_trunk = 0;
    int after_hands = 0;
};

HairOrder hair_order(const Drawing& drawing) {
    const auto shapes = drawing.shapes();
    std::size_t trunk = 0;
    while (shapes[trunk].tag.part != Part::body)
        ++trunk;
    const std::size_t hands = last_of(drawing, Part::hand);
    HairOrder order;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const bool hair = shapes[i].tag.part == Part::hair;
        order.before_trunk += hair && i < trunk ? 1 : 0;
        order.after_hands += hair && i > hands ? 1 : 0;
    }
    return order;
}

TEST(Plaits, HangBehindTheBodyOnItsFarSideAndOverItOnItsNearSide) {
    Appearance look;
    look.hair = HairStyle::plaits;
    for (const double yaw : {-1.5, -1.0, 1.0, 1.5}) {
        const HairOrder order = hair_order(seen_from(standing(look), yaw, 0));
        EXPECT_GT(order.before_trunk, 0) << "at " << yaw;
        EXPECT_GT(order.after_hands, 0) << "at " << yaw;
    }
    EXPECT_EQ(hair_order(seen_from(standing(look), 0, 0)).before_trunk, 0);
}

TEST(Arm, IsDrawnUnderTheHeadWhileItHangsAndOverItWhenRaised) {
    Person person = standing(Appearance{});
    const Drawing hanging = seen_from(person, 1.2, 0);
    EXPECT_LT(last_of(hanging, Part::hand), last_of(hanging, Part::head));
    JointPose joints = JointPose::rest(person.skeleton);
    joints.turn[index_of(Bone::left_upper_arm)] = about_x(-2.6);
    solve_forward(person.skeleton, joints, person.pose);
    const Drawing raised = seen_from(person, 1.2, 0);
    EXPECT_GT(last_of(raised, Part::hand), last_of(raised, Part::head));
}

} // namespace
} // namespace mh
