#include "core/audit/remedy.h"
#include "core/audit/shot_audit.h"
#include "core/figure/projection.h"
#include "episodes.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mh {
namespace {

using namespace episodes;

// Ada and Bo who hardly move.
Timeline too_still() {
    Timeline timeline = two_shots();
    timeline.style.dials = {0.2, 0.01, 0};
    return timeline;
}

const Remedy* of_kind(const std::vector<Remedy>& remedies, RemedyKind kind) {
    for (const Remedy& remedy : remedies)
        if (remedy.kind == kind)
            return &remedy;
    return nullptr;
}

TEST(Remedy, NamesTheSmallestFidgetWithWhichTheLinePasses) {
    Timeline timeline = too_still();
    const Audit found = audit_of(timeline);
    for (const SpeakingShot& fault : found.speaking) {
        ASSERT_FALSE(fault.passes);
        const auto remedies = remedies_of(*performed(timeline), fault, timeline.style.dials);
        const Remedy* fidget = of_kind(remedies, RemedyKind::fidget);
        ASSERT_TRUE(fidget);
        const auto passes_at = [&](double value) {
            timeline.style.dials.fidget = value;
            const Audit tried = audit_of(timeline);
            timeline.style.dials.fidget = 0.01;
            for (const SpeakingShot& shot : tried.speaking)
                if (shot.line == fault.line)
                    return shot.passes;
            return false;
        };
        EXPECT_TRUE(passes_at(fidget->amount));
        for (double less = 0.02; less < fidget->amount - 1e-9; less += 0.01)
            EXPECT_FALSE(passes_at(less)) << fault.line << " " << less;
    }
}

TEST(Remedy, PutsAGestureOnAWordThatBreaksTheStillness) {
    Timeline timeline = too_still();
    const Audit found = audit_of(timeline);
    const SpeakingShot& fault = found.speaking[0];
    const auto remedies = remedies_of(*performed(timeline), fault, timeline.style.dials);
    const Remedy* gesture = of_kind(remedies, RemedyKind::gesture_on_word);
    ASSERT_TRUE(gesture && gesture->gesture);
    EXPECT_NE(gesture->words.find("on “word"), std::string::npos) << gesture->words;
    const FrameRange still = fault.longest.frames;
    EXPECT_TRUE(still.contains(frame_at(gesture->gesture->stroke, fps)));
    timeline.actors[0].gestures = {*gesture->gesture};
    const Audit mended = audit_of(timeline);
    EXPECT_TRUE(mended.speaking[0].passes);
    ASSERT_EQ(mended.gestures.size(), 1u);
    EXPECT_TRUE(mended.gestures[0].passes);
}

// Ada gives a thumbs-up that the frame's bottom cuts off.
Timeline cut_off() {
    Timeline timeline = two_shots();
    timeline.shots[0] = shot_of("sh010", {0, 6}, {-3, 1.45, 0});
    timeline.shots[0].camera[0].camera.position.z() = 2;
    Gesture gesture = wave_at(2, 3);
    gesture.kind = GestureKind::thumbs_up;
    timeline.actors[0].gestures = {gesture};
    return timeline;
}

bool gesture_passes(Timeline timeline, const Shot& shot) {
    timeline.shots[0] = shot;
    return audit_of(timeline).gestures.at(0).passes;
}

TEST(Remedy, SaysHowMuchWiderThePictureMustBe) {
    const Timeline timeline = cut_off();
    const GestureSeen fault = audit_of(timeline).gestures.at(0);
    ASSERT_EQ(fault.seen, Seen::cut_by_edge);
    const auto remedies = remedies_of(*performed(timeline), fault, timeline.style.dials);
    const Remedy* wider = of_kind(remedies, RemedyKind::wider);
    ASSERT_TRUE(wider && wider->shot);
    EXPECT_GT(wider->amount, 1);
    EXPECT_TRUE(gesture_passes(timeline, *wider->shot));
    const auto distance = [](const Shot& shot) {
        const Camera& camera = shot.camera[0].camera;
        return (camera.position - camera.aim).norm();
    };
    EXPECT_NEAR(distance(*wider->shot), wider->amount * distance(timeline.shots[0]), 1e-9);
    Shot a_hundredth_less = timeline.shots[0];
    Camera& camera = a_hundredth_less.camera[0].camera;
    camera.position = camera.aim + (wider->amount - 0.01) * (camera.position - camera.aim);
    EXPECT_FALSE(gesture_passes(timeline, a_hundredth_less));
}

TEST(Remedy, SaysHowFarTheCameraMustMove) {
    const Timeline timeline = cut_off();
    const GestureSeen fault = audit_of(timeline).gestures.at(0);
    const auto remedies = remedies_of(*performed(timeline), fault, timeline.style.dials);
    const Remedy* move = of_kind(remedies, RemedyKind::camera_move);
    ASSERT_TRUE(move && move->shot);
    EXPECT_NE(move->words.find("lower"), std::string::npos) << move->words;
    EXPECT_TRUE(gesture_passes(timeline, *move->shot));
    const Vec3 way =
        move->shot->camera[0].camera.position - timeline.shots[0].camera[0].camera.position;
    EXPECT_NEAR(way.norm(), move->amount, 1e-9);
    Shot five_less = timeline.shots[0];
    const Vec3 less = (move->amount - 0.05) / move->amount * way;
    five_less.camera[0].camera.position += less;
    five_less.camera[0].camera.aim += less;
    EXPECT_FALSE(gesture_passes(timeline, five_less));
}

TEST(Remedy, NeverCutsAHeadToShowAHand) {
    const auto head_is_whole = [](const Timeline& timeline, const Shot& shot, Frame frame) {
        const auto performance = performed(timeline);
        const Seconds t = seconds_of(frame, timeline.fps);
        const Pose pose = performance->at(0, t, timeline.style.dials).pose;
        const Vec3 tip = performance->skeleton(0).tip[index_of(Bone::head)];
        const Projection projection(shot.camera[0].camera, timeline.picture);
        for (const Vec3& end : {Vec3(pose.at(Bone::head)), pose.point(Bone::head, tip)}) {
            const auto at = projection.to_picture(end);
            if (!at || at->y() < 0 || at->y() >= timeline.picture.height)
                return false;
        }
        return true;
    };
    int tried = 0;
    for (double metres = 0.8; metres < 2; metres += 0.1) {
        Timeline timeline = cut_off();
        Camera& camera = timeline.shots[0].camera[0].camera;
        camera.position.z() = metres;
        camera.position.y() = camera.aim.y() = 1.6;
        const GestureSeen fault = audit_of(timeline).gestures.at(0);
        if (fault.passes || !head_is_whole(timeline, timeline.shots[0], fault.frames.first))
            continue;
        ++tried;
        for (const Remedy& remedy : remedies_of(*performed(timeline), fault, timeline.style.dials))
            EXPECT_TRUE(!remedy.shot || head_is_whole(timeline, *remedy.shot, fault.frames.first))
                << remedy.words << " from " << metres << " m";
    }
    EXPECT_GT(tried, 4);
}

TEST(Remedy, IsGivenToEveryFaultOfAnAuditAndToNothingElse) {
    Timeline timeline = cut_off();
    timeline.style.dials = {0.2, 0.01, 0};
    Audit found = audit_of(timeline);
    Audit stopped = found;
    ASSERT_TRUE(put_remedies(*performed(timeline), found, {}));
    for (const SpeakingShot& one : found.speaking)
        EXPECT_EQ(one.remedy.empty(), one.passes) << one.line;
    for (const GestureSeen& one : found.gestures)
        EXPECT_EQ(one.remedy.empty(), one.passes);
    EXPECT_FALSE(put_remedies(*performed(timeline), stopped, [] { return true; }));
}

} // namespace
} // namespace mh
