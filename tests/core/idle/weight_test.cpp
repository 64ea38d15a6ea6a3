#include "core/idle/weight.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mh {
namespace {

const Seed actor = Seed{7}.with("otto");
constexpr double rounding = 1e-7;
constexpr Seconds length = 1000;

double weight_at(Seed actor, const Talk& talk, Seconds t) {
    return Weight(actor, talk, length).at(t);
}

TEST(Weight, ShiftsOnceASlotInItsFirstHalfToTheOtherSide) {
    for (std::int64_t k = -50; k < 5000; ++k) {
        const Shift shift = shift_of(actor, k);
        EXPECT_GE(shift.start, 4.2 * static_cast<double>(k));
        EXPECT_LE(shift.start, 4.2 * static_cast<double>(k) + 2.1);
        EXPECT_GE(std::abs(shift.to), 0.55);
        EXPECT_LE(std::abs(shift.to), 1);
        EXPECT_LT(shift.to * shift_of(actor, k + 1).to, 0);
    }
}

TEST(Weight, GoesOverInElevenTenthsOfASecondAndRests) {
    const Weight weight(actor, {}, length);
    for (std::int64_t k = 0; k < 200; ++k) {
        const Shift before = shift_of(actor, k - 1);
        const Shift shift = shift_of(actor, k);
        EXPECT_NEAR(weight.at(shift.start), before.to, rounding);
        EXPECT_GT(std::abs(weight.at(shift.start + 1.09) - shift.to), 10 * rounding);
        EXPECT_NEAR(weight.at(shift.start + 1.1 + 1e-9), shift.to, rounding);
        EXPECT_NEAR(weight.at(shift_of(actor, k + 1).start), shift.to, rounding);
    }
}

// A moment a body rests with a shift well behind it and the next well ahead.
Seconds quiet_moment(std::int64_t k) {
    return (shift_of(actor, k).start + 1.1 + shift_of(actor, k + 1).start) / 2;
}

TEST(Weight, GoesOverAtALinesStartFromHalfASecondBeforeItToHalfASecondAfter) {
    int lines = 0;
    for (std::int64_t k = 3; k < 60; ++k) {
        if (shift_of(actor, k + 1).start - shift_of(actor, k).start - 1.1 < 1.4)
            continue;
        ++lines;
        const Seconds start = quiet_moment(k);
        const Talk talk({{{start, start + 1.5}, 0.5, {}}}, actor);
        const double rest = shift_of(actor, k).to;
        EXPECT_NEAR(weight_at(actor, talk, start - 0.5), rest, rounding);
        EXPECT_GT(std::abs(weight_at(actor, talk, start - 0.4) - rest), 1e-3);
        EXPECT_NEAR(weight_at(actor, talk, start), 0, 1e-9);
        EXPECT_NEAR(weight_at(actor, talk, start + 0.5 + 1e-9), -rest, rounding);
    }
    EXPECT_GT(lines, 20);
}

TEST(Weight, IsItsOwnAgainTenSecondsAfterALine) {
    for (double start = 10; start < 30; start += 0.37) {
        const Talk talk({{{start, start + 3}, 0.5, {}}}, actor);
        const Weight turned(actor, talk, length);
        const Weight own(actor, {}, length);
        for (Seconds t = start + 13; t < start + 40; t += 0.3)
            ASSERT_EQ(turned.at(t), own.at(t));
        ASSERT_EQ(turned.at(start - 0.51), own.at(start - 0.51));
    }
}

TEST(Weight, DriftsInItsSeatWithinBounds) {
    double most = 0;
    const Weight weight(actor, {}, length);
    for (Seconds t = 0; t < 600; t += 0.1) {
        EXPECT_LE(std::abs(weight.drift_at(t)), 1);
        most = std::max(most, std::abs(weight.drift_at(t)));
    }
    EXPECT_GT(most, 0.7);
}

} // namespace
} // namespace mh
