#include "core/base/easing.h"
#include "core/base/noise.h"
#include "core/figure/smooth.h"

#include <gtest/gtest.h>

#include <array>

namespace mh {
namespace {

constexpr int tables = 200;
constexpr std::size_t rows = 7;
constexpr double tolerance = 1e-12;

std::array<double, rows> random_table(const Seed& seed) {
    std::array<double, rows> table;
    for (std::size_t i = 0; i < rows; ++i)
        table[i] = seed.with(static_cast<int>(i)).signed_unit();
    return table;
}

TEST(Smooth, PassesThroughItsRowsAndHoldsBeyondThem) {
    for (int n = 0; n < tables; ++n) {
        const auto table = random_table(Seed{3}.with(n));
        const auto value = [&](std::size_t i) { return table[i]; };
        for (std::size_t i = 0; i < rows; ++i)
            EXPECT_NEAR(smooth_between(rows, value, static_cast<double>(i)), table[i], tolerance);
        EXPECT_EQ(smooth_between(rows, value, -2), table.front());
        EXPECT_NEAR(smooth_between(rows, value, rows + 2.0), table.back(), tolerance);
    }
}

// A Hermite cubic leaves its chord by no more than 4/27 of what its slope differs from the chord's
// at each end, and a Catmull–Rom's slope is the mean of two strides.
TEST(Smooth, StraysFromTheStraightByAShareOfTheChangeOfStride) {
    for (int n = 0; n < tables; ++n) {
        const auto table = random_table(Seed{4}.with(n));
        const auto stride = [&](std::size_t i) { return table[i + 1] - table[i]; };
        for (std::size_t i = 1; i + 2 < rows; ++i) {
            const double most =
                2.0 / 27 *
                (std::abs(stride(i - 1) - stride(i)) + std::abs(stride(i + 1) - stride(i)));
            for (double u = 0; u <= 1; u += 0.05) {
                const double straight = lerp(table[i], table[i + 1], u);
                const double smooth = smooth_between(
                    rows, [&](std::size_t k) { return table[k]; }, static_cast<double>(i) + u);
                EXPECT_LE(std::abs(smooth - straight), most + tolerance) << "table " << n;
            }
        }
    }
}

} // namespace
} // namespace mh
