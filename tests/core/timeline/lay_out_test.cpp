#include "core/timeline/compile.h"
#include "core/timeline/intensity.h"
#include "core/timeline/timeline.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace mh {
namespace {

Character someone(const std::string& id) {
    Character character;
    character.id = id;
    character.name = id;
    return character;
}

Beat line(const std::string& id, const std::string& who, const std::string& text) {
    Beat beat;
    DirectedLine spoken;
    spoken.id = id;
    spoken.character = who;
    spoken.text = text;
    beat.line = spoken;
    return beat;
}

Beat business(Seconds least) {
    Beat beat;
    beat.least = least;
    return beat;
}

DirectedShot shot(const std::string& id, int first, int end, Framing framing,
                  std::vector<std::string> subjects) {
    DirectedShot shot;
    shot.id = id;
    shot.first_beat = first;
    shot.end_beat = end;
    shot.framing = framing;
    shot.subjects = std::move(subjects);
    return shot;
}

Staging staged(const std::string& who, double x, double yaw_deg) {
    Staging staging;
    staging.character = who;
    staging.position = Vec3(x, 0, 0);
    staging.yaw_deg = yaw_deg;
    return staging;
}

// A business beat, Otto's line, Chief's answer.
DirectedScene scene(const std::string& id) {
    DirectedScene scene;
    scene.id = id;
    scene.set = "plain";
    scene.staging = {staged("otto", -0.7, 90), staged("chief", 0.7, -90)};
    scene.beats = {business(1), line("l01", "otto", "Chief! We caught a comet in the net."),
                   line("l02", "chief", "Put it back.")};
    scene.shots = {shot("sh010", 0, 1, Framing::wide, {"otto", "chief"}),
                   shot("sh020", 1, 2, Framing::medium, {"otto"}),
                   shot("sh030", 2, 3, Framing::medium, {"chief"})};
    return scene;
}

struct Piece {
    Direction direction;
    Show show;
    Episode episode;
    std::vector<Character> cast{someone("otto"), someone("chief")};

