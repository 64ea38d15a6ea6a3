#include "core/rig/turns.h"

#include <gtest/gtest.h>

#include <random>

namespace mh {
namespace {

constexpr double rounding = 2e-15;

double apart(const Quat& a, const Quat& b) {
    return (a.coeffs() - b.coeffs()).norm();
}

TEST(HalfAngle, AgreesWithTheLibrary) {
    std::mt19937 random(5);
    for (const double most : {0.1, 3.2, 7.0, 1000.0})
        for (int i = 0; i < 20000; ++i) {
            const double angle = std::uniform_real_distribution(-most, most)(random);
            const HalfAngle half = half_angle(angle);
            EXPECT_NEAR(half.sin, std::sin(angle / 2), rounding) << angle;
            EXPECT_NEAR(half.cos, std::cos(angle / 2), rounding) << angle;
        }
}

TEST(HalfAngle, IsExactAtNoAngle) {
    EXPECT_EQ(half_angle(0).sin, 0);
    EXPECT_EQ(half_angle(0).cos, 1);
}

TEST(Turns, AreTheProductsOfTurnsAboutTheAxes) {
    std::mt19937 random(6);
    std::uniform_real_distribution<double> any(-7, 7);
    for (int i = 0; i < 2000; ++i) {
        const std::array<double, 3> a{any(random), any(random), any(random)};
        const auto half = half_angles(a);
        EXPECT_LT(
            apart(turned(half[0], half[1], half[2]), about_y(a[0]) * about_x(a[1]) * about_z(a[2])),
            rounding);
        const Quat q = about_z(a[0]) * about_y(a[1]);
        EXPECT_LT(apart(then_about_x(q, half[2]), q * about_x(a[2])), rounding);
        EXPECT_LT(apart(then_about_y(q, half[2]), q * about_y(a[2])), rounding);
        EXPECT_LT(apart(then_about_z(q, half[2]), q * about_z(a[2])), rounding);
        EXPECT_LT(apart(turn_about_x(half[0] + half[1]), about_x(a[0] + a[1])), rounding);
    }
}

} // namespace
} // namespace mh
