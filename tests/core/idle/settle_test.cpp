#include "core/idle/settle.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

TEST(Settle, LastsNineTenthsOfASecondFromTheEnding) {
    const Settling settling({{5, 1}});
    EXPECT_EQ(settling.at(5).dip, 0);
    EXPECT_GT(settling.at(5.1).dip, 0);
    EXPECT_GT(settling.at(5.89).dip, 0);
    EXPECT_EQ(settling.at(5.9).dip, 0);
    EXPECT_EQ(settling.at(5.9).swing, 0);
}

TEST(Settle, ScalesWithWhatEnded) {
    constexpr double soft = 0.06; // of many endings, the sum is softened
    for (const double u : {0.2, 0.4, 0.7}) {
        const double whole = Settling({{0, 1}}).at(u * 0.9).dip;
        EXPECT_NEAR(Settling({{0, 0.5}}).at(u * 0.9).dip, whole / 2, soft * whole);
        EXPECT_EQ(Settling({{0, 0}}).at(u * 0.9).dip, 0);
    }
}

TEST(Settle, DipsOnceAndSwingsBothWays) {
    double dip = 0;
    double ahead = 0;
    double back = 0;
    for (double u = 0; u <= 1; u += 0.01) {
        EXPECT_GE(settle_dip(u), 0);
        dip = std::max(dip, settle_dip(u));
        ahead = std::max(ahead, settle_swing(u));
        back = std::min(back, settle_swing(u));
    }
    EXPECT_NEAR(dip, 1, 0.01);
    EXPECT_GT(ahead, 0.5);
    EXPECT_LT(back, -0.5);
}

TEST(Settle, StaysBoundedWhenManyEndTogether) {
    const Settling settling(std::vector<Ending>(500, Ending{1, 1}));
    for (Seconds t = 1; t < 2; t += 0.01)
        EXPECT_LT(settling.at(t).dip, 3.2);
}

} // namespace
} // namespace mh
