#include "core/base/noise.h"
#include "core/direction/direct.h"
#include "tests/core/direction/screenplays.h"

#include <algorithm>
#include <iterator>

namespace mh {
namespace {

constexpr std::string_view two_talk =
    "INT. SHED - DAY\n\nOTTO polishes a bolt.\n\n"
    "OTTO\nThis bolt has been with me for many years, you see.\n\n"
    "CHIEF\nIt has been with the lorry that you took it from.\n";

// Shots cover every beat once, in order, numbered by tens; every scene opens wide; whoever speaks
// on screen is in the shot over the line.
void expect_whole(const Direction& direction, const std::string& trace) {
    SCOPED_TRACE(trace);
    for (const DirectedScene& scene : direction.scenes) {
        ASSERT_FALSE(scene.shots.empty());
        EXPECT_EQ(scene.shots.front().framing, Framing::wide);
        EXPECT_FALSE(scene.beats.front().line);
        EXPECT_GE(scene.beats.front().least, 1.5);
        int next = 0;
        for (const DirectedShot& shot : scene.shots) {
            EXPECT_EQ(shot.first_beat, next);
            EXPECT_GT(shot.end_beat, shot.first_beat);
            EXPECT_EQ(shot.side, scene.shots.front().side);
            next = shot.end_beat;
        }
        EXPECT_EQ(next, static_cast<int>(scene.beats.size()));
        EXPECT_EQ(scene.shots.back().id.substr(0, 2), "sh");
        for (const Beat& beat : scene.beats) {
            if (!beat.line || !beat.line->on_screen)
                continue;
            const DirectedShot& shot = shot_over(scene, beat);
            EXPECT_NE(std::find(shot.subjects.begin(), shot.subjects.end(), beat.line->character),
                      shot.subjects.end())
                << beat.line->text;
        }
    }
}

TEST(Director, OpensWideAndGivesEveryLineAShotOnItsSpeaker) {
    const Direction direction = directed(two_talk);
    expect_whole(direction, "two_talk");
    const DirectedScene& scene = direction.scenes.front();
    ASSERT_EQ(scene.shots.size(), 3u);
    EXPECT_EQ(scene.shots[1].id, "sh020");
    EXPECT_EQ(scene.shots[1].framing, Framing::medium);
    EXPECT_EQ(scene.shots[2].subjects, std::vector<std::string>{"chief"});
    EXPECT_EQ(scene.beats[1].line->id, "l01");
    EXPECT_EQ(scene.beats[2].line->id, "l02");
}

TEST(Director, StagesPeopleApartTurnedToEachOtherAndToTheCamera) {
    const Direction direction = directed(two_talk);
    const std::vector<Staging>& staging = direction.scenes.front().staging;
    ASSERT_EQ(staging.size(), 2u);
    EXPECT_NEAR((staging[0].position - staging[1].position).norm(), 1.2, 0.2);
    EXPECT_GE(staging[0].yaw_deg, 25);
    EXPECT_LE(staging[0].yaw_deg, 40);
    EXPECT_EQ(staging[1].yaw_deg, -staging[0].yaw_deg);
}

TEST(Director, InsertsAnEstablishingBeatWhereASceneOpensWithSpeech) {
    const Direction direction = directed("INT. A\n\nAL\nGood morning to everybody in here.\n");
    expect_whole(direction, "speech first");
    EXPECT_EQ(direction.scenes.front().beats.size(), 2u);
}

TEST(Director, PlaysScenesWithNobodyAndWithTitlesAlone) {
    const Direction direction =
        directed("INT. A\n\n.OPENING TITLES\n\n> THE END <\n\nINT. B\n\nRain.\n");
    expect_whole(direction, "silent");
    ASSERT_EQ(direction.scenes.size(), 3u);
    EXPECT_EQ(direction.scenes[1].beats.front().text, "THE END");
    EXPECT_TRUE(direction.scenes[1].staging.empty());
    EXPECT_EQ(shot_name(direction, direction.scenes[1], direction.scenes[1].shots[0]),
              "sc02 sh010");
}

TEST(Director, PutsSpeechesSaidTogetherInOneShotOfBoth) {
    const Direction direction = directed("INT. A\n\nAL\nScrew it.\n\nBO ^\nScrew it.\n");
    expect_whole(direction, "dual");
    const Beat& second = line_beat(direction, 2);
    EXPECT_TRUE(second.line->with_previous);
    const DirectedShot& shot = shot_over(direction.scenes.front(), second);
    EXPECT_EQ(&shot, &shot_over(direction.scenes.front(), line_beat(direction, 1)));
    EXPECT_EQ(shot.framing, Framing::two_shot);
}

TEST(Director, SharesATwoShotInAQuickExchange) {
    const Direction direction =
        directed("INT. A\n\nAL\nReady?\n\nBO\nReady.\n\nAL\nSure?\n\nAL\nI have been wondering "
                 "about that ever since Tuesday.\n");
    expect_whole(direction, "quick");
    const DirectedScene& scene = direction.scenes.front();
    EXPECT_EQ(scene.shots[1].framing, Framing::two_shot);
    EXPECT_EQ(scene.shots[1].end_beat - scene.shots[1].first_beat, 3);
    EXPECT_EQ(scene.shots[2].framing, Framing::medium);
}

TEST(Director, LooksOverAShoulderOnceTwoHaveSettledIntoTalk) {
    const std::string line = "\nI have a good deal more to say about that.\n\n";
    std::string text = "INT. A\n\n";
    for (int i = 0; i < 5; ++i)
        text.append(i % 2 == 0 ? "AL" : "BO").append(line);
    const Direction direction = directed(text);
    expect_whole(direction, "exchange");
    const DirectedScene& scene = direction.scenes.front();
    EXPECT_EQ(shot_over(scene, line_beat(direction, 2)).framing, Framing::medium);
    const DirectedShot& third = shot_over(scene, line_beat(direction, 3));
    EXPECT_EQ(third.framing, Framing::over_the_shoulder);
    EXPECT_EQ(third.subjects, (std::vector<std::string>{"al", "bo"}));
    EXPECT_EQ(shot_over(scene, line_beat(direction, 4)).subjects,
              (std::vector<std::string>{"bo", "al"}));
    EXPECT_EQ(shot_over(scene, line_beat(direction, 5)).framing, Framing::medium)
        << "the last word is the speaker's alone";
}

TEST(Director, GoesNearerToWhoeverGoesOn) {
    const Direction direction =
        directed("INT. A\n\nAL\nI have read the whole of the book about it.\n\nAL\nBuckets.\n");
    const DirectedScene& scene = direction.scenes.front();
    EXPECT_EQ(shot_over(scene, line_beat(direction, 1)).framing, Framing::medium);
    EXPECT_EQ(shot_over(scene, line_beat(direction, 2)).framing, Framing::close);
}

TEST(Director, ShowsBothWhoLookAtEachOther) {
    const Direction direction = directed("INT. A\n\nAL and BO wait.\n\nAL\nIt is quite late now, "
                                         "and we should go.\n\nBO\nIt is, and we should have gone "
                                         "before.\n\nThey look at each other.\n");
    const DirectedShot& last = direction.scenes.front().shots.back();
    EXPECT_EQ(last.framing, Framing::two_shot);
    EXPECT_EQ(last.subjects.size(), 2u);
}

TEST(Director, NumbersShotsByTensAndNamesTheirSceneWhereThereAreSeveral) {
    const Direction one = directed(two_talk);
    std::string longer(two_talk);
    longer.append("\nEXT. PIER\n\nAL\nWell, here we are.\n");
    const Direction two = directed(longer);
    for (std::size_t i = 0; i < one.scenes[0].shots.size(); ++i) {
        const std::string id = one.scenes[0].shots[i].id;
        EXPECT_EQ(id, std::vector<std::string>({"sh010", "sh020", "sh030"}).at(i));
        EXPECT_EQ(shot_name(one, one.scenes[0], one.scenes[0].shots[i]), id);
        EXPECT_EQ(shot_name(two, two.scenes[0], two.scenes[0].shots[i]).substr(0, 5), "sc01 ");
        EXPECT_EQ(shot_name(two, two.scenes[0], two.scenes[0].shots[i]).substr(5), id);
    }
    EXPECT_EQ(shot_name(two, two.scenes[1], two.scenes[1].shots[1]), "sc02 sh020");
    EXPECT_EQ(two.scenes[1].beats[1].line->id, "l01");
}

// The line of action runs between those who talk; a camera before the stage never crosses it.
TEST(Director, KeepsToOneSideOfTheLineThroughAScene) {
    const Direction direction = directed(two_talk);
    for (const DirectedShot& shot : direction.scenes.front().shots)
        EXPECT_EQ(shot.side, direction.scenes.front().shots.front().side);
}

TEST(Director, ShowsTheListenerUnderALineFromOffScreen) {
    const Direction direction =
        directed("INT. A\n\nAL\nI think that we are alone in here.\n\nBO "
                 "(O.S.)\nYou are not, and you never have been.\n\nBO\nHello "
                 "there, my good old friend.\n");
    expect_whole(direction, "off screen");
    EXPECT_FALSE(line_beat(direction, 2).line->on_screen);
    EXPECT_EQ(shot_over(direction.scenes.front(), line_beat(direction, 2)).subjects,
              std::vector<std::string>{"al"});
}

TEST(Director, ClosesInOnWhispersAndGrief) {
    const Direction direction =
        directed("INT. A\n\nAL\n(whispering)\nThere is somebody behind that door over there.\n\n"
                 "BO\n(sobbing)\nI used to know everybody in this house so well.\n");
    const DirectedScene& scene = direction.scenes.front();
    EXPECT_EQ(shot_over(scene, line_beat(direction, 1)).framing, Framing::close);
    EXPECT_EQ(shot_over(scene, line_beat(direction, 2)).framing, Framing::close);
}

TEST(Director, ReactsWhereAPauseIsWritten) {
    const Direction direction =
        directed("INT. A\n\nAL\nWill you marry me, or what is it to be now?\n\n"
                 "A long beat.\n\nBO\nI would rather think about it first.\n");
    const DirectedScene& scene = direction.scenes.front();
    EXPECT_EQ(scene.shots[2].subjects, std::vector<std::string>{"bo"});
    EXPECT_GE(scene.beats[2].least, 1.5);
}

TEST(Director, KeepsPausesInsideASpeechAtTheirWord) {
    const Direction direction =
        directed("INT. A\n\nAL\nThey are coming!\n(pause)\nNo, everybody.\n(beat)\n");
    const DirectedLine& line = *line_beat(direction, 1).line;
    ASSERT_EQ(line.pauses.size(), 1u);
    EXPECT_EQ(line.pauses[0].first, 3);
    EXPECT_EQ(line.text, "They are coming! No, everybody.");
}

TEST(Director, FollowsAWalkAndBringsWhoeverEntersInFromOutside) {
    const Direction direction =
        directed("INT. A\n\nAL reads.\n\nBO walks in.\n\nBO\nI have brought "
                 "you the wrong newspaper again.\n\nAL\nYou always bring me "
                 "that one, Bo.\n");
    expect_whole(direction, "entrance");
    const DirectedScene& scene = direction.scenes.front();
    EXPECT_GT(std::abs(scene.staging[1].position.x()), 4);
    ASSERT_EQ(scene.beats[1].walks.size(), 1u);
    EXPECT_LT(std::abs(scene.beats[1].walks[0].to.x()), 1);
    EXPECT_EQ(scene.shots[1].move.kind, CameraMove::Kind::follow);
    EXPECT_EQ(scene.shots[0].subjects, std::vector<std::string>{"al"});
}

TEST(Director, ReadsGesturesToTheirWordAndFramesTheHands) {
    const std::string text = "INT. A\n\nAL\nIt is all going according to the plan.\n(thumbs up)\n"
                             "Trust me.\n";
    const Direction framed = directed(text);
    const Beat& beat = line_beat(framed, 1);
    ASSERT_EQ(beat.gestures.size(), 1u);
    EXPECT_EQ(beat.gestures[0].kind, GestureKind::thumbs_up);
    EXPECT_EQ(beat.gestures[0].word, 8);
    EXPECT_EQ(beat.gestures[0].because, (Because{"(thumbs up)", 5}));
    const DirectedShot& wide = shot_over(framed.scenes.front(), beat);
    EXPECT_TRUE(wide.widen > 1 || wide.framing != Framing::medium);

    const Direction plain = directed(text, {.gesture_framing = false});
    EXPECT_EQ(shot_over(plain.scenes.front(), line_beat(plain, 1)).framing, Framing::medium);
    EXPECT_EQ(shot_over(plain.scenes.front(), line_beat(plain, 1)).widen, 1);
}

// One for each cue, and one for each song that stands alone after somebody has spoken in its scene.
std::ptrdiff_t speeches_in(const Screenplay& screenplay) {
    std::ptrdiff_t speeches = 0;
    bool in_speech = false;
    bool has_singer = false;
    for (const ScreenplayElement& element : screenplay.elements) {
        const bool sung = element.kind == ElementKind::lyrics;
        const bool cue = element.kind == ElementKind::character;
        speeches += cue || (sung && !in_speech && has_singer) ? 1 : 0;
        has_singer = (has_singer || cue) && element.kind != ElementKind::scene_heading;
        in_speech = cue || element.kind == ElementKind::dialogue ||
                    element.kind == ElementKind::parenthetical || (sung && in_speech);
    }
    return speeches;
}

TEST(Director, LetsWhoeverSpokeLastSingASongWithNoCue) {
    const Direction direction =
        directed("INT. A\n\nAL\nReady?\n\nBO\nReady.\n\nThe band plays.\n\n~Row, row\n~and stop\n");
    const Beat& sung = direction.scenes[0].beats.back();
    ASSERT_TRUE(sung.line.has_value());
    EXPECT_EQ(sung.line->character, "bo");
    EXPECT_EQ(sung.line->text, "Row, row and stop");
}

TEST(Director, StagesNobodyWhoseThingsAloneAreNamed) {
    const Direction direction =
        directed("INT. A\n\nAL\nTea?\n\nChief's kettle whistles.\n\nINT. B\n\nCHIEF\nNo.\n");
    for (const Staging& one : direction.scenes[0].staging)
        EXPECT_NE(one.character, "chief");
    EXPECT_EQ(direction.scenes[1].staging[0].character, "chief");
}

TEST(Director, IsWholeForAnyOrderOfElements) {
    static constexpr std::string_view pieces[] = {
        "INT. A\n\n",
        "AL\nHi there.\n\n",
        "BO ^\nNo!\n\n",
        "AL (V.O.)\n(beat)\nOnce upon a time there was a very long line.\n\n",
        "BO walks over to Al.\n\n",
        "AL enters, waving.\n\n",
        "They look at each other. A beat.\n\n",
        "CY\n(thumbs up, backs away)\n\n",
        "> TITLE <\n\n",
        "BO leaves.\n\n",
        "CY sits. Cy stands up and points at Bo.\n\n",
        "~La la\n\n",
        "DI (O.S.)\nWho is there?\n\n"};
    for (std::int64_t round = 0; round < 400; ++round) {
        std::string text;
        for (std::int64_t k = 0; k < 12; ++k)
            text += pieces[static_cast<std::size_t>(Seed{9}.with(round).with(k).unit() *
                                                    static_cast<double>(std::size(pieces)))];
        const Screenplay screenplay = screenplay_of(text);
        const Direction direction = directed(text);
        expect_whole(direction, "round " + std::to_string(round) + "\n" + text);
        std::ptrdiff_t lines = 0;
        for (const DirectedScene& scene : direction.scenes)
            lines += std::count_if(scene.beats.begin(), scene.beats.end(),
                                   [](const Beat& beat) { return beat.line.has_value(); });
        EXPECT_EQ(lines, speeches_in(screenplay));
        EXPECT_EQ(direction, directed(text));
    }
}

} // namespace
} // namespace mh
