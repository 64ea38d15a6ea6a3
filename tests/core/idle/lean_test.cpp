#include "core/idle/head.h"
#include "core/idle/lean.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

const Seed actor = Seed{7}.with("otto");

Lean lean_at(const Talk& talk, Seconds t) {
    return mh::lean_at(talk, talking_at(talk, t), t);
}

TEST(Lean, LastsFromAQuarterSecondBeforeALineToSixTenthsAfter) {
    const Talk talk({{{5, 8}, 0.5, {}}}, actor);
    EXPECT_EQ(lean_at(talk, 4.75).in, 0);
    EXPECT_GT(lean_at(talk, 4.85).in, 0);
    EXPECT_EQ(lean_at(talk, 5).in, lean_at(talk, 7).in);
    EXPECT_GT(lean_at(talk, 8.5).in, 0);
    EXPECT_EQ(lean_at(talk, 8.6).in, 0);
    for (const Seconds t : {4.7, 8.65}) {
        EXPECT_EQ(lean_at(talk, t).lift, 0) << t;
        EXPECT_EQ(lean_at(talk, t).sway, 0) << t;
    }
}

TEST(Lean, IsFurtherForAHarderLine) {
    const auto lean = [](double intensity) {
        return lean_at(Talk({{{5, 8}, intensity, {}}}, actor), 6).in;
    };
    EXPECT_GT(lean(1), lean(0.5));
    EXPECT_GT(lean(0.5), lean(0));
}

TEST(Lean, LiftsOnEachBeatAndComesDownBetween) {
    const Talk talk({{{5, 9}, 0.5, {5.4, 6.0, 6.6, 7.2, 7.8, 8.4}}}, actor);
    ASSERT_GE(talk.beats.size(), 6u);
    for (const BodyBeat& beat : talk.beats) {
        const double on = lean_at(talk, beat.time).lift;
        EXPECT_GE(on, beat.lift);
        if (beat.lift < 0.8)
            continue;
        EXPECT_LT(lean_at(talk, beat.time - 0.2).lift, on);
        EXPECT_LT(lean_at(talk, beat.time + 0.3).lift, on);
    }
}

// A body that throws itself at every stress never comes to rest; one that throws itself at none is
// still.
TEST(Lean, ThrowsItselfAtABeatEverySecondOrTwoAndHardlyAtTheOthers) {
    const Talk talk({{{5, 25}, 0.5, {}}}, actor);
    Seconds last = 5;
    int strong = 0;
    for (const BodyBeat& beat : talk.beats) {
        EXPECT_TRUE(beat.lift > 0.8 || beat.lift < 0.3) << beat.time;
        if (beat.lift < 0.8)
            continue;
        EXPECT_LE(beat.time - last, 1.8);
        last = beat.time;
        ++strong;
    }
    EXPECT_NEAR(strong, 15, 3);
}

TEST(Head, NodsAfterTheBeatsAndOnlyWhileTalking) {
    const Talk talk({{{5, 15}, 0.8, {}}}, actor);
    EXPECT_EQ(head_accent_at(talk, 4).nod, 0);
    EXPECT_EQ(head_accent_at(talk, 16).nod, 0);
    double deepest = 0;
    for (Seconds t = 5; t < 15; t += 0.02)
        deepest = std::max(deepest, head_accent_at(talk, t).nod);
    EXPECT_GT(deepest, 0.7);
    EXPECT_LT(deepest, 1.5);
}

} // namespace
} // namespace mh
