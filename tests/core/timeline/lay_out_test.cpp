#include "tests/core/timeline/laid_out.h"

namespace mh {
namespace {

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
