#include "core/timeline/clean_single.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mh {
namespace {

constexpr double aspect = 16.0 / 9;

Standing standing(double x) {
    Standing standing;
    standing.floor = Vec3(x, 0, 0);
    return standing;
}

Camera medium_of(const Standing& who) {
    FramingOrder order;
    order.framing = Framing::medium;
    order.subjects = {who};
    return frame(order);
}

// Where a place on the floor's line stands across the picture, −1 to 1.
double across(const Camera& camera, double x) {
    const double half =
        std::tan(camera.fov_rad / 2) * aspect * (camera.position.z() - camera.aim.z());
    return (x - camera.position.x()) / half;
}

double half_width(const Camera& camera) {
    return 1 / (across(camera, 1) - across(camera, 0));
}

TEST(CleanSingle, LosesASleeveAtEitherEdgeAndKeepsItsSubjectNearTheMiddle) {
    const Standing subject = standing(0);
    const Camera plain = medium_of(subject);
    const double edge = half_width(plain);
    for (const double side : {-1.0, 1.0}) {
        const Standing other = standing(side * (edge + 0.2)); // shoulders reach 0.1 m in
        const Camera clean = without_slivers(plain, aspect, subject, {other});
        const double inner =
            other.floor.x() - side * (other.build.shoulder_width / 2 + other.build.limb_width / 2);
        EXPECT_GT(side * across(clean, inner), 1) << side;
        EXPECT_LT(std::abs(across(clean, 0)), 0.4);
        EXPECT_EQ(clean.position.z(), plain.position.z());
        EXPECT_EQ(clean.aim - clean.position, plain.aim - plain.position);
    }
}

TEST(CleanSingle, StaysAsItIsWithNobodyNearSomebodyWhollyInOrOneAtEachEdge) {
    const Standing subject = standing(0);
    const Camera plain = medium_of(subject);
    const double edge = half_width(plain);
    EXPECT_EQ(without_slivers(plain, aspect, subject, {}), plain);
    EXPECT_EQ(without_slivers(plain, aspect, subject, {standing(edge + 2)}), plain);
    EXPECT_EQ(without_slivers(plain, aspect, subject, {standing(edge - 0.4)}), plain);
    EXPECT_EQ(
        without_slivers(plain, aspect, subject, {standing(edge + 0.2), standing(-edge - 0.2)}),
        plain);
}

} // namespace
} // namespace mh
