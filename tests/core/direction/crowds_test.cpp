#include "core/direction/crowds.h"
#include "tests/core/direction/screenplays.h"

#include <algorithm>

namespace mh {
namespace {

// Al, and a crowd of as many as are asked for.
Show show_with_crowd(int extras) {
    Show show;
    Character crowd;
    crowd.id = "crowd";
    crowd.name = "Crowd";
    for (int i = 0; i < extras; ++i) {
        Character extra;
        extra.id = "extra-" + std::to_string(i);
        extra.name = "Extra " + std::to_string(i);
        extra.build.height = 1.9 - 0.1 * i;
        crowd.extras.push_back(extra.id);
        show.characters.push_back(extra);
    }
    show.characters.push_back(crowd);
    return show;
}

constexpr std::string_view script = "EXT. FIELD\n\nThe CROWD waits. AL waves at the CROWD.\n\n"
                                    "AL\nHere it goes, my good people!\n\nThe CROWD cheers.\n\n"
                                    "CROWD\n(happy)\nHooray for it!\n";

Direction directed_with_crowd(int extras) {
    return *directed_by_hand(script, "{}", show_with_crowd(extras));
}

TEST(Crowds, AreCastWithTheirExtrasWhereActionNamesThem) {
    const Show show = show_with_crowd(4);
    const auto cast = cast_of(screenplay_of("INT. A\n\nThe CROWD waits.\n\nAL\nWell.\n"), show);
    ASSERT_EQ(cast.size(), 6u);
    EXPECT_EQ(cast[0].name, "AL");
    EXPECT_EQ(cast[1].id, "crowd");
    EXPECT_EQ(cast[2].id, "extra-0");
    EXPECT_EQ(cast_of(screenplay_of("INT. A\n\nA CROWDED room.\n\nAL\nWell.\n"), show).size(), 1u);
    EXPECT_EQ(cast_of(screenplay_of("INT. A\n\nA crowd waits.\n\nAL\nWell.\n"), show).size(), 1u);
}

TEST(Crowds, StandApartBehindThePeopleTheTallerOnesBehind) {
    for (int extras = 1; extras <= 24; ++extras) {
        SCOPED_TRACE(extras);
        const Direction direction = directed_with_crowd(extras);
        const std::vector<Staging>& staging = direction.scenes.front().staging;
        ASSERT_EQ(staging.size(), static_cast<std::size_t>(extras) + 1);
        for (std::size_t i = 0; i < staging.size(); ++i) {
            EXPECT_NE(staging[i].character, "crowd");
            for (std::size_t k = 0; k < i; ++k)
                EXPECT_GT((staging[i].position - staging[k].position).norm(), 0.45);
        }
        const auto place = [&](int extra) {
            const auto found =
                std::find_if(staging.begin(), staging.end(), [&](const Staging& one) {
                    return one.character == "extra-" + std::to_string(extra);
                });
            return found->position;
        };
        if (extras > 3) {
            EXPECT_LT(place(0).z(), place(extras - 1).z()) << "extra 0 is the tallest";
        }
    }
}

TEST(Crowds, MakeOneGestureTogetherAndNotInStep) {
    const Direction direction = directed_with_crowd(6);
    const auto cheering =
        std::find_if(direction.scenes[0].beats.begin(), direction.scenes[0].beats.end(),
                     [](const Beat& beat) { return beat.gestures.size() == 6; });
    ASSERT_NE(cheering, direction.scenes[0].beats.end());
    std::vector<Seconds> strokes;
    for (const DirectedGesture& gesture : cheering->gestures) {
        EXPECT_EQ(gesture.kind, GestureKind::cheer);
        EXPECT_EQ(gesture.because, cheering->gestures[0].because);
        strokes.push_back(gesture.at);
    }
    std::sort(strokes.begin(), strokes.end());
    EXPECT_EQ(std::adjacent_find(strokes.begin(), strokes.end()), strokes.end());
    EXPECT_LT(strokes.back() - strokes.front(), 0.3);
}

TEST(Crowds, SpeakInChorusAndAreLookedAtWhereTheyStand) {
    const Direction direction = directed_with_crowd(6);
    const DirectedLine& line = *line_beat(direction, 2).line;
    EXPECT_TRUE(line.character.starts_with("extra-"));
    EXPECT_EQ(line.chorus.size(), 5u);
    const DirectedScene& scene = direction.scenes.front();
    const DirectedGesture& wave = scene.beats.front().gestures.front();
    EXPECT_EQ(wave.kind, GestureKind::wave);
    EXPECT_EQ(wave.target.kind, Target::Kind::place);
    EXPECT_LT(wave.target.place.z(), -1);
}

TEST(Crowds, LeaveADirectionWithoutThemAsItWas) {
    Direction direction = directed("INT. A\n\nAL\nAll alone in here.\n");
    const Direction before = direction;
    give_crowds_to_extras(show_with_crowd(3).characters, direction);
    EXPECT_EQ(direction, before);
}

} // namespace
} // namespace mh
