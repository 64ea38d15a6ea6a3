#include "core/audit/visibility.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr PictureSize picture{1280, 720};

// A hand seen end on: its joint behind its fingertips.
HandOnPicture hand_at(double x_px, double y_px) {
    const Eigen::Vector2f place(static_cast<float>(x_px), static_cast<float>(y_px));
    return {place, place, 20, true};
}

ActorProbe actor_with(const HandOnPicture& left, const HandOnPicture& right) {
    ActorProbe probe;
    probe.on_stage = true;
    probe.in_picture = true;
    probe.hands = {left, right};
    return probe;
}

const HandOnPicture middle = hand_at(640, 360);

TEST(HandsSeen, TellOnePixelInsideFromOnePixelOutsideAtEachEdge) {
    const struct {
        HandOnPicture inside, outside;
    } edges[] = {{hand_at(21, 360), hand_at(19, 360)},
                 {hand_at(1259, 360), hand_at(1261, 360)},
                 {hand_at(640, 21), hand_at(640, 19)},
                 {hand_at(640, 699), hand_at(640, 701)}};
    for (const auto& edge : edges) {
        const ActorProbe in = actor_with(edge.inside, middle);
        const ActorProbe out = actor_with(edge.outside, middle);
        EXPECT_EQ(hands_seen(Hands::left, {&in, 1}, picture).seen, Seen::seen);
        const HandsSeen cut = hands_seen(Hands::left, {&out, 1}, picture);
        EXPECT_EQ(cut.seen, Seen::cut_by_edge);
        EXPECT_NEAR(cut.missing_px, 1, 1e-6);
    }
}

TEST(HandsSeen, AreCutByTheEdgeWhereOnlyTheirFingertipsAre) {
    HandOnPicture reaching = middle;
    reaching.tip_px.x() = 1265;
    const ActorProbe probe = actor_with(reaching, middle);
    EXPECT_NEAR(hands_seen(Hands::left, {&probe, 1}, picture).missing_px, 5, 1e-6);
}

TEST(HandsSeen, LookAtTheHandsThatTheGestureUses) {
    const ActorProbe left_out = actor_with(hand_at(-100, 360), middle);
    EXPECT_EQ(hands_seen(Hands::right, {&left_out, 1}, picture).seen, Seen::seen);
    EXPECT_EQ(hands_seen(Hands::left, {&left_out, 1}, picture).seen, Seen::cut_by_edge);
    EXPECT_EQ(hands_seen(Hands::both, {&left_out, 1}, picture).seen, Seen::cut_by_edge);
}

TEST(HandsSeen, FailOnASingleFrameAndNameTheWorst) {
    std::vector<ActorProbe> frames(12, actor_with(middle, middle));
    frames[5] = actor_with(middle, hand_at(640, 715));
    frames[6] = actor_with(middle, hand_at(640, 707));
    const HandsSeen cut = hands_seen(Hands::right, frames, picture);
    EXPECT_EQ(cut.seen, Seen::cut_by_edge);
    EXPECT_NEAR(cut.missing_px, 15, 1e-6);
}

TEST(HandsSeen, AreOffCameraWithTheirCharacter) {
    ActorProbe outside = actor_with(hand_at(-400, 360), hand_at(-300, 360));
    outside.in_picture = false;
    EXPECT_EQ(hands_seen(Hands::right, {&outside, 1}, picture).seen, Seen::off_camera);

    ActorProbe behind = actor_with({}, {});
    EXPECT_EQ(hands_seen(Hands::right, {&behind, 1}, picture).seen, Seen::off_camera);

    const ActorProbe away; // not on stage
    EXPECT_EQ(hands_seen(Hands::right, {&away, 1}, picture).seen, Seen::off_camera);
    EXPECT_EQ(hands_seen(Hands::right, {&away, 1}, picture).missing_px, 0);
}

Timeline two_shots() {
    Timeline timeline;
    timeline.frames = 96;
    timeline.shots.resize(2);
    timeline.shots[0].id = "sh010";
    timeline.shots[0].range = {0, 2};
    timeline.shots[1].id = "sh020";
    timeline.shots[1].range = {2, 4};
    return timeline;
}

Gesture gesture_over(Seconds stroke, Seconds hold_end) {
    Gesture gesture;
    gesture.kind = GestureKind::wave;
    gesture.prepare = stroke - 0.2;
    gesture.stroke = stroke;
    gesture.hold_end = hold_end;
    gesture.release_end = hold_end + 0.3;
    gesture.cue = "waves";
    return gesture;
}

TEST(FramesToSee, RunFromTheStrokeToTheHoldsEnd) {
    EXPECT_EQ(frames_to_see(gesture_over(0.5, 1.5), two_shots()), (FrameRange{12, 36}));
}

TEST(FramesToSee, LastThirtyFiveHundredthsOfASecondWithoutAHold) {
    // 0.35 s are 8.4 frames: those that begin inside it are nine.
    EXPECT_EQ(frames_to_see(gesture_over(0.5, 0.5), two_shots()), (FrameRange{12, 21}));
}

TEST(FramesToSee, EndAtTheCutButNotAtOnce) {
    EXPECT_EQ(frames_to_see(gesture_over(0.5, 3), two_shots()), (FrameRange{12, 48}));
    EXPECT_EQ(frames_to_see(gesture_over(1.875, 3), two_shots()), (FrameRange{45, 54}));
}

TEST(FramesToSee, StayInsideTheEpisodeAndHoldAtLeastOneFrame) {
    EXPECT_EQ(frames_to_see(gesture_over(3.9, 9), two_shots()), (FrameRange{94, 96}));
    EXPECT_EQ(frames_to_see(gesture_over(0.501, 0.502), two_shots()), (FrameRange{13, 14}));
}

TEST(GesturesSeen, AreThoseSomebodyAskedForThatUseTheHands) {
    Gesture gesture = gesture_over(1, 2);
    EXPECT_TRUE(is_audited(gesture));
    gesture.cue.clear();
    EXPECT_FALSE(is_audited(gesture));
    gesture.cue = "nods";
    gesture.kind = GestureKind::nod;
    EXPECT_FALSE(is_audited(gesture));
}

TEST(GesturesSeen, NameTheShotOfTheStrokeTheHandAndItsWorstFrame) {
    Timeline timeline = two_shots();
    timeline.actors.resize(1);
    timeline.actors[0].gestures = {gesture_over(2.5, 3)};
    std::vector<ActorProbe> frames(12, actor_with(middle, hand_at(640, 705)));
    frames[7] = actor_with(middle, hand_at(640, 710));
    const GestureSeen found = seen_gesture(timeline, 0, 0, frames);
    EXPECT_EQ(found.shot, "sh020");
    EXPECT_EQ(found.seen, Seen::cut_by_edge);
    EXPECT_NEAR(found.missing_px, 10, 1e-6);
    EXPECT_FALSE(found.passes);
    EXPECT_EQ(found.hand, Bone::right_hand);
    EXPECT_EQ(found.worst, 67) << "the hold is frames 60 to 71";
}

} // namespace
} // namespace mh
