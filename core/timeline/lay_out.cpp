#include "core/base/noise.h"
#include "core/timeline/clock.h"
#include "core/timeline/compile.h"
#include "core/timeline/gestures.h"
#include "core/timeline/lines.h"
#include "core/timeline/looks.h"
#include "core/timeline/shots.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

// Of a person at rest; each actor has their own.
Breathing breathing_of(const Seed& actor) {
    const Seed seed = actor.with("breathing");
    return {12 + 6 * seed.with("rate").unit(), 0.40 + 0.10 * seed.with("amplitude").unit(),
            seed.with("phase").unit()};
}

// The id of the first crowd that somebody is an extra of.
std::string crowd_of(const std::string& id, const std::vector<Character>& cast) {
    const auto crowd = std::find_if(cast.begin(), cast.end(), [&](const Character& one) {
        return std::find(one.extras.begin(), one.extras.end(), id) != one.extras.end();
    });
    return crowd == cast.end() ? "" : crowd->id;
}

Timeline empty_timeline(const Direction& direction, const Show& show, const Episode& episode,
                        const std::vector<Character>& cast) {
    Timeline timeline;
    timeline.show = show.id;
    timeline.episode = episode.id;
    timeline.title = direction.title.empty() ? show.title : direction.title;
    timeline.fps = show.fps;
    timeline.picture = show.picture;
    timeline.seed = show.seed;
    timeline.style = show.style();
    timeline.audit = show.audit;
    const Seed seed = Seed{show.seed}.with(show.id).with(episode.id);
    for (const Character& character : cast) {
        if (character.is_crowd())
            continue; // its extras play it
        timeline.characters.push_back(character);
        Actor& actor = timeline.actors.emplace_back();
        actor.id = character.id;
        actor.crowd = crowd_of(character.id, cast);
        actor.breathing = breathing_of(seed.with(character.id));
    }
    return timeline;
}

// The sets that scenes are played on, each once; a scene on a set that nobody knows is played on
// the plain one.
std::vector<Set> sets_of(const Direction& direction, const Show& show) {
    std::vector<Set> sets;
    for (const DirectedScene& scene : direction.scenes) {
        const Set* known = show.set_named(scene.set);
        const Set set = known ? *known : plain_set();
        if (std::none_of(sets.begin(), sets.end(),
                         [&](const Set& used) { return used.id == set.id; }))
            sets.push_back(set);
    }
    return sets;
}

void lay_poses(const DirectedScene& scene, const LaidScene& laid, Timeline& timeline) {
    for (std::size_t i = 0; i < scene.beats.size(); ++i) {
        const TimeRange& beat = laid.beats[i].range;
        for (const DirectedPose& order : scene.beats[i].poses) {
            Actor* actor = actor_of(timeline, order.character);
            const Seconds start = beat.start + order.at;
            const Seconds end = order.seconds ? start + *order.seconds : beat.end;
            if (!actor || end <= start)
                continue;
            KeyedPose pose{{start, end}, order.ease_in, order.ease_out, order.weight, {}};
            for (const DirectedTurn& turn : order.turns)
                pose.turns.push_back({std::string(name_of(turn.bone)), turn.degrees});
            actor->poses.push_back(std::move(pose));
        }
    }
}

void lay_stillness(const DirectedScene& scene, const LaidScene& laid, Timeline& timeline) {
    for (std::size_t i = 0; i < scene.beats.size(); ++i)
        for (const std::string& id : scene.beats[i].still)
            if (Actor* actor = actor_of(timeline, id))
                actor->still.push_back(laid.beats[i].range);
}

void name_recordings(const Direction& direction, const Show& show, const Episode& episode,
                     const Recordings& recordings, Timeline& timeline) {
    auto laid = timeline.lines.begin(); // one for each directed line, in their order
    for (const DirectedScene& scene : direction.scenes) {
        for (const Beat& beat : scene.beats) {
            if (!beat.line)
                continue;
            const std::optional<Recording>& recording = beat.line->recording;
            if (recording && recordings.contains({recording->cues, recording->sound}) &&
                !recording->sound.empty())
                laid->recording = from_show(show, episode, recording->sound);
            ++laid;
        }
    }
}

// Lists are sorted by time; what was laid first stays first of two at once.
template <typename Item>
void sort_by(std::vector<Item>& items, auto time_of) {
    std::stable_sort(items.begin(), items.end(),
                     [&](const Item& a, const Item& b) { return time_of(a) < time_of(b); });
}

void put_in_order(Timeline& timeline) {
    const auto start = [](const auto& span) { return span.range.start; };
    const auto time = [](const auto& key) { return key.time; };
    sort_by(timeline.lines, start);
    for (Actor& actor : timeline.actors) {
        sort_by(actor.speaking, start);
        sort_by(actor.mouths, time);
        sort_by(actor.poses, start);
    }
}

} // namespace

Timeline lay_out(const Direction& direction, const Show& show, const Episode& episode,
                 const std::vector<Character>& cast, const Speaker& speaker,
                 const Recordings& recordings) {
    Timeline timeline = empty_timeline(direction, show, episode, cast);
    timeline.sets = sets_of(direction, show);
    const std::vector<LaidScene> scenes = lay_on_clock(direction, {speaker, recordings}, timeline);
    for (Actor& actor : timeline.actors)
        sort_by(actor.marks, [](const Mark& mark) { return mark.time; });
    for (std::size_t i = 0; i < scenes.size(); ++i) {
        const DirectedScene& scene = direction.scenes[i];
        const std::string set = show.set_named(scene.set) ? scene.set : plain_set().id;
        lay_lines(direction, scene, scenes[i], timeline);
        lay_gestures(scene, scenes[i], timeline);
        lay_looks(scene, scenes[i], timeline);
        lay_poses(scene, scenes[i], timeline);
        lay_stillness(scene, scenes[i], timeline);
        lay_shots(direction, scene, scenes[i], set, timeline);
        timeline.frames = std::llround(scenes[i].range.end * timeline.fps);
    }
    name_recordings(direction, show, episode, recordings, timeline);
    settle_faces(timeline);
    put_in_order(timeline);
    return timeline;
}

} // namespace mh
