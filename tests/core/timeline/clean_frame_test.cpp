#include "core/base/noise.h"
#include "core/timeline/clean_frame.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mh {
namespace {

constexpr double aspect = 16.0 / 9;

Standing standing(double x, double z = 0) {
    Standing standing;
    standing.floor = Vec3(x, 0, z);
    return standing;
}

Camera framed(Framing framing, const std::vector<Standing>& subjects) {
    FramingOrder order;
    order.framing = framing;
    order.subjects = subjects;
    return frame(order);
}

Camera cleaned(const Camera& camera, const std::vector<Standing>& subjects,
               const std::vector<Standing>& others) {
    return clean_frame(camera, {subjects, {{1, others}}, aspect});
}

// In the picture −1 to 1 across and up.
Vec2 seen(const Camera& camera, const Vec3& point) {
    const Vec3 forward = (camera.aim - camera.position).normalized();
    const Vec3 right = forward.cross(Vec3::UnitY()).normalized();
    const Vec3 from = point - camera.position;
    const double half = from.dot(forward) * std::tan(camera.fov_rad / 2);
    return {from.dot(right) / (half * aspect), from.y() / half};
}

double across(const Camera& camera, double x) {
    return seen(camera, Vec3(x, camera.position.y(), 0)).x();
}

double half_width(const Camera& camera) {
    return 1 / (across(camera, 1) - across(camera, 0));
}

enum class Head { whole, cut, out };

Head head_of(const Camera& camera, const Standing& who) {
    const Vec3 right = (camera.aim - camera.position).cross(Vec3::UnitY()).normalized();
    const Vec3 skull = who.floor + Vec3(0, skull_height(who), 0);
    const Vec2 low =
        seen(camera, skull - who.head.beside * right - Vec3(0, who.build.head_height, 0));
    const Vec2 high = seen(camera, skull + who.head.beside * right);
    if (low.minCoeff() >= -1 && high.maxCoeff() <= 1)
        return Head::whole;
    return high.minCoeff() <= -1 || low.maxCoeff() >= 1 ? Head::out : Head::cut;
}

int heads_cut(const Camera& camera, const std::vector<Standing>& people) {
    return static_cast<int>(std::count_if(people.begin(), people.end(), [&](const Standing& who) {
        return head_of(camera, who) == Head::cut;
    }));
}

TEST(CleanFrame, CutsNoFaceWhereverTheOtherStands) {
    const std::vector<Standing> subject{standing(0)};
    for (const Framing framing :
         {Framing::medium, Framing::cowboy, Framing::close, Framing::full}) {
        const Camera plain = framed(framing, subject);
        int cut_before = 0;
        for (double x = -3; x <= 3; x += 0.02) {
            for (const double z : {-0.8, 0.0, 0.5}) {
                const Standing other = standing(x, z);
                const Camera clean = cleaned(plain, subject, {other});
                cut_before += heads_cut(plain, {other});
                EXPECT_NE(head_of(clean, other), Head::cut) << name_of(framing) << x << " " << z;
                EXPECT_EQ(head_of(clean, subject[0]), Head::whole) << name_of(framing) << x;
            }
        }
        EXPECT_GT(cut_before, 20) << name_of(framing);
    }
}

TEST(CleanFrame, LosesASleeveAndKeepsItsSubjectNearTheMiddle) {
    const std::vector<Standing> subject{standing(0)};
    const Camera plain = framed(Framing::medium, subject);
    const double edge = half_width(plain);
    for (const double side : {-1.0, 1.0}) {
        Standing other = standing(side * (edge + 0.38));
        other.build.shoulder_width = 0.7; // reaches in, and the head does not
        const Camera clean = cleaned(plain, subject, {other});
        const double inner =
            other.floor.x() - side * (other.build.shoulder_width / 2 + other.build.limb_width / 2);
        EXPECT_LT(side * across(plain, inner), 1) << side;
        EXPECT_GT(side * across(clean, inner), 1) << side;
        EXPECT_LT(std::abs(across(clean, 0)), 0.3);
    }
}

TEST(CleanFrame, BringsATallerHeadOfSomebodyBesideDownIntoThePicture) {
    const std::vector<Standing> subject{standing(0)};
    const Camera plain = framed(Framing::medium, subject);
    Standing taller = standing(0.45);
    taller.build.height += 0.25;
    ASSERT_EQ(head_of(plain, taller), Head::cut);
    EXPECT_EQ(head_of(cleaned(plain, subject, {taller}), taller), Head::whole);
}

TEST(CleanFrame, StaysAsItIsWithNobodyNearOrSomebodyWhollyIn) {
    const std::vector<Standing> subject{standing(0)};
    const Camera plain = framed(Framing::medium, subject);
    const double edge = half_width(plain);
    EXPECT_EQ(cleaned(plain, subject, {}), plain);
    EXPECT_EQ(cleaned(plain, subject, {standing(edge + 2)}), plain);
    EXPECT_EQ(cleaned(plain, subject, {standing(edge - 0.45)}), plain);
    EXPECT_EQ(cleaned(plain, subject, {standing(0, 20)}), plain); // behind the camera
}

TEST(CleanFrame, IsCleanAtEveryMomentOfAMove) {
    const std::vector<Standing> subject{standing(0)};
    const Camera plain = framed(Framing::medium, subject);
    for (double x = 0.4; x <= 2; x += 0.05) {
        const std::vector<Standing> others{standing(x)};
        const Camera clean = clean_frame(plain, {subject, {{1.25, others}, {1, others}}, aspect});
        EXPECT_EQ(heads_cut(clean, others), 0) << x;
        EXPECT_EQ(heads_cut(dollied(clean, 1.25), others), 0) << x;
    }
}

TEST(CleanFrame, CutsFewFacesInACrowdAndNoneOfItsSubjects) {
    int before = 0;
    int after = 0;
    for (int i = 0; i < 600; ++i) {
        const Seed seed = Seed{3}.with(i);
        std::vector<Standing> subjects;
        std::vector<Standing> others;
        for (int who = 0; who < 6; ++who) {
            const Seed one = seed.with(who);
            Standing person =
                standing(2.5 * one.with("x").signed_unit(), one.with("z").signed_unit());
            person.build.height += 0.3 * one.with("height").signed_unit();
            person.yaw_rad = one.with("yaw").signed_unit();
            (who < 1 + i % 2 ? subjects : others).push_back(person);
        }
        const Camera plain = framed(i % 3 == 0 ? Framing::cowboy : Framing::medium, subjects);
        const Camera clean = cleaned(plain, subjects, others);
        EXPECT_EQ(heads_cut(clean, subjects), 0) << "seed 3/" << i;
        before += heads_cut(plain, others);
        after += heads_cut(clean, others);
    }
    EXPECT_LT(after, before / 8);
}

} // namespace
} // namespace mh
