#include "core/idle/darts.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

const Seed actor = Seed{7}.with("otto");

bool darts(std::int64_t slot, double share) {
    return glance_of(actor, slot, share).yaw_rad != 0;
}

TEST(Darts, HaveSlotsOfElevenFrames) {
    EXPECT_DOUBLE_EQ(dart_slot, 11.0 / 24);
}

TEST(Darts, FillTheShareOfSlotsAskedFor) {
    constexpr int slots = 20000;
    for (const double share : {0.1, 0.5, 1.0}) {
        int count = 0;
        for (std::int64_t slot = 0; slot < slots; ++slot)
            count += darts(slot, share);
        EXPECT_NEAR(count, share * slots, 0.02 * slots);
    }
}

TEST(Darts, AreNoneAtAll) {
    for (Seconds t = 0; t < 600; t += 0.1) {
        const Glance glance = glance_at(actor, t, [](Seconds) { return 0.0; });
        EXPECT_EQ(glance.yaw_rad, 0);
        EXPECT_EQ(glance.pitch_rad, 0);
    }
}

TEST(Darts, HoldToTheSlotsEnd) {
    const auto always = [](Seconds) { return 1.0; };
    for (int slot = 0; slot < 200; ++slot) {
        const Seconds start = slot * dart_slot;
        const Glance held = glance_at(actor, start + 0.06, always);
        EXPECT_EQ(held.yaw_rad, glance_at(actor, start + 0.45, always).yaw_rad);
        EXPECT_EQ(held.yaw_rad, glance_of(actor, slot, 1).yaw_rad);
    }
}

} // namespace
} // namespace mh
