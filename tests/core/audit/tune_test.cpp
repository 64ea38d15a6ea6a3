#include "core/audit/tune.h"
#include "episodes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mh {
namespace {

using namespace episodes;

TEST(Tune, FindsDialsThatPassAndASubtlerStepThatDoesNot) {
    const Timeline timeline = two_shots();
    const std::vector<std::shared_ptr<const Performance>> episodes{performed(timeline)};
    const auto tuning = tune(episodes, {{0.3, 0.2, 0.1}, 2, {}, {}});
    ASSERT_TRUE(tuning && tuning->subtlest);
    const auto faults = [&](const IdleDials& dials) {
        Timeline tuned = timeline;
        tuned.style.dials = dials;
        const Audit found = audit_of(tuned);
        return std::count_if(found.speaking.begin(), found.speaking.end(),
                             [](const SpeakingShot& shot) { return !shot.passes; });
    };
    EXPECT_EQ(faults(*tuning->subtlest), 0);
    EXPECT_EQ(tuning->subtlest->eye_darts, 0.1);
    // Every dial below the found one was either tried and failed, or lies below a step that did.
    for (const TuneStep& step : tuning->fidget) {
        EXPECT_EQ(step.faults == 0, step.longest_still <= 2 + 1e-9 && faults(step.dials) == 0);
        if (step.dials.fidget < tuning->subtlest->fidget) {
            EXPECT_GT(step.faults, 0u) << step.dials.fidget;
        }
    }
    ASSERT_GT(tuning->subtlest->fidget, 0) << "two frozen speakers fail";
    IdleDials less = tuning->now;
    less.fidget = tuning->subtlest->fidget - tune_fine;
    EXPECT_GT(faults(less), 0);
    EXPECT_TRUE(std::is_sorted(
        tuning->fidget.begin(), tuning->fidget.end(),
        [](const auto& a, const auto& b) { return a.dials.fidget < b.dials.fidget; }));
}

TEST(Tune, TakesWhatTheHardestOfSeveralEpisodesNeeds) {
    Timeline hard = two_shots();
    hard.actors[0].expressions = {{0, Emotion::afraid, 1}};
    hard.actors[0].speaking[0].intensity = 0.1;
    hard.actors[0].speaking[0].beats.clear();
    const auto easy_one = performed(two_shots());
    const auto hard_one = performed(hard);
    const auto subtlest = [](std::vector<std::shared_ptr<const Performance>> episodes) {
        return tune(episodes, {{0.3, 0.2, 0.1}, 2, {}, {}})->subtlest->fidget;
    };
    const double both = subtlest({easy_one, hard_one});
    EXPECT_GE(both, subtlest({easy_one}));
    EXPECT_GE(both, subtlest({hard_one}));
}

TEST(Tune, SaysSoWhereNothingPasses) {
    Timeline timeline = two_shots();
    timeline.audit.still_seconds = 0;
    const std::vector<std::shared_ptr<const Performance>> episodes{performed(timeline)};
    const auto tuning = tune(episodes, {{1, 0.2, 0.1}, 2, {}, {}});
    ASSERT_TRUE(tuning);
    EXPECT_FALSE(tuning->subtlest);
    EXPECT_EQ(tuning->fidget.size(), 21u) << "0 to 1 by twentieths";
    EXPECT_TRUE(tuning->breathing.empty());
}

TEST(Tune, StopsWhereItIsCancelled) {
    const std::vector<std::shared_ptr<const Performance>> episodes{performed(two_shots())};
    EXPECT_FALSE(tune(episodes, {{1, 0.2, 0.1}, 1, {}, [] { return true; }}));
}

} // namespace
} // namespace mh
