#include "core/acting/sample.h"
#include "core/idle/breath.h"
#include "core/idle/energy.h"
#include "tests/core/acting/one_actor.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr IdleDials full{1, full_fidget, 0};
constexpr double exact = 1e-12;

ActorState state_at(const std::shared_ptr<Timeline>& timeline, Seconds t,
                    const IdleDials& dials = full, Layer layer = Layer::on) {
    return sample_role(Ensemble(timeline), 0, {t, dials, layer});
}

// The layer but for breath and eyes, largest over a while.
double liveliness(const std::shared_ptr<Timeline>& timeline, const IdleDials& dials) {
    const Ensemble ensemble(timeline);
    double most = 0;
    for (Seconds t = 10; t < 20; t += 0.05)
        most = std::max(most, std::abs(sample_role(ensemble, 0, {t, dials}).idle.weight));
    return most;
}

TEST(Sampler, ScalesTheLayerWithFidget) {
    const auto timeline = one_actor();
    const double whole = liveliness(timeline, {1, 0.2, 0});
    EXPECT_GT(whole, 0.5);
    EXPECT_NEAR(liveliness(timeline, {1, 0.1, 0}), whole / 2, exact);
    EXPECT_EQ(liveliness(timeline, {1, 0, 0}), 0);
}

TEST(Sampler, TakesTheBlankStylesDialsWhereAStyleNamesNone) {
    EXPECT_EQ(IdleDials{}.fidget, 0.15);
    EXPECT_EQ(IdleDials{}.eye_darts, 0.1);
    const auto timeline = one_actor();
    EXPECT_NEAR(liveliness(timeline, IdleDials{}), 0.75 * liveliness(timeline, full), exact);
}

TEST(Sampler, MovesTheGrievingAndTheFrightenedAboutHalf) {
    constexpr double about = 0.05;
    const auto feeling = [](Emotion emotion) {
        return one_actor([&](Actor& actor) { actor.expressions = {{0, emotion, 0.7}}; });
    };
    const double neutral = liveliness(feeling(Emotion::neutral), full);
    EXPECT_NEAR(liveliness(feeling(Emotion::sad), full), neutral / 2, about * neutral);
    EXPECT_NEAR(liveliness(feeling(Emotion::afraid), full), neutral / 2, about * neutral);
}

TEST(Sampler, LeansAndBeatsMoreForAnExcitedLine) {
    const auto line = [](Emotion emotion, double intensity) {
        return state_at(one_actor([&](Actor& actor) {
                            actor.expressions = {{0, emotion, 0.7}};
                            actor.speaking = {{{10, 14}, intensity, {}}};
                        }),
                        12)
            .idle;
    };
    EXPECT_GT(line(Emotion::excited, 0.5).lean, 1.3 * line(Emotion::neutral, 0.5).lean);
    EXPECT_GT(line(Emotion::neutral, 0.5).lean, line(Emotion::deadpan, 0.5).lean);
    EXPECT_GT(line(Emotion::neutral, 0.9).lean, line(Emotion::neutral, 0.4).lean);
}

TEST(Sampler, SettlesAfterAGestureAsHardAsTheGestureWas) {
    constexpr double soft = 0.05; // of many endings, the sum is softened
    const auto deepest = [](double intensity) {
        const Ensemble ensemble(one_actor([&](Actor& actor) {
            actor.gestures = {
                {GestureKind::wave, Hands::right, 10, 10.5, 12, 12.6, intensity, {}, "", 0}};
        }));
        double most = 0;
        for (Seconds t = 12; t < 15; t += 0.02)
            most = std::max(most, sample_role(ensemble, 0, {t, full}).idle.dip);
        return most;
    };
    EXPECT_NEAR(deepest(0.9), 0.9, soft);
    EXPECT_NEAR(deepest(0.3), 0.3, soft);
    EXPECT_EQ(deepest(0), 0);
}

TEST(Sampler, LiftsTheChestByTwoCentimetresAndAFifthAtFullBreath) {
    constexpr double micrometre = 1e-6;
    const auto timeline = one_actor([](Actor& actor) { actor.breathing = {15, 1, 0}; });
    const Ensemble ensemble(timeline);
    double most = 0;
    for (Seconds t = 10; t < 18; t += 0.002)
        most = std::max(most, sample_role(ensemble, 0, {t, full}).idle.breath_m);
    EXPECT_NEAR(most, 0.022, micrometre);
}

TEST(Sampler, TakesTheLayerOutAsAPoseKeyedByHandComesIn) {
    const auto keyed = [](double weight) {
        return one_actor([&](Actor& actor) {
            actor.poses = {{{10, 20}, 0.3, 0.3, weight, {{"head", {10, 0, 0}}}}};
        });
    };
    EXPECT_EQ(state_at(keyed(0.3), 9).idle_share, 1);
    EXPECT_NEAR(state_at(keyed(0.3), 15).idle_share, 0.7, exact);
    EXPECT_NEAR(state_at(keyed(1), 15).idle_share, 0, exact);
    const double eased = state_at(keyed(1), 10.15).idle_share;
    EXPECT_GT(eased, 0.2);
    EXPECT_LT(eased, 0.8);
}

