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

} // namespace
} // namespace mh
