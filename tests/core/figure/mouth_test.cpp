// The mouth rule, on the curves and on the drawn shapes.

#include "core/figure/mouth_form.h"
#include "tests/core/figure/people.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr std::array<Emotion, 3> never_turn_up{Emotion::afraid, Emotion::angry, Emotion::sad};
constexpr double corners_at_least = 0.22; // of an open mouth's height, from its top

FaceState face_of(Emotion emotion, double strength, MouthShape shape, double loudness) {
    FaceState face;
    face.feeling[static_cast<std::size_t>(emotion)] = strength;
    face.mouth = shape;
    face.loudness = loudness;
    return face;
}

MouthForm form_of(Emotion emotion, MouthShape shape) {
    return mouth_form(blended(face_of(emotion, 1, shape, 0.7)), shape, 0.7);
}

// How far down an opening its corners sit: 0 its top, 1 its bottom.
double drawn_corner(const MouthForm& form) {
    double top = -1e9;
    double bottom = 1e9;
    for (double t = -1; t <= 1; t += 0.01) {
        top = std::max(top, form.top(t));
        bottom = std::min(bottom, form.bottom(t));
    }
    return (top - form.top(1)) / (top - bottom);
}

TEST(MouthForm, OpensASmileIntoAD) {
    EXPECT_LT(drawn_corner(form_of(Emotion::happy, MouthShape::D)), 0.1);
    EXPECT_LT(drawn_corner(form_of(Emotion::excited, MouthShape::C)), 0.1);
}

TEST(MouthForm, OpensAFrownIntoAnArch) {
    EXPECT_GT(drawn_corner(form_of(Emotion::sad, MouthShape::D)), 0.8);
    EXPECT_GT(drawn_corner(form_of(Emotion::angry, MouthShape::D)), 0.8);
}

TEST(MouthForm, OpensRoundedWithItsCornersAQuarterDownWhereItDoesNeither) {
    Expression plain;
    plain.corners = 0;
    for (const MouthShape shape : {MouthShape::C, MouthShape::D, MouthShape::E, MouthShape::H}) {
        const MouthForm form = mouth_form(plain, shape, 0.5);
        EXPECT_NEAR(drawn_corner(form), 0.25, 0.01);
        EXPECT_EQ(form.top_round, form.bottom_round);
    }
}

TEST(MouthForm, ShutsForAAndIsOpenForD) {
    for (std::size_t e = 0; e < emotion_count; ++e) {
        const auto emotion = static_cast<Emotion>(e);
        EXPECT_EQ(form_of(emotion, MouthShape::A).height, 0) << name_of(emotion);
        EXPECT_GT(form_of(emotion, MouthShape::D).height, 0.5) << name_of(emotion);
    }
}

struct DrawnMouth {
    double top = 1e9;
    double bottom = -1e9;
    double corner = 0; // mean height of its two ends; pixels down
    double middle = 0;
    bool open = false;
};

// The mouth's own outline is its first shape.
DrawnMouth mouth_of(const Drawing& drawing) {
    DrawnMouth mouth;
    for (const Shape& shape : drawing.shapes()) {
        if (shape.tag.part != Part::mouth)
            continue;
        const auto points = drawing.points(shape);
        const auto by_x = [](const Vec2& a, const Vec2& b) { return a.x() < b.x(); };
        const auto [left, right] = std::minmax_element(points.begin(), points.end(), by_x);
        mouth.corner = 0.5 * (left->y() + right->y());
        const double centre = 0.5 * (left->x() + right->x());
        double nearest = 1e9;
        for (const Vec2& p : points) {
            mouth.top = std::min(mouth.top, p.y());
            mouth.bottom = std::max(mouth.bottom, p.y());
            nearest = std::min(nearest, std::abs(p.x() - centre));
        }
        int count = 0;
        for (const Vec2& p : points)
            if (std::abs(p.x() - centre) < nearest + 1) {
                mouth.middle += p.y();
                ++count;
            }
        mouth.middle /= count;
        mouth.open = mouth.bottom - mouth.top > 0.2 * (right->x() - left->x());
        return mouth;
    }
    ADD_FAILURE() << "no mouth was drawn";
    return mouth;
}

TEST(Mouth, NeverTurnsUpInFearAngerOrGrief) {
    for (int i = 0; i < 24; ++i) {
        Person person;
        person.character = generated_character("extra " + std::to_string(i));
        person.character.appearance.beard = false;
        person.skeleton = skeleton_of(person.character.build);
        solve_forward(person.skeleton, JointPose::rest(person.skeleton), person.pose);
        Camera camera;
        camera.aim = person.pose.at(Bone::head);
        camera.position = camera.aim + Vec3(0, 0.05, 2);
        const Projection projection(camera, {640, 640});
        for (const Emotion emotion : never_turn_up)
            for (std::size_t s = 0; s < mouth_shape_count; ++s)
                for (const double strength : {0.6, 1.0})
                    for (const double loudness : {0.1, 1.0}) {
                        person.face =
                            face_of(emotion, strength, static_cast<MouthShape>(s), loudness);
                        Drawing drawing;
                        draw_person(person, projection, drawing);
                        const DrawnMouth mouth = mouth_of(drawing);
                        const std::string what = person.character.name + " " +
                                                 std::string(name_of(emotion)) + " " +
                                                 std::string(mouth_shape_names[s]);
                        if (mouth.open)
                            EXPECT_GT(mouth.corner - mouth.top,
                                      corners_at_least * (mouth.bottom - mouth.top))
                                << what;
                        else
                            EXPECT_GE(mouth.corner, mouth.middle - 0.5) << what;
                    }
    }
}

TEST(Expression, BlendsItsRowsByWeight) {
    FaceState half = face_of(Emotion::angry, 0.5, MouthShape::X, 0.5);
    const double neutral = expression_of(Emotion::neutral).corners;
    const double angry = expression_of(Emotion::angry).corners;
    EXPECT_NEAR(blended(half).corners, 0.5 * (neutral + angry), 1e-12);
    half.feeling[static_cast<std::size_t>(Emotion::happy)] = 0.5;
    EXPECT_NEAR(blended(half).corners, 0.5 * (angry + expression_of(Emotion::happy).corners),
                1e-12);
}

} // namespace
} // namespace mh