TEST(Sampler, BreathesOnUnderAHeldPose) {
    const auto held = one_actor([](Actor& actor) {
        actor.poses = {{{5, 30}, 0.3, 0.3, 1, {{"head", {10, 0, 0}}}}};
        actor.speaking = {{{12, 16}, 0.9, {}}};
    });
    for (Seconds t = 8; t < 25; t += 0.1) {
        const IdleSignals idle = state_at(held, t).idle;
        EXPECT_EQ(idle.weight, 0);
        EXPECT_EQ(idle.lift, 0);
        EXPECT_EQ(idle.breath_m, state_at(held, t, full, Layer::off).idle.breath_m);
    }
    EXPECT_NE(state_at(held, 8).idle.breath_m, state_at(held, 9.3).idle.breath_m);
}

TEST(Sampler, TakesTheStrongestOfSeveralPoses) {
    constexpr double about = 0.02;
    const auto timeline = one_actor([](Actor& actor) {
        actor.poses = {{{10, 20}, 0.3, 0.3, 0.3, {{"head", {10, 0, 0}}}},
                       {{10, 20}, 0.3, 0.3, 0.8, {{"head", {10, 0, 0}}}}};
    });
    EXPECT_NEAR(state_at(timeline, 15).idle_share, 0.2, about);
}

TEST(Sampler, KeepsADeclaredStillnessStillButForTheBreath) {
    const auto timeline = one_actor([](Actor& actor) {
        actor.still = {{10, 30}};
        actor.speaking = {{{12, 16}, 0.9, {}}};
    });
    for (Seconds t = 10; t < 30; t += 0.3) {
        EXPECT_EQ(state_at(timeline, t).idle.weight, 0);
        EXPECT_EQ(state_at(timeline, t).idle.lift, 0);
    }
    EXPECT_NE(state_at(timeline, 11).idle.breath_m, state_at(timeline, 12.4).idle.breath_m);
}

TEST(Sampler, EasesEnergyBetweenExpressions) {
    const Ensemble ensemble(one_actor([](Actor& actor) {
        actor.expressions = {{5, Emotion::sad, 1}, {10, Emotion::excited, 1}};
    }));
    const Role& role = ensemble.roles[0];
    EXPECT_EQ(energy_at(role, 2), 0);
    EXPECT_NEAR(energy_at(role, 7), -0.8, exact);
    EXPECT_NEAR(energy_at(role, 12), 1, exact);
    EXPECT_GT(energy_at(role, 10.05), -0.7);
    EXPECT_LT(energy_at(role, 10.05), 0.9);
}

TEST(Sampler, LooksWithTheEyesFirstThenTheHeadThenTheChest) {
    const auto timeline = one_actor([](Actor& actor) {
        Look look{{10, 20}, {}};
        look.target.kind = Target::Kind::place;
        look.target.place = {3, 1.4, 2};
        actor.looks = {look};
    });
    const auto share = [&](Seconds t, const auto& of) {
        return (of(state_at(timeline, t)) - of(state_at(timeline, 9))) /
               (of(state_at(timeline, 15)) - of(state_at(timeline, 9)));
    };
    const auto eyes = [](const ActorState& s) {
        return s.gaze.eyes_on.x() / s.gaze.eyes_on.norm();
    };
    const auto head = [](const ActorState& s) { return s.gaze.head_yaw_rad; };
    const auto chest = [](const ActorState& s) { return s.gaze.chest_yaw_rad; };
    EXPECT_EQ(share(10.13, eyes), 1);
    EXPECT_LT(share(10.13, head), 0.3);
    EXPECT_GT(share(10.3, head), share(10.3, chest) + 0.1);
    EXPECT_EQ(share(10.5, head), 1);
    EXPECT_LT(share(10.5, chest), 0.8);
    EXPECT_EQ(share(11, chest), 1);
}

TEST(Sampler, ShowsAShareOfTheResultForEachFeelingAndNoMoreThanAllTogether) {
    const auto timeline = one_actor([](Actor& actor) {
        for (int i = 0; i < 30; ++i)
            actor.expressions.push_back({10 + 0.07 * i, static_cast<Emotion>(i % 19), 1});
    });
    for (Seconds t = 9; t < 14; t += 0.03) {
        double sum = 0;
        for (const double feeling : state_at(timeline, t).face.feeling)
            sum += feeling;
        EXPECT_LE(sum, 1 + exact);
    }
}

} // namespace
} // namespace mh
