#include "tests/core/timeline/laid_out.h"

namespace mh {
namespace {

TEST(LaidBodies, KeysPosesOnTheClockToTheEndOfTheirBeatOrAsLongAsTheyAreGiven) {
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

TEST(LaidBodies, StrokesAGestureOnItsWord) {
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

TEST(LaidBodies, HoldsOnToTheScenesEndUntilTheHandsAreNeeded) {
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

TEST(LaidBodies, WaitsForAWalkAndLeavesThePersonThere) {
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

TEST(LaidBodies, SeatsWhoIsStagedInASeatAndGetsThemUp) {
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

} // namespace
} // namespace mh
