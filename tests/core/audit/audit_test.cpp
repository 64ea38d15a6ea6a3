#include "core/audit/audit.h"

#include <gtest/gtest.h>

#include <atomic>

namespace mh {
namespace {

constexpr double fps = 24;

Actor standing(const std::string& id, double x) {
    Actor actor;
    actor.id = id;
    actor.on_stage = {{0, 100}};
    actor.marks = {{0, {x, 0, 0}, 0}};
    return actor;
}

Speaking speaking_over(const TimeRange& range) {
    Speaking speaking;
    speaking.range = range;
    speaking.intensity = 0.8;
    for (Seconds beat = range.start + 0.2; beat < range.end; beat += 0.5)
        speaking.beats.push_back(beat);
    return speaking;
}

Line line_of(const std::string& id, const std::string& actor, const TimeRange& range,
             bool on_screen = true) {
    Line line;
    line.id = id;
    line.actor = actor;
    line.range = range;
    line.on_screen = on_screen;
    return line;
}

Shot shot_of(const std::string& id, const TimeRange& range, const Vec3& aim) {
    Shot shot;
    shot.id = id;
    shot.range = range;
    Camera camera;
    camera.aim = aim;
    camera.position = aim + Vec3(0, 0, 3.2);
    shot.camera = {{range.start, camera}};
    return shot;
}

// Ada at the left, Bo at the right. sh010 holds Ada alone, sh020 Bo alone; each speaks for four
// seconds in their own shot, Ada once more over Bo's.
Timeline two_shots() {
    Timeline timeline;
    timeline.episode = "test";
    timeline.fps = fps;
    timeline.frames = 12 * 24;
    timeline.actors = {standing("ada", -3), standing("bo", 3)};
    timeline.characters.resize(2);
    timeline.style.dials = {1, 0.2, 0.1};
    timeline.shots = {shot_of("sh010", {0, 6}, {-3, 1.1, 0}),
                      shot_of("sh020", {6, 12}, {3, 1.1, 0})};
    timeline.lines = {line_of("l01", "ada", {1, 5}), line_of("l02", "bo", {6.5, 10.5}),
                      line_of("l03", "ada", {10.5, 11.5})};
    timeline.actors[0].speaking = {speaking_over({1, 5}), speaking_over({10.5, 11.5})};
    timeline.actors[1].speaking = {speaking_over({6.5, 10.5})};
    timeline.actors[0].expressions = {{0, Emotion::excited, 0.8}};
    timeline.actors[1].expressions = {{0, Emotion::sad, 0.8}};
    return timeline;
}

Gesture wave_at(Seconds stroke, Seconds hold_end) {
    Gesture gesture;
    gesture.kind = GestureKind::wave;
    gesture.prepare = stroke - 0.3;
    gesture.stroke = stroke;
    gesture.hold_end = hold_end;
    gesture.release_end = hold_end + 0.4;
    gesture.cue = "waves";
    return gesture;
}

Audit audit_of(const Timeline& timeline, AuditRequest request = {}) {
    request.dials = timeline.style.dials;
    const Performance performance(std::make_shared<const Timeline>(timeline));
    return audit(performance, request).value();
}

TEST(Audit, MeasuresEachSpeakerInTheShotsThatShowThem) {
    const Audit found = audit_of(two_shots());
    ASSERT_EQ(found.speaking.size(), 2u);
    EXPECT_EQ(found.speaking[0].shot, "sh010");
    EXPECT_EQ(found.speaking[0].line, "l01");
    EXPECT_EQ(found.speaking[0].actor, 0u);
    EXPECT_EQ(found.speaking[0].frames, (FrameRange{24, 120}));
    EXPECT_EQ(found.speaking[1].line, "l02");
    EXPECT_EQ(found.speaking[1].frames, (FrameRange{156, 252}));
    EXPECT_FALSE(found.speaking[0].before);
}

TEST(Audit, LeavesOutALineSpokenOffScreen) {
    Timeline timeline = two_shots();
    timeline.lines[0].on_screen = false;
    const Audit found = audit_of(timeline);
    ASSERT_EQ(found.speaking.size(), 1u);
    EXPECT_EQ(found.speaking[0].line, "l02");
}

TEST(Audit, SplitsALineAtACut) {
    Timeline timeline = two_shots();
    timeline.shots = {shot_of("sh010", {0, 3}, {-3, 1.1, 0}),
                      shot_of("sh015", {3, 6}, {-3, 1.1, 0}), timeline.shots[1]};
    const Audit found = audit_of(timeline);
    ASSERT_EQ(found.speaking.size(), 3u);
    EXPECT_EQ(found.speaking[0].frames, (FrameRange{24, 72}));
    EXPECT_EQ(found.speaking[1].shot, "sh015");
    EXPECT_EQ(found.speaking[1].frames, (FrameRange{72, 120}));
}

TEST(Audit, FindsABodyStillerWithTheLayerOff) {
    AuditRequest request;
    request.before = true;
    const Audit found = audit_of(two_shots(), request);
    for (const SpeakingShot& shot : found.speaking) {
        ASSERT_TRUE(shot.before);
        EXPECT_GT(shot.before->frames.count(), shot.longest.frames.count()) << shot.line;
    }
}

TEST(Audit, FailsASpeakerStillForMoreThanTwoSeconds) {
    Timeline timeline = two_shots();
    timeline.style.dials = {0, 0, 0};
    const Audit found = audit_of(timeline);
    EXPECT_FALSE(found.passes());
    EXPECT_EQ(found.speaking[0].longest.frames, (FrameRange{24, 120}));
    EXPECT_FALSE(found.speaking[0].passes);
}

TEST(Audit, RespectsStillnessOnPurposeAndOnlyThere) {
    Timeline timeline = two_shots();
    timeline.style.dials = {0, 0, 0};
    timeline.actors[0].still = {{0, 6}};
    Audit found = audit_of(timeline);
    EXPECT_TRUE(found.speaking[0].still_on_purpose);
    EXPECT_TRUE(found.speaking[0].passes);
    EXPECT_FALSE(found.speaking[1].still_on_purpose);
    EXPECT_FALSE(found.speaking[1].passes);

    timeline.actors[0].still = {{0, 2}}; // three seconds of the line are left, still by accident
    found = audit_of(timeline);
    EXPECT_TRUE(found.speaking[0].still_on_purpose);
    EXPECT_FALSE(found.speaking[0].passes);
}

TEST(Audit, GivesEveryActorAValueAFrame) {
    const Timeline timeline = two_shots();
    const Audit found = audit_of(timeline);
    ASSERT_EQ(found.actors.size(), 2u);
    for (const ActorCurves& curves : found.actors) {
        EXPECT_EQ(curves.energy.size(), 288u);
        EXPECT_EQ(curves.body_px.size(), 288u);
        EXPECT_EQ(curves.face_px.size(), 288u);
    }
    EXPECT_NEAR(found.actors[0].energy[100], 1, 1e-5);
    EXPECT_NEAR(found.actors[1].energy[200], -0.8, 1e-5);
    EXPECT_GT(found.actors[0].body_px[60], 0);
    EXPECT_EQ(found.actors[0].body_px[200], 0) << "Ada is not in sh020";
}

TEST(Audit, KeepsSpansOfAtLeastAQuarterSecondThatEndAtCuts) {
    Timeline timeline = two_shots();
    timeline.style.dials = {0, 0, 0};
    timeline.shots[1] = shot_of("sh020", {6, 12}, {-3, 1.1, 0});
    const Audit found = audit_of(timeline);
    ASSERT_EQ(found.actors[0].spans.size(), 2u);
    EXPECT_EQ(found.actors[0].spans[0].frames, (FrameRange{0, 144}));
    EXPECT_EQ(found.actors[0].spans[1].frames, (FrameRange{144, 288}));
    EXPECT_TRUE(found.actors[1].spans.empty());
    const Audit alive = audit_of(two_shots());
    for (const StillSpan& span : alive.actors[0].spans) {
        EXPECT_GE(span.frames.count(), 6);
        EXPECT_LE(span.nearest_share, 1);
        EXPECT_GT(span.nearest_share, 0);
    }
}

TEST(Audit, SeesAWaveInAMediumShotAndNotOneFromTheNextRoom) {
    Timeline timeline = two_shots();
    timeline.actors[0].gestures = {wave_at(2, 3), wave_at(8, 9)};
    const Audit found = audit_of(timeline);
    ASSERT_EQ(found.gestures.size(), 2u);
    EXPECT_EQ(found.gestures[0].seen, Seen::seen) << found.gestures[0].missing_px;
    EXPECT_EQ(found.gestures[1].shot, "sh020");
    EXPECT_EQ(found.gestures[1].seen, Seen::off_camera);
    EXPECT_FALSE(found.passes());
}

TEST(Audit, FindsAWalkNotStillEvenWhereTheCameraFollows) {
    Timeline timeline = two_shots();
    timeline.actors[0].walks = {{{0.5, 5.5}, {-3, 0, 0}, {3, 0, 0}, 0, false}};
    Camera there = timeline.shots[0].camera[0].camera;
    there.position.x() += 6;
    there.aim.x() += 6;
    timeline.shots[0].camera.push_back({5.5, there});
    const Audit found = audit_of(timeline);
    ASSERT_GE(found.speaking.size(), 1u);
    EXPECT_LE(found.speaking[0].longest.frames.count(), 3);
}

TEST(Audit, IsTheSameWhateverTheThreads) {
    AuditRequest request;
    request.before = true;
    request.threads = 1;
    const Audit alone = audit_of(two_shots(), request);
    for (const unsigned threads : {2u, 5u, 16u}) {
        request.threads = threads;
        EXPECT_EQ(audit_of(two_shots(), request), alone) << threads;
    }
}

TEST(Audit, GivesNothingOnceCancelled) {
    std::atomic<int> asked{0};
    AuditRequest request;
    request.cancelled = [&] { return ++asked > 3; };
    const Performance performance(std::make_shared<const Timeline>(two_shots()));
    EXPECT_FALSE(audit(performance, request));
    EXPECT_LT(asked, 20);
}

TEST(Audit, OfAnEmptyEpisodePasses) {
    Timeline timeline = two_shots();
    timeline.frames = 0;
    timeline.shots.clear();
    timeline.lines.clear();
    const Audit found = audit_of(timeline);
    EXPECT_TRUE(found.passes());
    EXPECT_TRUE(found.speaking.empty());
}

} // namespace
} // namespace mh
