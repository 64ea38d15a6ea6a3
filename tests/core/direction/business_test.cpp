#include "core/direction/business.h"
#include "tests/core/direction/screenplays.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace mh {
namespace {

std::vector<FoundBusiness> found_in(std::string_view text) {
    return business_in(words_of(text));
}

TEST(Business, HasAPhraseForEveryGesture) {
    std::set<GestureKind> kinds;
    for (const BusinessRule& rule : business_rules()) {
        if (const auto* gesture = std::get_if<GestureBusiness>(&rule.business))
            kinds.insert(gesture->kind);
    }
    EXPECT_EQ(kinds.size(), gesture_kind_count);
}

TEST(Business, TakesTheLongerOfTwoPhrases) {
    const auto shaken = found_in("shakes his head");
    ASSERT_EQ(shaken.size(), 1u);
    EXPECT_EQ(std::get<GestureBusiness>(shaken[0].business).kind, GestureKind::head_shake);
    EXPECT_EQ(std::get<GestureBusiness>(found_in("two thumbs up")[0].business).hands, Hands::both);
    EXPECT_EQ(std::get<WalkBusiness>(found_in("He walks away")[0].business), WalkBusiness::leave);
}

TEST(Business, ComesInTheOrderOfTheWords) {
    const auto found = found_in("She nods, then waves and sits.");
    ASSERT_EQ(found.size(), 3u);
    EXPECT_EQ(std::get<GestureBusiness>(found[0].business).kind, GestureKind::nod);
    EXPECT_EQ(std::get<GestureBusiness>(found[1].business).kind, GestureKind::wave);
    EXPECT_TRUE(std::holds_alternative<SeatBusiness>(found[2].business));
    EXPECT_TRUE(found_in("The sun is out.").empty());
}

constexpr std::string_view talk = "AL\nI would not go near that thing if I were you.\n\n"
                                  "BO\nYou are not me, Al, and that is a comfort.\n";

TEST(StagedBusiness, GoesToWhoeverIsNamedBeforeIt) {
    const Direction direction =
        directed("INT. A\n\nAl watches Bo wave. Bo points at Al. He nods.\n\n" + std::string(talk));
    const auto& gestures = direction.scenes[0].beats[0].gestures;
    ASSERT_EQ(gestures.size(), 3u);
    EXPECT_EQ(gestures[0].character, "bo");
    EXPECT_EQ(gestures[0].kind, GestureKind::wave);
    EXPECT_EQ(gestures[1].target.character, "al");
    EXPECT_EQ(gestures[2].character, "bo");
    EXPECT_LT(gestures[0].at, gestures[1].at);
    EXPECT_EQ(direction.scenes[0].beats[0].looks.front().target.character, "bo");
}

TEST(StagedBusiness, BacksAwayFromOthersAndWalksUpToThem) {
    const Direction direction =
        directed("INT. A\n\nAl backs away.\n\nBo walks over to Al.\n\n" + std::string(talk));
    const DirectedScene& scene = direction.scenes[0];
    const DirectedWalk& retreat = scene.beats[0].walks.at(0);
    EXPECT_TRUE(retreat.backwards);
    EXPECT_LT(retreat.to.x(), scene.staging[0].position.x());
    const DirectedWalk& walk = scene.beats[1].walks.at(0);
    EXPECT_FALSE(walk.backwards);
    EXPECT_NEAR((walk.to - retreat.to).norm(), 0.9, 1e-9);
    EXPECT_EQ(walk.because, (Because{"Bo walks over to Al.", 5}));
    EXPECT_GE(scene.beats[1].least, (walk.to - scene.staging[1].position).norm() / 1.2);
}

TEST(StagedBusiness, LeavesOnlyForGood) {
    const auto walks = [](const std::string& text) {
        return directed(text).scenes[0].beats[0].walks.size();
    };
    EXPECT_EQ(walks("INT. A\n\nAl leaves.\n\n" + std::string(talk)), 0u);
    const Direction direction = directed("INT. A\n\n" + std::string(talk) + "\nAl leaves.\n");
    EXPECT_GT(std::abs(direction.scenes[0].beats.back().walks.at(0).to.x()), 4);
}

TEST(StagedBusiness, SitsOnTheSeatsThereAre) {
    Show show;
    Set shed = plain_set();
    shed.id = "shed";
    shed.seats = {{"stool", Vec3(0, 0.5, 0), 0}};
    show.sets = {shed};
    const auto direction = directed_by_hand(
        "INT. SHED\n\nAl sits. Bo sits. Al stands up.\n\n" + std::string(talk), "{}", show);
    ASSERT_TRUE(direction);
    const auto& seats = direction->scenes[0].beats[0].seats;
    ASSERT_EQ(seats.size(), 2u);
    EXPECT_EQ(seats[0].seat, "stool");
    EXPECT_EQ(seats[1].seat, "");
    EXPECT_EQ(seats[1].character, "al");
    EXPECT_TRUE(
        directed("INT. SHED\n\nAl sits.\n\n" + std::string(talk)).scenes[0].beats[0].seats.empty());
}

TEST(StagedBusiness, MakesOneGestureOfWordsForTheSame) {
    const Direction direction =
        directed("INT. A\n\nAL cheers, arms in the air.\n\nAL\nThat is that, then.\n");
    EXPECT_EQ(direction.scenes.front().beats.front().gestures.size(), 1u);
}

// However long the line under it, a stroll stays on the stage and comes to no harm.
TEST(StagedBusiness, StrollsAboutAsFarAsItsLineIsLong) {
    const auto metres = [](int words) {
        std::string line;
        for (int i = 0; i < words; ++i)
            line += "word ";
        const Direction direction =
            directed("INT. A\n\nAL and BO wait.\n\nAL\n(walking)\n" + line + "\n");
        const DirectedScene& scene = direction.scenes.front();
        const Beat& beat = line_beat(direction, 1);
        EXPECT_EQ(beat.walks.size(), 1u);
        EXPECT_LT(std::abs(beat.walks.front().to.x()), 2);
        EXPECT_LE(beat.walks.front().to.z(), 1);
        return (beat.walks.front().to - scene.staging.front().position).norm();
    };
    EXPECT_GT(metres(12), metres(4));
    EXPECT_GE(metres(4), 1.2);
    EXPECT_EQ(metres(40), metres(200));
}

} // namespace
} // namespace mh
