#include "core/timeline/timeline_json.h"

#include <algorithm>

namespace mh {

namespace {

constexpr Seconds same_moment = 1e-6;

// A name that must be one of those known.
void known(const JsonValue& json, std::string_view what, const std::string& name,
           const std::vector<std::string>& names) {
    if (std::find(names.begin(), names.end(), name) != names.end())
        return;
    const std::string nearest = nearest_name(name, names);
    json.fault("there is no " + std::string(what) + " \"" + name + "\"",
               nearest.empty() ? "" : "did you mean \"" + nearest + "\"?");
}

template <typename Item>
std::vector<std::string> ids_of(const std::vector<Item>& items) {
    std::vector<std::string> ids;
    for (const Item& item : items)
        ids.push_back(item.id);
    return ids;
}

template <typename Item>
void in_order(const JsonValue& json, const std::vector<Item>& items, auto time_of) {
    for (std::size_t i = 1; i < items.size(); ++i)
        if (time_of(items[i]) < time_of(items[i - 1]))
            return json.child(i).fault("starts before the one before it",
                                       "lists are sorted by time");
}

template <typename Item>
void apart(const JsonValue& json, const std::vector<Item>& items) {
    for (std::size_t i = 1; i < items.size(); ++i)
        if (items[i].range.start < items[i - 1].range.end - same_moment)
            return json.child(i).fault("starts before the one before it has ended",
                                       "walks and seats never overlap");
}

void check_shots(const JsonValue& json, const Timeline& timeline,
                 const std::vector<std::string>& actors) {
    const std::vector<std::string> sets = ids_of(timeline.sets);
    Seconds reached = 0;
    for (std::size_t i = 0; i < timeline.shots.size(); ++i) {
        const Shot& shot = timeline.shots[i];
        const JsonValue here = json.child(i);
        if (std::abs(shot.range.start - reached) > same_moment)
            here.child("start").fault("leaves a gap or an overlap after what comes before",
                                      Json(reached).dump());
        reached = shot.range.end;
        known(here.child("set"), "set", shot.set, sets);
        for (std::size_t k = 0; k < shot.subjects.size(); ++k)
            known(here.child("subjects").child(k), "actor", shot.subjects[k], actors);
        in_order(here.child("camera"), shot.camera, [](const CameraKey& key) { return key.time; });
    }
    if (std::abs(reached - seconds_of(timeline.frames, timeline.fps)) > same_moment)
        json.fault("the shots do not end with the last frame",
                   "shots that cover all frames without a gap");
}

void check_actor(const JsonValue& json, const Actor& actor,
                 const std::vector<std::string>& actors) {
    const auto start = [](const auto& span) { return span.range.start; };
    const auto time = [](const auto& key) { return key.time; };
    const auto itself = [](const TimeRange& range) { return range.start; };
    in_order(json.child("onStage"), actor.on_stage, itself);
    in_order(json.child("marks"), actor.marks, time);
    in_order(json.child("seats"), actor.seats, start);
    in_order(json.child("speaking"), actor.speaking, start);
    for (std::size_t i = 0; i < actor.speaking.size(); ++i)
        in_order(json.child("speaking").child(i).child("beats"), actor.speaking[i].beats,
                 [](Seconds beat) { return beat; });
    in_order(json.child("gestures"), actor.gestures,
             [](const Gesture& gesture) { return gesture.prepare; });
    in_order(json.child("walks"), actor.walks, start);
    in_order(json.child("expressions"), actor.expressions, time);
    in_order(json.child("looks"), actor.looks, start);
    in_order(json.child("mouths"), actor.mouths, time);
    in_order(json.child("poses"), actor.poses, start);
    in_order(json.child("still"), actor.still, itself);
    apart(json.child("walks"), actor.walks);
    apart(json.child("seats"), actor.seats);
    for (std::size_t i = 0; i < actor.looks.size(); ++i)
        if (actor.looks[i].target.kind == Target::Kind::character)
            known(json.child("looks").child(i).child("target"), "actor",
                  actor.looks[i].target.character, actors);
    for (std::size_t i = 0; i < actor.gestures.size(); ++i)
        if (actor.gestures[i].target.kind == Target::Kind::character)
            known(json.child("gestures").child(i).child("target"), "actor",
                  actor.gestures[i].target.character, actors);
}

} // namespace

void check_whole(const JsonValue& json, const Timeline& timeline) {
    const std::vector<std::string> actors = ids_of(timeline.actors);
    if (ids_of(timeline.characters) != actors)
        json.child("actors").fault("these are not the characters, one for each",
                                   "actors and characters with the same ids in the same order");
    if (timeline.frames < 1)
        json.child("frames").fault("there is nothing to play", "at least one frame");
    for (std::size_t i = 0; i < actors.size() && !json.failed(); ++i) {
        check_actor(json.child("actors").child(i), timeline.actors[i], actors);
        if (std::count(actors.begin(), actors.end(), actors[i]) > 1)
            json.child("actors").child(i).child("id").fault("this id stands twice", "");
    }
    for (std::size_t i = 0; i < timeline.lines.size(); ++i)
        known(json.child("lines").child(i).child("actor"), "actor", timeline.lines[i].actor,
              actors);
    in_order(json.child("lines"), timeline.lines,
             [](const Line& line) { return line.range.start; });
    check_shots(json.child("shots"), timeline, actors);
}

} // namespace mh
