#include "core/base/noise.h"

#include <gtest/gtest.h>

#include <array>

namespace mh {
namespace {

TEST(Seed, NamesTheSameValueEveryTime) {
    const Seed seed = Seed{7}.with("otto").with(std::int64_t{3});
    EXPECT_EQ(seed, Seed{7}.with("otto").with(std::int64_t{3}));
    EXPECT_EQ(seed.unit(), Seed{7}.with("otto").with(std::int64_t{3}).unit());
    EXPECT_NE(seed, Seed{7}.with("chief").with(std::int64_t{3}));
    EXPECT_NE(seed, Seed{7}.with("otto").with(std::int64_t{4}));
}

TEST(Seed, IsUniformOverNeighbouringSlots) {
    constexpr int bins = 10;
    constexpr int draws = 20000;
    std::array<int, bins> count{};
    for (std::int64_t slot = -draws / 2; slot < draws / 2; ++slot) {
        const double u = Seed{1}.with("weight").with(slot).unit();
        ASSERT_GE(u, 0);
        ASSERT_LT(u, 1);
        ++count[static_cast<std::size_t>(u * bins)];
    }
    for (const int n : count)
        EXPECT_NEAR(n, draws / bins, 0.1 * draws / bins);
}

} // namespace
} // namespace mh
