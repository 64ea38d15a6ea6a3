#include "tests/support/example.h"

namespace mh {
namespace {

Shot shot(const char* id, TimeRange range, const char* subject) {
    Shot made;
    made.id = id;
    made.range = range;
    made.set = "plain";
    made.framing = Framing::medium;
    if (*subject)
        made.subjects = {subject};
    made.camera = {{range.start, Camera{}}};
    return made;
}

Line line(const char* id, const char* actor, TimeRange range, std::vector<std::string> words) {
    Line made;
    made.id = id;
    made.actor = actor;
    made.range = range;
    const double share = range.duration() / static_cast<double>(words.size());
    for (std::size_t i = 0; i < words.size(); ++i) {
        const double start = range.start + share * static_cast<double>(i);
        made.text += (i ? " " : "") + words[i];
        made.words.push_back({words[i], {start, start + share}});
    }
    return made;
}

Actor actor(const char* id, TimeRange speaking) {
    Actor made;
    made.id = id;
    made.on_stage = {{0, 10}};
    made.marks = {{0, Vec3::Zero(), 0}};
    made.speaking = {{speaking, 0.6, {}}};
    made.expressions = {{0, Emotion::neutral, 0.5}, {speaking.start, Emotion::excited, 0.8}};
    for (int i = 0; i < 12; ++i)
        made.mouths.push_back(
            {speaking.start + speaking.duration() * i / 12, static_cast<MouthShape>((i * 5) % 9)});
    made.mouths.push_back({speaking.end, MouthShape::X});
    return made;
}

Gesture gesture(GestureKind kind, Seconds stroke) {
    Gesture made;
    made.kind = kind;
    made.prepare = stroke - 0.4;
    made.stroke = stroke;
    made.hold_end = stroke + 1;
    made.release_end = stroke + 1.5;
    made.cue = "(written)";
    return made;
}

ActorCurves curves(std::size_t frames, float energy) {
    ActorCurves made;
    for (std::size_t i = 0; i < frames; ++i) {
        made.energy.push_back(energy);
        made.body_px.push_back(static_cast<float>(i % 7) / 3);
        made.face_px.push_back(static_cast<float>(i % 5) / 4);
    }
    return made;
}

} // namespace

Timeline bare_timeline(Frame frames) {
    Timeline timeline;
    timeline.show = "example";
    timeline.episode = "bare";
    timeline.title = "Bare";
    timeline.frames = frames;
    timeline.picture = {320, 180};
    timeline.sets = {Set{}};
    if (frames > 0)
        timeline.shots = {shot("sh010", {0, seconds_of(frames, timeline.fps)}, "")};
    return timeline;
}

Timeline example_timeline() {
    Timeline timeline = bare_timeline(240);
    timeline.episode = timeline.title = "example";
    timeline.shots = {shot("sh010", {0, 5}, "otto"), shot("sh020", {5, 10}, "chief")};
    timeline.lines = {line("l01", "otto", {1, 4.5}, {"We", "found", "the", "lighthouse!"}),
                      line("l02", "chief", {6, 9}, {"It", "found", "us."})};
    timeline.actors = {actor("otto", {1, 4.5}), actor("chief", {6, 9})};
    timeline.actors[0].gestures = {gesture(GestureKind::thumbs_up, 2)};
    timeline.actors[1].gestures = {gesture(GestureKind::arms_folded, 6.5)};
    timeline.actors[1].walks = {{{5, 6}, {1, 0, 0}, Vec3::Zero(), 0, false}};
    for (const char* name : {"Otto", "Chief"}) {
        Character character;
        character.name = name;
        timeline.characters.push_back(character);
    }
    timeline.characters[0].id = "otto";
    timeline.characters[1].id = "chief";
    return timeline;
}

Audit example_audit() {
    const StillSpan otto{{36, 60}, Bone::left_hand, 0.6};
    const StillSpan chief{{150, 204}, Bone::chest, 0.9};
    Audit audit;
    audit.episode = "example";
    audit.speaking = {
        {"sh010", "l01", 0, {24, 108}, otto, StillSpan{{24, 100}, Bone::chest, 0.5}, {otto}},
        {"sh020", "l02", 1, {144, 216}, chief, std::nullopt, {chief}}};
    audit.speaking[1].passes = false;
    audit.gestures = {{"sh010", 0, 0, {48, 72}, Seen::seen, 0, true},
                      {"sh020", 1, 0, {156, 180}, Seen::cut_by_edge, 41.2, false}};
    audit.actors = {curves(240, 0.8F), curves(240, -0.3F)};
    audit.actors[0].spans = {{{0, 20}, Bone::chest, 0.2}, otto};
    audit.actors[1].spans = {chief};
    return audit;
}

} // namespace mh
