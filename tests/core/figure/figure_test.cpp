#include "tests/core/figure/people.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr int people = 60;

bool every_point_is_finite(const Drawing& drawing) {
    for (const Shape& shape : drawing.shapes())
        for (const Vec2& p : drawing.points(shape))
            if (!p.allFinite())
                return false;
    return true;
}

TEST(Figure, HasOnlyFinitePointsFromAnyCamera) {
    for (int i = 0; i < people; ++i) {
        const Person person = person_of(i);
        for (const double distance : {0.01, 0.2, 0.5, 3.0, 400.0}) {
            Drawing drawing;
            draw_person(person,
                        Projection(camera_round(person, Seed{7}.with(i), distance), {320, 180}),
                        drawing);
            EXPECT_TRUE(every_point_is_finite(drawing)) << "person " << i << " at " << distance;
        }
    }
}

TEST(Figure, IsDrawnTheSameTwice) {
    const Person person = person_of(3);
    const Projection projection(camera_round(person, Seed{1}, 3), {320, 180});
    Drawing first;
    Drawing second;
    draw_person(person, projection, first);
    draw_person(person_of(4), projection, second);
    second.clear();
    draw_person(person, projection, second);
    EXPECT_EQ(first, second);
}

TEST(Figure, TagsEveryShapeWithItsActor) {
    const Person person = person_of(5);
    Drawing drawing;
    draw_person(person, Projection(camera_round(person, Seed{1}, 3), {320, 180}), drawing);
    ASSERT_FALSE(drawing.shapes().empty());
    for (const Shape& shape : drawing.shapes()) {
        EXPECT_EQ(shape.tag.actor, 0);
        EXPECT_NE(shape.tag.part, Part::set);
    }
}

TEST(Figure, IsNotDrawnBehindTheCamera) {
    const Person person = person_of(6);
    Camera camera = camera_round(person, Seed{1}, 3);
    camera.aim = 2 * camera.position - camera.aim;
    Drawing drawing;
    draw_person(person, Projection(camera, {320, 180}), drawing);
    EXPECT_TRUE(drawing.shapes().empty());
}

// The widest that the trunk is drawn.
double trunk_width(const Person& person, const Projection& projection) {
    Drawing drawing;
    draw_person(person, projection, drawing);
    double least = 1e9;
    double most = -1e9;
    for (const Shape& shape : drawing.shapes())
        if (shape.tag.part == Part::body)
            for (const Vec2& p : drawing.points(shape)) {
                least = std::min(least, p.x());
                most = std::max(most, p.x());
            }
    return most - least;
}

TEST(Figure, ShowsABreathAtTheChestsEdge) {
    Person person;
    person.character.appearance.garment = Garment::shirt;
    person.character.build.belly_width = 0.2;
    person.skeleton = skeleton_of(person.character.build);
    JointPose joints = JointPose::rest(person.skeleton);
    joints.turn[0] = about_y(0.5 * pi); // in profile the ribs rise forward
    solve_forward(person.skeleton, joints, person.pose);
    Camera camera;
    const Projection projection(camera, {1280, 720});
    person.pose.breath = 0;
    const double out = trunk_width(person, projection);
    person.pose.breath = 0.022;
    const double in = trunk_width(person, projection);
    const double metre_px = projection.pixels_per_metre(6);
    EXPECT_GT(in - out, 0.01 * metre_px);
    EXPECT_LT(in - out, 0.06 * metre_px);
}

} // namespace
} // namespace mh
