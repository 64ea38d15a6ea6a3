#include "episodes.h"

#include <gtest/gtest.h>

#include <atomic>

namespace mh {
namespace {

using namespace episodes;

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

TEST(Audit, ReportsAListenersLongestStillStretchAndNeverFailsIt) {
    Timeline timeline = two_shots();
    timeline.style.dials = {0, 0, 0};
    timeline.actors[0].still = {{0, 12}};
    timeline.actors[1].still = {{0, 12}};
    timeline.actors[1].marks = {{0, {-2.6, 0, 0}, 0}}; // beside Ada
    const Audit found = audit_of(timeline);
    const auto bo = std::find_if(found.listening.begin(), found.listening.end(),
                                 [](const Listening& one) { return one.actor == 1; });
    ASSERT_NE(bo, found.listening.end());
    EXPECT_EQ(bo->shot, "sh010");
    EXPECT_EQ(bo->frames, (FrameRange{24, 120}));
    EXPECT_EQ(bo->longest.frames, (FrameRange{24, 120})) << "four seconds";
    EXPECT_TRUE(found.passes());
}

TEST(Audit, FindsNoListenerInASingle) {
    const Audit found = audit_of(two_shots());
    for (const Listening& one : found.listening)
        EXPECT_FALSE(one.shot == "sh010") << "Bo stands six metres away";
    ASSERT_EQ(found.listening.size(), 1u) << "Ada speaks over Bo's shot";
    EXPECT_EQ(found.listening[0].frames, (FrameRange{252, 276}));
}

TEST(Audit, HoldsAShowToItsOwnLimits) {
    Timeline timeline = two_shots();
    timeline.style.dials = {0, 0, 0};
    EXPECT_FALSE(audit_of(timeline).passes());
    timeline.audit.still_seconds = 4;
    EXPECT_TRUE(audit_of(timeline).passes()) << "four seconds, and no more";
    timeline.audit.still_seconds = 3.95;
    EXPECT_FALSE(audit_of(timeline).passes());
    timeline = two_shots();
    timeline.audit.still_share = 0;
    const Audit nothing_unnoticed = audit_of(timeline);
    EXPECT_LE(nothing_unnoticed.speaking[0].longest.frames.count(), 2);
}

TEST(Audit, ScoresHowHeadsSitInTheirShot) {
    Timeline timeline = two_shots();
    const auto score = [&](double up) {
        timeline.shots[0] = shot_of("sh010", {0, 6}, {-3, 1.1 + up, 0});
        timeline.shots[0].subjects = {"ada"};
        const Audit found = audit_of(timeline);
        EXPECT_EQ(found.heads.size(), 2u);
        return found.heads.front();
    };
    EXPECT_GT(score(0.1).score, 0.9);
    EXPECT_NEAR(score(0.1).inside, 1, 1e-9);
    const FramedHeads cut = score(-0.45);
    EXPECT_LT(cut.score, 0.5);
    EXPECT_LT(cut.inside, 0.95);
    EXPECT_GT(cut.inside, 0);
    EXPECT_TRUE(cut.passes) << "told, unless the show sets a limit";
    timeline.audit.framing_score = 0.5;
    EXPECT_FALSE(score(-0.45).passes);
    EXPECT_TRUE(score(0.1).passes);
}

TEST(Audit, HoldsTheShareOfABodysMotionAboveFourHertzToTheShowsLimit) {
    Timeline timeline = two_shots();
    timeline.style.dials.fidget = 1; // five times its full size, so that something shows
    timeline.actors[0].gestures = {wave_at(2, 2.5)};
    const Audit found = audit_of(timeline);
    ASSERT_EQ(found.trembling.size(), 2u) << "each in their own shot";
    double most = 0;
    for (const Trembling& one : found.trembling) {
        EXPECT_TRUE(one.passes);
        EXPECT_EQ(one.frames.count(), 24) << "judged a second at a time";
        most = std::max(most, one.share);
        if (one.actor == 0) {
            EXPECT_TRUE(one.frames.end <= 41 || one.frames.first >= 93)
                << "not in the wave nor while it settles";
        }
    }
    ASSERT_GT(most, 0);
    timeline.audit.tremble_share = 0.99 * most;
    EXPECT_FALSE(audit_of(timeline).passes());
    timeline.audit.tremble_share = 1.01 * most;
    EXPECT_TRUE(audit_of(timeline).passes());
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

// One that three bodies and many chunks of frames are shared out of, beside a short one.
TEST(Audit, SharesALongShotAmongThreadsAndFindsTheSame) {
    Timeline timeline = two_shots();
    timeline.frames = 90 * 24;
    timeline.shots = {shot_of("sh010", {0, 85}, {-3, 1.1, 0}),
                      shot_of("sh020", {85, 90}, {3, 1.1, 0})};
    timeline.actors[1].marks = {{0, {-2.6, 0, 0}, 0}};
    timeline.actors[0].gestures = {wave_at(2, 3), wave_at(8, 9), wave_at(40, 41)};
    AuditRequest request;
    request.before = true;
    request.threads = 1;
    const Audit alone = audit_of(timeline, request);
    ASSERT_GE(alone.speaking.size(), 2u);
    ASSERT_EQ(alone.gestures.size(), 3u);
    for (const unsigned threads : {2u, 3u, 8u, 33u}) {
        request.threads = threads;
        EXPECT_EQ(audit_of(timeline, request), alone) << threads;
    }
}

TEST(Audit, SaysHowFarItIsInsideALongShot) {
    Timeline timeline = two_shots();
    timeline.frames = 60 * 24;
    timeline.shots = {shot_of("sh010", {0, 60}, {-3, 1.1, 0})};
    AuditRequest request;
    request.threads = 1;
    std::vector<double> said;
    request.progress = [&](double done) { said.push_back(done); };
    static_cast<void>(audit_of(timeline, request));
    EXPECT_GE(said.size(), 10u);
    EXPECT_TRUE(std::is_sorted(said.begin(), said.end()));
    ASSERT_FALSE(said.empty());
    EXPECT_EQ(said.back(), 1);
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
