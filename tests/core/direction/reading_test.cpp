#include "core/direction/reading.h"
#include "core/direction/reading_rules.h"
#include "tests/core/direction/screenplays.h"

#include <set>

namespace mh {
namespace {

Reading reading(const std::string& parenthetical, const std::string& words,
                const std::string& action = "", Emotion resting = Emotion::neutral) {
    LineContext context;
    if (!parenthetical.empty())
        context.parentheticals.push_back({parenthetical, 7});
    if (!action.empty())
        context.action.push_back({action, 3});
    context.words = {words, 8};
    context.resting = resting;
    return read_line(context);
}

TEST(Reading, TakesWideEyesAloneForSurprise) {
    EXPECT_EQ(reading("wide-eyed", "Grandpa.").feeling, Emotion::surprised);
}

TEST(Reading, TakesARetreatWithWideEyesForFear) {
    const Reading june = reading("backs away, wide-eyed", "GRANDPA!");
    EXPECT_EQ(june.feeling, Emotion::afraid);
    EXPECT_EQ(june.volume, Volume::shout);
    EXPECT_EQ(june.feeling_because, (Because{"(backs away, wide-eyed)", 7}));
    EXPECT_EQ(june.volume_because, (Because{"GRANDPA!", 8}));
    EXPECT_EQ(reading("", "Grandpa.", "June backs away, wide-eyed.").feeling, Emotion::afraid);
    EXPECT_EQ(reading("wide-eyed", "Grandpa.", "June steps back.").feeling, Emotion::afraid);
}

TEST(Reading, GoesByParentheticalThenActionThenWordsThenRest) {
    EXPECT_EQ(reading("sadly", "Hooray!", "Al laughs.", Emotion::smug).feeling, Emotion::sad);
    EXPECT_EQ(reading("", "Hooray!", "Al laughs.", Emotion::smug).feeling, Emotion::amused);
    EXPECT_EQ(reading("", "Hooray!", "Al sits.", Emotion::smug).feeling, Emotion::excited);
    EXPECT_EQ(reading("", "It is Tuesday.", "", Emotion::smug).feeling, Emotion::smug);
    EXPECT_EQ(reading("", "It is Tuesday.").feeling, Emotion::neutral);
}

TEST(Reading, HearsMarksAndCapitals) {
    EXPECT_EQ(reading("", "What is it?").feeling, Emotion::curious);
    EXPECT_EQ(reading("", "What?!").feeling, Emotion::surprised);
    EXPECT_EQ(reading("", "Well...").feeling, Emotion::worried);
    EXPECT_EQ(reading("", "Go!").volume, Volume::loud);
    EXPECT_EQ(reading("", "I want them DEAD.").volume, Volume::loud);
    EXPECT_EQ(reading("", "COME HERE NOW").volume, Volume::shout);
    EXPECT_EQ(reading("", "I saw it on TV.").volume, Volume::normal);
    EXPECT_EQ(reading("whispering", "COME HERE!").volume, Volume::whisper);
}

TEST(Reading, FeelsWhatGesturesSay) {
    EXPECT_EQ(reading("cheering", "It goes.").feeling, Emotion::excited);
    EXPECT_EQ(reading("cheerfully", "It goes.").feeling, Emotion::happy);
    EXPECT_EQ(reading("", "It goes.", "Al facepalms.").feeling, Emotion::annoyed);
}

TEST(Reading, HeedsDenialsAndDegrees) {
    EXPECT_EQ(reading("not happy", "It is Tuesday.").feeling, Emotion::neutral);
    EXPECT_GT(reading("very sad", "It is.").strength, reading("sad", "It is.").strength);
    EXPECT_LT(reading("slightly sad", "It is.").strength, reading("sad", "It is.").strength);
    EXPECT_LT(reading("a little sad", "It is.").strength, reading("sad", "It is.").strength);
}

TEST(Reading, KnowsEveryEmotionByItsOwnName) {
    for (std::size_t i = 0; i < emotion_count; ++i)
        EXPECT_EQ(reading(std::string(emotion_names[i]), "It is.").feeling, static_cast<Emotion>(i))
            << emotion_names[i];
    for (const Volume volume : {Volume::whisper, Volume::soft, Volume::loud, Volume::shout})
        EXPECT_EQ(reading(std::string(name_of(volume)), "It is.").volume, volume);
}

TEST(ReadingRules, HoldNoPhraseTwiceAndNoStrengthOutOfRange) {
    std::set<std::string_view> phrases;
    for (const FeelingRule& rule : feeling_rules()) {
        EXPECT_TRUE(phrases.insert(rule.phrase).second) << rule.phrase;
        EXPECT_GT(rule.strength, 0);
        EXPECT_LE(rule.strength, 1);
    }
}

TEST(Reading, TakesActionForWhomItIsAbout) {
    const Direction direction =
        directed("INT. A\n\nAL laughs. Bo sobs.\n\nAL\nIt is Tuesday, and has "
                 "been so all day.\n\nBO\nIt is, and it was, and always will "
                 "be.\n");
    EXPECT_EQ(line_beat(direction, 1).line->reading.feeling, Emotion::amused);
    EXPECT_EQ(line_beat(direction, 2).line->reading.feeling, Emotion::neutral);
    const auto& feelings = direction.scenes[0].beats[0].feelings;
    ASSERT_EQ(feelings.size(), 2u);
    EXPECT_EQ(feelings[1].second.feeling, Emotion::sad);
}

} // namespace
} // namespace mh