    Piece() {
        direction.scenes = {scene("sc01")};
        show.id = "test";
        episode.id = "one";
    }
    [[nodiscard]] Timeline laid() const { return lay_out(direction, show, episode, cast, speak); }
    Beat& beat(std::size_t index) { return direction.scenes[0].beats[index]; }
};

const Actor& actor(const Timeline& timeline, const std::string& id) {
    return timeline.actors[*actor_index(timeline, id)];
}

void expect_whole_frames(Seconds t, double fps) {
    EXPECT_NEAR(t * fps, std::round(t * fps), 1e-6);
}

TEST(LayOut, CoversEveryFrameWithShotsThatMeetOnFrames) {
    Piece piece;
    piece.direction.scenes.push_back(scene("sc02"));
    for (const double fps : {24.0, 25.0, 12.0, 29.97}) {
        piece.show.fps = fps;
        const Timeline timeline = piece.laid();
        Seconds reached = 0;
        for (const Shot& shot : timeline.shots) {
            EXPECT_EQ(shot.range.start, reached);
            EXPECT_GT(shot.range.end, shot.range.start);
            expect_whole_frames(shot.range.end, fps);
            reached = shot.range.end;
        }
        EXPECT_EQ(timeline.frames, std::llround(reached * fps));
        EXPECT_EQ(timeline.shots.size(), 6u);
    }
}

TEST(LayOut, NamesShotsAndLinesByTheirSceneWhereThereAreSeveral) {
    Piece piece;
    EXPECT_EQ(piece.laid().shots[1].id, "sh020");
    EXPECT_EQ(piece.laid().lines[0].id, "l01");
    piece.direction.scenes.push_back(scene("sc02"));
    EXPECT_EQ(piece.laid().shots[4].id, "sc02 sh020");
    EXPECT_EQ(piece.laid().lines[2].id, "sc02 l01");
}

TEST(LayOut, KeysPosesOnTheClockToTheEndOfTheirBeatOrAsLongAsTheyAreGiven) {
    Piece piece;
    DirectedPose pose;
    pose.character = "otto";
    pose.at = 0.25;
    pose.weight = 0.6;
    pose.turns = {{Bone::head, Vec3(1, 2, 3)}};
    piece.beat(1).poses = {pose};
    pose.seconds = 0.5;
    piece.beat(0).poses = {pose};
    const Timeline timeline = piece.laid();
    const std::vector<KeyedPose>& poses = actor(timeline, "otto").poses;
    ASSERT_EQ(poses.size(), 2u);
    EXPECT_EQ(poses[0].range, (TimeRange{0.25, 0.75}));
    EXPECT_EQ(poses[1].range,
              (TimeRange{timeline.shots[1].range.start + 0.25, timeline.shots[1].range.end}));
    EXPECT_EQ(poses[1].weight, 0.6);
    EXPECT_EQ(poses[1].turns, (std::vector<BoneTurn>{{"head", Vec3(1, 2, 3)}}));
    EXPECT_TRUE(actor(timeline, "chief").poses.empty());
}

TEST(LayOut, GivesExtrasTheirCrowdAndNoBodyToTheCrowdItself) {
    Piece piece;
    Character crowd = someone("crowd");
    crowd.extras = {"a", "b"};
    piece.cast.insert(piece.cast.end(), {crowd, someone("a"), someone("b")});
    piece.beat(2).line->chorus = {"a", "b"};
    const Timeline timeline = piece.laid();
    EXPECT_FALSE(actor_index(timeline, "crowd"));
    EXPECT_EQ(actor(timeline, "a").crowd, "crowd");
    EXPECT_EQ(actor(timeline, "otto").crowd, "");
    EXPECT_EQ(actor(timeline, "b").speaking.size(), 1u);
    EXPECT_EQ(actor(timeline, "b").mouths, actor(timeline, "chief").mouths);
    EXPECT_EQ(timeline.lines.size(), 2u);
}

TEST(LayOut, GivesALineOfFourSecondsNinetySixFrames) {
    Piece piece;
    piece.beat(1).line->seconds = 4;
    const Timeline timeline = piece.laid();
    EXPECT_EQ(frames_in(timeline.shots[1].range, 24).count(), 96);
    EXPECT_EQ(timeline.lines[0].range, timeline.shots[1].range);
    EXPECT_NEAR(timeline.lines[0].words.back().range.end, timeline.lines[0].range.end, 1e-9);
}

TEST(LayOut, KeepsLinesInTheirShotsAndWordsInTheirLines) {
    const Timeline timeline = Piece().laid();
    ASSERT_EQ(timeline.lines.size(), 2u);
    for (std::size_t i = 0; i < 2; ++i) {
        const Line& line = timeline.lines[i];
        const Shot& over = timeline.shots[i + 1];
        EXPECT_GE(line.range.start, over.range.start);
        EXPECT_LE(line.range.end, over.range.end);
        for (const Word& word : line.words) {
            EXPECT_GE(word.range.start, line.range.start - 1e-9);
            EXPECT_LE(word.range.end, line.range.end + 1e-9);
        }
        const Actor& speaker = actor(timeline, line.actor);
        EXPECT_EQ(speaker.speaking.at(0).range, line.range);
        EXPECT_EQ(speaker.mouths.front().time, line.range.start);
        EXPECT_EQ(speaker.mouths.back().time, line.range.end);
    }
    EXPECT_EQ(timeline.lines[0].words.size(), 8u);
}

TEST(LayOut, AddsTheVolumeToTheFeelingsIntensityExactly) {
    constexpr std::array<double, volume_count> additions{-0.30, -0.15, 0, 0.15, 0.30};
    for (std::size_t e = 0; e < emotion_count; ++e) {
        for (std::size_t v = 0; v < volume_count; ++v) {
            const double normal = speaking_intensity(static_cast<Emotion>(e), Volume::normal);
            const double said = speaking_intensity(static_cast<Emotion>(e), static_cast<Volume>(v));
            EXPECT_NEAR(said - normal, additions[v], 1e-12) << emotion_names[e] << volume_names[v];
            EXPECT_GE(said, 0);
            EXPECT_LE(said, 1);
        }
    }
    Piece piece;
    piece.beat(1).line->reading.feeling = Emotion::excited;
    const double normal = actor(piece.laid(), "otto").speaking[0].intensity;
    piece.beat(1).line->reading.volume = Volume::loud;
    EXPECT_NEAR(actor(piece.laid(), "otto").speaking[0].intensity, normal + 0.15, 1e-12);
}

TEST(LayOut, ThinsBeatsToAboutTwoASecond) {
    const Timeline timeline = Piece().laid();
    const Speaking& speaking = actor(timeline, "otto").speaking[0];
    ASSERT_GE(speaking.beats.size(), 2u);
    for (std::size_t i = 0; i < speaking.beats.size(); ++i) {
        EXPECT_TRUE(speaking.range.contains(speaking.beats[i]));
        if (i > 0) {
            EXPECT_GE(speaking.beats[i] - speaking.beats[i - 1], 0.42 - 1e-9);
        }
    }
}

TEST(LayOut, StartsDualDialogueTogether) {
    Piece piece;
    piece.beat(2).line->with_previous = true;
    piece.beat(2).line->text = "Put that thing back in the sea before it wakes and eats us all.";
    const Timeline timeline = piece.laid();
    EXPECT_EQ(timeline.lines[0].range.start, timeline.lines[1].range.start);
    EXPECT_GE(timeline.shots.back().range.end, timeline.lines[1].range.end);
    piece.beat(2).line->text = "No.";
    const Timeline shorter = piece.laid();
    EXPECT_EQ(shorter.lines[0].range.start, shorter.lines[1].range.start);
    EXPECT_EQ(shorter.shots.size(), 2u) << "a shot with no time of its own is left out";
    EXPECT_EQ(std::llround(shorter.shots.back().range.end * 24), shorter.frames);
}

TEST(LayOut, StrokesAGestureOnItsWord) {
    Piece piece;
    DirectedGesture point;
    point.character = "otto";
    point.kind = GestureKind::point;
    point.word = 4;
    point.because = {"points", 12};
    piece.beat(1).gestures = {point};
    const Timeline timeline = piece.laid();
    const Gesture& gesture = actor(timeline, "otto").gestures.at(0);
    EXPECT_TRUE(timeline.lines[0].words[4].range.contains(gesture.stroke));
    EXPECT_LT(gesture.prepare, gesture.stroke);
    EXPECT_LT(gesture.stroke, gesture.hold_end);
    EXPECT_LT(gesture.hold_end, gesture.release_end);
    EXPECT_EQ(gesture.cue, "points");
    EXPECT_EQ(gesture.source_line, 12);
}

TEST(LayOut, HoldsOnToTheScenesEndUntilTheHandsAreNeeded) {
    Piece piece;
    DirectedGesture folded;
    folded.character = "otto";
    folded.kind = GestureKind::arms_folded;
    folded.hands = Hands::both;
    folded.holds_on = true;
    piece.beat(0).gestures = {folded};
    EXPECT_EQ(actor(piece.laid(), "otto").gestures[0].hold_end,
              piece.laid().shots.back().range.end);
    DirectedGesture wave;
    wave.character = "otto";
    wave.kind = GestureKind::wave;
    wave.at = 0.6;
    piece.beat(2).gestures = {wave};
    const Timeline timeline = piece.laid();
    const std::vector<Gesture>& gestures = actor(timeline, "otto").gestures;
    EXPECT_EQ(gestures[0].hold_end, gestures[1].prepare);
    wave.kind = GestureKind::nod;
    piece.beat(2).gestures = {wave};
    EXPECT_EQ(actor(piece.laid(), "otto").gestures[0].hold_end,
              piece.laid().shots.back().range.end);
}

TEST(LayOut, WaitsForAWalkAndLeavesThePersonThere) {
    Piece piece;
    DirectedWalk walk;
    walk.character = "otto";
    walk.to = Vec3(3.3, 0, 0);
    piece.beat(0).walks = {walk};
    walk.to = Vec3(2, 0, 1);
    piece.beat(2).walks = {walk};
    const Timeline timeline = piece.laid();
    const std::vector<Walk>& walks = actor(timeline, "otto").walks;
    ASSERT_EQ(walks.size(), 2u);
    EXPECT_LE(walks[0].range.end, timeline.shots[0].range.end);
    EXPECT_NEAR(walks[0].range.duration(), 4 / 1.1, 0.01);
    EXPECT_EQ(walks[1].from, walks[0].to);
    EXPECT_NEAR(walks[0].arrive_yaw_rad, pi / 2, 1e-9);
}

TEST(LayOut, TurnsEyesToWhoeverSpeaksUnlessDirectedElsewhere) {
    Piece piece;
    const auto target_at = [](const Actor& actor, Seconds t) {
        Target target;
        for (const Look& look : actor.looks)
            if (look.range.contains(t))
                target = look.target;
        return target;
    };
    const Timeline plain = piece.laid();
    const Seconds middle = (plain.lines[0].range.start + plain.lines[0].range.end) / 2;
    EXPECT_EQ(target_at(actor(plain, "chief"), middle).character, "otto");
    EXPECT_EQ(target_at(actor(plain, "otto"), middle).character, "chief");
    DirectedLook look;
    look.character = "chief";
    look.target.kind = Target::Kind::camera;
    piece.beat(1).looks = {look};
    EXPECT_EQ(target_at(actor(piece.laid(), "chief"), middle).kind, Target::Kind::camera);
}

TEST(LayOut, KeysTheFaceALittleBeforeTheLine) {
    Piece piece;
    piece.beat(1).line->reading.feeling = Emotion::excited;
    const Timeline timeline = piece.laid();
    const std::vector<ExpressionKey>& keys = actor(timeline, "otto").expressions;
    const auto key = std::find_if(keys.begin(), keys.end(), [](const ExpressionKey& k) {
        return k.emotion == Emotion::excited;
    });
    ASSERT_NE(key, keys.end());
    EXPECT_NEAR(timeline.lines[0].range.start - key->time, 0.2, 1e-9);
}

TEST(LayOut, GivesEachTheirOwnBreathThatOthersDoNotChange) {
    Piece piece;
    const Timeline two = piece.laid();
    const Breathing otto = actor(two, "otto").breathing;
    EXPECT_NE(otto, actor(two, "chief").breathing);
    EXPECT_GE(otto.per_minute, 12);
    EXPECT_LE(otto.per_minute, 18);
    piece.cast.insert(piece.cast.begin(), someone("june"));
    EXPECT_EQ(actor(piece.laid(), "otto").breathing, otto);
}

TEST(LayOut, LeavesWhatComesBeforeAnEditAsItWas) {
    Piece piece;
    const Timeline before = piece.laid();
    piece.beat(2).line->text = "Put it back where you found it, and say sorry.";
    const Timeline after = piece.laid();
    EXPECT_EQ(before.shots[0], after.shots[0]);
    EXPECT_EQ(before.shots[1], after.shots[1]);
    EXPECT_EQ(before.lines[0], after.lines[0]);
    EXPECT_EQ(actor(before, "otto").speaking, actor(after, "otto").speaking);
    EXPECT_NE(before.frames, after.frames);
}

TEST(LayOut, IsEqualForEqualInputs) {
    EXPECT_EQ(Piece().laid(), Piece().laid());
}

TEST(LayOut, SeatsWhoIsStagedInASeatAndGetsThemUp) {
    Piece piece;
    Set set = plain_set();
    set.id = "cabin";
    set.seats = {{"bench", Vec3(0.7, 0.45, 0), 0}};
    piece.show.sets = {set};
    piece.direction.scenes[0].set = "cabin";
    piece.direction.scenes[0].staging[1].seat = "bench";
    DirectedSeat rise;
    rise.character = "chief";
    piece.beat(2).seats = {rise};
    const Timeline timeline = piece.laid();
    const std::vector<Sitting>& seats = actor(timeline, "chief").seats;
    ASSERT_EQ(seats.size(), 1u);
    EXPECT_EQ(seats[0].range.start, 0);
    EXPECT_NEAR(seats[0].range.end, timeline.shots[2].range.start + 0.9, 1e-9);
    EXPECT_EQ(seats[0].seat, Vec3(0.7, 0.45, 0));
}

TEST(LayOut, PutsOnStageWhoeverSpeaksThereThoughNobodyStagedThem) {
    Piece piece;
    piece.direction.scenes[0].staging.pop_back();
    EXPECT_EQ(actor(piece.laid(), "chief").on_stage.size(), 1u);
    piece.beat(2).line->on_screen = false;
    const Timeline timeline = piece.laid();
    EXPECT_TRUE(actor(timeline, "chief").on_stage.empty());
    EXPECT_FALSE(timeline.lines[1].on_screen);
    EXPECT_EQ(actor(timeline, "chief").speaking.size(), 1u);
}

} // namespace
} // namespace mh
