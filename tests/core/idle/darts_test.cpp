#include "core/idle/darts.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mh {
namespace {

const Seed actor = Seed{7}.with("otto");

constexpr Seconds hour = 3600;

bool is_dart(const Glance& glance) {
    return glance.yaw_rad != 0;
}

// How many slots of an hour dart.
int darts_in_an_hour(const Darts& darts, double share) {
    int count = 0;
    for (Seconds t = 0.3; t < hour; t += dart_slot)
        count += is_dart(darts.at(t, share));
    return count;
}

TEST(Darts, HaveSlotsOfElevenFrames) {
    EXPECT_DOUBLE_EQ(dart_slot, 11.0 / 24);
}

TEST(Darts, FillTheShareOfSlotsAskedForOverAnHour) {
    constexpr double slots = hour / dart_slot;
    constexpr double deviations = 4; // of the binomial's standard deviation
    for (int seed = 1; seed <= 5; ++seed) {
        const Darts darts(actor.with(seed), hour, {});
        for (const double share : {0.1, 0.15, 0.5, 1.0})
            EXPECT_NEAR(darts_in_an_hour(darts, share), share * slots,
                        1 + deviations * std::sqrt(slots * share * (1 - share)))
                << "seed " << seed << " share " << share;
    }
}

TEST(Darts, AreFewerWhereTheEyesAreBusy) {
    const Darts darts(actor, hour, [](Seconds t) { return t < hour / 2 ? 1.0 : 0.45; });
    int free = 0;
    int busy = 0;
    for (Seconds t = 0.3; t < hour; t += dart_slot)
        (t < hour / 2 ? free : busy) += is_dart(darts.at(t, 0.4));
    EXPECT_NEAR(busy, 0.45 * free, 0.1 * free);
}

TEST(Darts, AreNoneAtAll) {
    const Darts darts(actor, hour, {});
    for (Seconds t = 0; t < hour; t += 0.1) {
        EXPECT_EQ(darts.at(t, 0).yaw_rad, 0);
        EXPECT_EQ(darts.at(t, 0).pitch_rad, 0);
    }
}

TEST(Darts, HoldToTheSlotsEndAndStayNear) {
    const Darts darts(actor, hour, {});
    for (int slot = 0; slot < 200; ++slot) {
        const Seconds start = slot * dart_slot;
        const Glance held = darts.at(start + 0.06, 1);
        EXPECT_EQ(held.yaw_rad, darts.at(start + 0.45, 1).yaw_rad);
        EXPECT_EQ(held.pitch_rad, darts.at(start + 0.45, 1).pitch_rad);
        EXPECT_TRUE(is_dart(held));
        EXPECT_LE(std::abs(held.yaw_rad), 14.01 * 3.15 / 180);
    }
}

} // namespace
} // namespace mh
