#include "core/direction/gesture_framing.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

DirectedScene scene_with(GestureKind kind, Framing framing) {
    DirectedScene scene;
    scene.beats.emplace_back();
    DirectedGesture gesture;
    gesture.character = "al";
    gesture.kind = kind;
    scene.beats[0].gestures.push_back(gesture);
    DirectedShot shot;
    shot.end_beat = 1;
    shot.framing = framing;
    shot.subjects = {"al"};
    scene.shots.push_back(shot);
    return scene;
}

TEST(GestureFraming, ShowsTheHandsOfEveryGestureFromEveryFraming) {
    for (std::size_t kind = 0; kind < gesture_kind_count; ++kind) {
        for (std::size_t framing = 0; framing < framing_count; ++framing) {
            for (const bool keep : {false, true}) {
                const auto gesture = static_cast<GestureKind>(kind);
                DirectedScene scene = scene_with(gesture, static_cast<Framing>(framing));
                const DirectedShot before = scene.shots[0];
                frame_gestures(scene, scene.shots[0], keep);
                const DirectedShot& shot = scene.shots[0];
                if (!uses_hands(gesture)) {
                    EXPECT_EQ(shot, before);
                    continue;
                }
                const HeightBand shown = shown_by(shot.framing, shot.widen);
                const HeightBand hands = hands_of(gesture);
                EXPECT_LE(shown.bottom, hands.bottom) << name_of(gesture) << framing;
                EXPECT_GE(shown.top, hands.top) << name_of(gesture) << framing;
                EXPECT_TRUE(!keep || shot.framing == before.framing);
            }
        }
    }
}

TEST(GestureFraming, BringsWhoeverGesturesIntoTheShot) {
    DirectedScene scene = scene_with(GestureKind::wave, Framing::medium);
    scene.shots[0].subjects = {"bo"};
    frame_gestures(scene, scene.shots[0]);
    EXPECT_EQ(scene.shots[0].subjects, (std::vector<std::string>{"bo", "al"}));
    EXPECT_EQ(scene.shots[0].framing, Framing::two_shot);
}

TEST(GestureFraming, LeavesAShotThatShowsTheHandsAlready) {
    DirectedScene scene = scene_with(GestureKind::shrug, Framing::full);
    const DirectedShot before = scene.shots[0];
    frame_gestures(scene, scene.shots[0]);
    EXPECT_EQ(scene.shots[0], before);
}

TEST(ShownBy, ReachesLowerAsTheFramingWidens) {
    const Framing by_distance[] = {Framing::extreme_close, Framing::close, Framing::medium,
                                   Framing::cowboy,        Framing::full,  Framing::wide};
    for (std::size_t i = 1; i < std::size(by_distance); ++i)
        EXPECT_LT(shown_by(by_distance[i]).bottom, shown_by(by_distance[i - 1]).bottom);
    for (std::size_t i = 0; i < framing_count; ++i)
        EXPECT_LT(shown_by(static_cast<Framing>(i), 1.3).bottom,
                  shown_by(static_cast<Framing>(i)).bottom);
}

} // namespace
} // namespace mh
