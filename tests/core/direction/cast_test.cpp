#include "core/direction/cast_names.h"
#include "tests/core/direction/screenplays.h"

#include <set>

namespace mh {
namespace {

TEST(Cast, IsEverybodyWhoSpeaksOnceInTheOrderOfTheirCues) {
    const Screenplay screenplay =
        screenplay_of("BO\nHi.\n\nAL\nHi.\n\nBO ^\nHi.\n\n@Bo\nHi.\n\nCY nods to DI.\n");
    const auto cast = cast_of(screenplay, Show{});
    ASSERT_EQ(cast.size(), 2u);
    EXPECT_EQ(cast[0].name, "BO");
    EXPECT_EQ(cast[1].name, "AL");
}

TEST(Cast, TakesTheShowsCharacterWhereThereIsOne) {
    Show show;
    show.characters.push_back(generated_character("Bo"));
    show.characters.back().resting = Emotion::smug;
    EXPECT_EQ(cast_of(screenplay_of("BO\nHi.\n"), show).front(), show.characters.back());
}

TEST(Cast, GivesEverybodyAnIdOfTheirOwn) {
    const auto cast = cast_of(
        screenplay_of("A-B\nHi.\n\nA B\nHi.\n\nA. B\nHi.\n\n@猫\nHi.\n\n@犬\nHi.\n"), Show{});
    std::set<std::string> ids;
    for (const Character& character : cast)
        ids.insert(character.id);
    EXPECT_EQ(ids.size(), 5u);
}

TEST(Cast, SoundsApart) {
    for (int company = 0; company < 30; ++company) {
        std::string script;
        for (int i = 0; i < 7; ++i)
            script += "PERSON " + std::to_string(company * 7 + i) + "\nHi.\n\n";
        const auto cast = cast_of(screenplay_of(script), Show{});
        ASSERT_EQ(cast.size(), 7u);
        int alike = 0;
        for (std::size_t i = 0; i < cast.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                alike += cast[i].voice.variant == cast[j].voice.variant &&
                                 std::abs(cast[i].voice.pitch - cast[j].voice.pitch) < 6
                             ? 1
                             : 0;
        EXPECT_EQ(alike, 0) << "company " << company;
    }
}

TEST(CastNames, FindWholeNamesAndWordsThatOnlyOneHas) {
    std::vector<Character> cast;
    for (const char* name : {"DICK STEEL", "OLD MAN", "DR. STEEL-JONES", "BRICK"})
        cast.push_back(generated_character(name));
    const CastNames names(cast);
    const auto named = [&](std::string_view text) {
        std::vector<std::string> ids;
        for (const CastNames::Mention& mention : names.named_in(words_of(text)))
            ids.push_back(mention.id);
        return ids;
    };
    EXPECT_EQ(named("Dick nods. Brick's hat."), (std::vector<std::string>{cast[0].id, cast[3].id}));
    EXPECT_EQ(named("A brick falls on an Old Man."), std::vector<std::string>{cast[1].id});
    EXPECT_TRUE(named("The old shed. Man!").empty());
    EXPECT_EQ(names.id_of_cue("dick  steel"), cast[0].id);
    EXPECT_EQ(names.id_of_cue("DICK"), "");
}

TEST(Cast, MakesACrowdOfACueThatNoOnePersonHas) {
    const Screenplay screenplay =
        screenplay_of("INT. HALL\n\nAL\nWell?\n\nTHE CROWD\n(cheering)\nYes!\n");
    const auto cast = cast_of(screenplay, Show{});
    ASSERT_EQ(cast.size(), 7u);
    EXPECT_FALSE(cast[0].is_crowd());
    ASSERT_EQ(cast[1].extras.size(), 5u);
    for (std::size_t i = 0; i < 5; ++i) {
        EXPECT_EQ(cast[1].extras[i], cast[2 + i].id);
        EXPECT_FALSE(cast[2 + i].is_crowd());
    }
    EXPECT_NE(cast[2].appearance, cast[3].appearance);
    const Direction direction = direct(screenplay, Show{}, cast, {});
    for (const Beat& beat : direction.scenes[0].beats)
        if (beat.line && beat.line->text == "Yes!") {
            EXPECT_EQ(beat.line->chorus.size(), 4u);
            EXPECT_EQ(beat.gestures.size(), 5u);
        }
}

TEST(CastNames, KnowWhatIsSomebodysFromThemselves) {
    const auto cast = cast_of(screenplay_of("AL\nHi.\n\nBO\nHi.\n\nJAMES\nHi.\n"), Show{});
    const CastNames names(cast);
    const auto mentions = names.named_in(words_of("Al's kettle whistles. Bo's hat, and Bo, and "
                                                  "James' coat."));
    ASSERT_EQ(mentions.size(), 3u);
    EXPECT_TRUE(mentions[0].possessive);
    EXPECT_FALSE(mentions[1].possessive) << "he is named as well";
    EXPECT_TRUE(mentions[2].possessive);
}

} // namespace
} // namespace mh
