#include "tests/core/acting/random_timeline.h"

#include "core/rig/skeleton.h"

#include <algorithm>

namespace mh {

namespace {

class Chance {
  public:
    explicit Chance(unsigned seed) : m_random(seed) {}

    double between(double a, double b) { return std::uniform_real_distribution(a, b)(m_random); }
    int below(int n) { return std::uniform_int_distribution(0, n - 1)(m_random); }
    bool one_in(int n) { return below(n) == 0; }

  private:
    std::mt19937 m_random;
};

// A span's length: mostly of a second or two, sometimes an instant.
Seconds some_length(Chance& chance) {
    return chance.one_in(5) ? chance.between(0.001, 0.05) : chance.between(0.2, 4);
}

// Spans that follow, touch and overlap.
std::vector<TimeRange> some_spans(Chance& chance, Seconds length, Seconds mean_gap) {
    std::vector<TimeRange> spans;
    Seconds start = chance.between(-0.1, 2);
    while (start < length) {
        const TimeRange span{std::max(0.0, start), std::max(0.0, start) + some_length(chance)};
        spans.push_back(span);
        start = chance.one_in(4)   ? span.end
                : chance.one_in(3) ? chance.between(span.start, span.end)
                                   : span.end + chance.between(0, 2 * mean_gap);
    }
    return spans;
}

Target some_target(Chance& chance, int actors) {
    Target target;
    target.kind = static_cast<Target::Kind>(chance.below(4));
    target.character = "actor" + std::to_string(chance.below(actors));
    target.place = {chance.between(-3, 3), chance.between(0, 2), chance.between(1, 4)};
    return target;
}

Build some_build(Chance& chance) {
    Build build;
    const double size = chance.between(0.65, 1.4);
    for (double* measure :
         {&build.height, &build.head_height, &build.head_width, &build.shoulder_width,
          &build.chest_width, &build.belly_width, &build.hip_width, &build.arm_length,
          &build.leg_length, &build.limb_width, &build.hand_length, &build.foot_length})
        *measure *= size;
    build.belly_width *= chance.between(0.8, 1.6);
    build.arm_length *= chance.between(0.9, 1.1);
    build.leg_length *= chance.between(0.9, 1.05);
    return build;
}

std::vector<Gesture> some_gestures(Chance& chance, const RandomTimeline& wanted) {
    std::vector<Gesture> gestures;
    for (const TimeRange& span : some_spans(chance, wanted.length, 1.5)) {
        Gesture gesture;
        gesture.kind = static_cast<GestureKind>(chance.below(gesture_kind_count));
        gesture.hands = static_cast<Hands>(chance.below(hands_count));
        gesture.prepare = span.start;
        gesture.stroke = span.start + chance.between(0, 0.6);
        gesture.hold_end = gesture.stroke + (chance.one_in(3) ? 0 : chance.between(0, 2));
        gesture.release_end = gesture.hold_end + chance.between(0, 0.8);
        gesture.intensity = chance.between(0, 1);
        gesture.target = some_target(chance, wanted.actors);
        gestures.push_back(gesture);
    }
    return gestures;
}

// Walks, turns and seats, one after another.
void add_moves(Chance& chance, const RandomTimeline& wanted, Actor& actor) {
    Vec3 here = actor.marks.front().position;
    Seconds t = chance.between(0.5, 3);
    while (t < wanted.length) {
        const Seconds length = chance.between(0.8, 5);
        const Vec3 there(chance.between(-2, 2), 0, chance.between(-2, 2));
        const double yaw = chance.between(-pi, pi);
        if (chance.one_in(3))
            actor.marks.push_back({t, here, yaw});
        else if (chance.one_in(3))
            actor.seats.push_back({{t, t + length}, here + Vec3(0, 0.42, 0), yaw});
        else {
            const double metres_per_second = (there - here).norm() / length;
            const Seconds time = length * std::max(1.0, metres_per_second / 4);
            actor.walks.push_back({{t, t + time}, here, there, yaw, chance.one_in(5)});
            here = there;
            t += time - length;
        }
        t += length + (chance.one_in(4) ? 0 : chance.between(0, 4));
    }
}

std::vector<KeyedPose> some_poses(Chance& chance, const RandomTimeline& wanted) {
    std::vector<KeyedPose> poses;
    for (const TimeRange& span : some_spans(chance, wanted.length, 6)) {
        KeyedPose pose{
            span, chance.between(0.1, 0.5), chance.between(0.1, 0.5), chance.between(0, 1), {}};
        pose.range.end = std::max(pose.range.end, pose.range.start + 0.3);
        // Not the legs: a foot turned by hand goes where it is turned.
        for (int i = 0; i < 3; ++i)
            pose.turns.push_back(
                {std::string(bone_names[1 + static_cast<std::size_t>(chance.below(14))]),
                 {chance.between(-30, 30), chance.between(-30, 30), 0}});
        poses.push_back(pose);
    }
    return poses;
}

Actor some_actor(Chance& chance, const RandomTimeline& wanted, int number) {
    Actor actor;
    actor.id = "actor" + std::to_string(number);
    actor.on_stage = {{0, wanted.length}};
    actor.marks = {{0, {chance.between(-2, 2), 0, chance.between(-1, 1)}, chance.between(-1, 1)}};
    for (const TimeRange& span : some_spans(chance, wanted.length, 1.5)) {
        Speaking line{span, chance.between(0, 1), {}};
        for (Seconds beat = span.start; chance.one_in(2) && beat < span.end;
             beat += chance.between(0.3, 0.9))
            line.beats.push_back(beat);
        actor.speaking.push_back(line);
    }
    if (wanted.gestures)
        actor.gestures = some_gestures(chance, wanted);
    if (wanted.walks)
        add_moves(chance, wanted, actor);
    if (wanted.keyed)
        actor.poses = some_poses(chance, wanted);
    for (const TimeRange& span : some_spans(chance, wanted.length, 2))
        actor.expressions.push_back(
            {span.start, static_cast<Emotion>(chance.below(emotion_count)), chance.between(0, 1)});
    for (const TimeRange& span : some_spans(chance, wanted.length, 2))
        actor.looks.push_back({span, some_target(chance, wanted.actors)});
    if (chance.one_in(4))
        actor.still = some_spans(chance, wanted.length, 5);
    return actor;
}

} // namespace

std::shared_ptr<Timeline> random_timeline(unsigned seed, const RandomTimeline& wanted) {
    Chance chance(seed);
    auto timeline = std::make_shared<Timeline>();
    timeline->show = "random";
    timeline->episode = "e" + std::to_string(seed);
    timeline->seed = seed;
    timeline->frames = static_cast<Frame>(wanted.length * timeline->fps);
    for (int i = 0; i < wanted.actors; ++i) {
        timeline->actors.push_back(some_actor(chance, wanted, i));
        Character character;
        character.id = timeline->actors.back().id;
        character.build = some_build(chance);
        timeline->characters.push_back(character);
    }
    for (Seconds t = 0; t < wanted.length; t += 5) {
        Shot shot;
        shot.range = {t, t + 5};
        shot.camera = {{t, {Vec3(chance.between(-2, 2), 1.3, 5), Vec3(0, 1, 0), 0.6, 0}}};
        timeline->shots.push_back(shot);
    }
    return timeline;
}

} // namespace mh
