#pragma once

// Small episodes for the tests of the audit.

#include "core/audit/audit.h"

#include <memory>

namespace mh::episodes {

inline constexpr double fps = 24;

inline Actor standing(const std::string& id, double x) {
    Actor actor;
    actor.id = id;
    actor.on_stage = {{0, 100}};
    actor.marks = {{0, {x, 0, 0}, 0}};
    return actor;
}

inline Speaking speaking_over(const TimeRange& range) {
    Speaking speaking;
    speaking.range = range;
    speaking.intensity = 0.8;
    for (Seconds beat = range.start + 0.2; beat < range.end; beat += 0.5)
        speaking.beats.push_back(beat);
    return speaking;
}

inline Line line_of(const std::string& id, const std::string& actor, const TimeRange& range,
                    bool on_screen = true) {
    Line line;
    line.id = id;
    line.actor = actor;
    line.range = range;
    line.on_screen = on_screen;
    for (Seconds word = range.start; word + 0.4 < range.end; word += 0.5)
        line.words.push_back({"word" + std::to_string(line.words.size()), {word, word + 0.4}});
    return line;
}

inline Shot shot_of(const std::string& id, const TimeRange& range, const Vec3& aim) {
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
inline Timeline two_shots() {
    Timeline timeline;
    timeline.episode = "test";
    timeline.fps = fps;
    timeline.frames = 12 * 24;
    timeline.actors = {standing("ada", -3), standing("bo", 3)};
    timeline.characters.resize(2);
    timeline.characters[0].name = "Ada";
    timeline.characters[1].name = "Bo";
    timeline.style.dials = {1, 0.2, 0.1};
    timeline.shots = {shot_of("sh010", {0, 6}, {-3, 1.1, 0}),
                      shot_of("sh020", {6, 12}, {3, 1.1, 0})};
    timeline.shots[0].subjects = {"ada"};
    timeline.shots[1].subjects = {"bo"};
    timeline.lines = {line_of("l01", "ada", {1, 5}), line_of("l02", "bo", {6.5, 10.5}),
                      line_of("l03", "ada", {10.5, 11.5})};
    timeline.actors[0].speaking = {speaking_over({1, 5}), speaking_over({10.5, 11.5})};
    timeline.actors[1].speaking = {speaking_over({6.5, 10.5})};
    timeline.actors[0].expressions = {{0, Emotion::excited, 0.8}};
    timeline.actors[1].expressions = {{0, Emotion::sad, 0.8}};
    return timeline;
}

inline Gesture wave_at(Seconds stroke, Seconds hold_end) {
    Gesture gesture;
    gesture.kind = GestureKind::wave;
    gesture.prepare = stroke - 0.3;
    gesture.stroke = stroke;
    gesture.hold_end = hold_end;
    gesture.release_end = hold_end + 0.4;
    gesture.cue = "waves";
    return gesture;
}

inline std::shared_ptr<const Performance> performed(const Timeline& timeline) {
    return std::make_shared<const Performance>(std::make_shared<const Timeline>(timeline));
}

inline Audit audit_of(const Timeline& timeline, AuditRequest request = {}) {
    request.dials = timeline.style.dials;
    return audit(*performed(timeline), request).value();
}

} // namespace mh::episodes
