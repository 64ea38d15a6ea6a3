#include "core/direction/hand_direction.h"

#include "core/direction/crowds.h"
#include "core/direction/direct.h"
#include "core/direction/gesture_framing.h"
#include "core/direction/hand_beats.h"
#include "core/direction/hand_shots.h"
#include "core/direction/scene_set.h"

#include <algorithm>

namespace mh {

namespace {

std::vector<std::string> ids_of(const std::vector<DirectedScene>& scenes) {
    std::vector<std::string> ids;
    for (const DirectedScene& scene : scenes)
        ids.push_back(scene.id);
    return ids;
}

std::vector<const Set*> sets_of(const Show& show, const Set& plain) {
    std::vector<const Set*> sets;
    for (const Set& set : show.sets)
        sets.push_back(&set);
    if (!show.set_named(plain.id))
        sets.push_back(&plain);
    return sets;
}

// Faults a key of an object that is none of the names.
bool is_known_key(const JsonValue& json, const std::string& key, const char* what,
                  const std::vector<std::string>& known) {
    if (std::find(known.begin(), known.end(), key) != known.end())
        return true;
    const std::string nearest = nearest_name(key, known);
    json.child(key).fault("there is no " + std::string(what) + " \"" + key + "\"",
                          nearest.empty() ? "" : "did you mean \"" + nearest + "\"?");
    return false;
}

class HandReader {
  public:
    HandReader(const Show& show, const std::vector<Character>& cast, Direction& direction)
        : m_show(show), m_direction(direction), m_plain(plain_set()) {
        for (const Character& character : cast)
            m_names.characters.push_back(character.id);
    }

    void read_file(const JsonValue& json) {
        JsonObject object(json);
        std::string schema; // for editors alone
        object.optional("$schema", schema);
        object.optional("title", m_direction.title);
        object.optional("gestureFraming", m_gesture_framing);
        object.optional_with("scenes", [&](const JsonValue& value) { read_scenes(value); });
        read_flat_scene(object, json);
        object.close();
        if (!json.failed() && m_gesture_framing)
            frame_all_gestures();
    }

  private:
    void read_scenes(const JsonValue& json) {
        if (!json.json().is_object())
            return json.wrong_type("an object");
        for (const auto& [id, value] : json.json().items()) {
            if (json.failed() || !is_known_key(json, id, "scene", ids_of(m_direction.scenes)))
                return;
            const auto scene = std::find_if(m_direction.scenes.begin(), m_direction.scenes.end(),
                                            [&](const DirectedScene& one) { return one.id == id; });
            JsonObject object(json.child(id));
            read_scene(object, *scene);
            object.close();
        }
    }

    // An episode of one scene may have the scene's keys where the episode's are.
    void read_flat_scene(JsonObject& object, const JsonValue& json) {
        if (m_direction.scenes.size() == 1)
            return read_scene(object, m_direction.scenes.front());
        for (const char* key : {"set", "staging", "lines", "shots", "still"}) {
            if (object.has(key))
                json.child(key).fault("this episode has several scenes",
                                      "put it under \"scenes\", by the scene's id");
        }
    }

    void read_scene(JsonObject& object, DirectedScene& scene) {
        const Set* set = m_show.set_named(scene.set);
        m_names.set = set ? set : &m_plain;
        object.optional_with("set", [](const JsonValue&) {}); // read before the plan was made
        object.optional_with("staging", [&](const JsonValue& json) { read_staging(json, scene); });
        object.optional_with("lines", [&](const JsonValue& json) { read_lines(json, scene); });
        object.optional_with("shots", [&](const JsonValue& json) {
            m_framed[scene.id] = read_shots(json, m_names, scene);
        });
        object.optional_with("still", [&](const JsonValue& json) {
            std::vector<std::string> everybody;
            for (const Staging& one : scene.staging)
                everybody.push_back(one.character);
            for (Beat& beat : scene.beats)
                read_still(json, m_names, everybody, beat);
        });
    }

    void read_staging(const JsonValue& json, DirectedScene& scene) {
        if (!json.json().is_object())
            return json.wrong_type("an object");
        for (const auto& [character, value] : json.json().items()) {
            if (json.failed() || !is_known_key(json, character, "character", m_names.characters))
                return;
            auto one = std::find_if(scene.staging.begin(), scene.staging.end(),
                                    [&](const Staging& s) { return s.character == character; });
            if (one == scene.staging.end())
                one = scene.staging.insert(one, Staging{character, Vec3::Zero(), 0, std::nullopt});
            read_place(json.child(character), *one);
        }
    }

    void read_place(const JsonValue& json, Staging& staging) {
        JsonObject object(json);
        object.optional_with("mark", [&](const JsonValue& value) {
            staging.position = read_mark(value, m_names, &staging.yaw_deg).value_or(Vec3::Zero());
        });
        object.optional("position", staging.position);
        object.optional("yaw", staging.yaw_deg, -180.0, 180.0);
        object.optional_with(
            "seat", [&](const JsonValue& value) { staging.seat = read_seat(value, m_names); });
        object.close();
    }

    void read_lines(const JsonValue& json, DirectedScene& scene) {
        if (!json.json().is_object())
            return json.wrong_type("an object");
        std::vector<std::string> ids;
        for (const Beat& beat : scene.beats) {
            if (beat.line)
                ids.push_back(beat.line->id);
        }
        for (const auto& [id, value] : json.json().items()) {
            if (json.failed() || !is_known_key(json, id, "line", ids))
                return;
            const auto beat =
                std::find_if(scene.beats.begin(), scene.beats.end(),
                             [&](const Beat& one) { return one.line && one.line->id == id; });
            read_line_keys(json.child(id), m_names, *beat);
        }
    }

    void frame_all_gestures() {
        for (DirectedScene& scene : m_direction.scenes) {
            const FramedByHand& framed = m_framed[scene.id];
            for (DirectedShot& shot : scene.shots) {
                if (!framed.widen.contains(shot.id))
                    frame_gestures(scene, shot, framed.framing.contains(shot.id));
            }
        }
    }

    const Show& m_show;
    Direction& m_direction;
    const Set m_plain;
    HandNames m_names;
    std::map<std::string, FramedByHand> m_framed;
    bool m_gesture_framing = true;
};

void read_set(const JsonValue& json, const std::string& scene, const Show& show, const Set& plain,
              ChosenSets& out) {
    std::vector<std::string> ids;
    const std::vector<const Set*> sets = sets_of(show, plain);
    for (const Set* set : sets)
        ids.push_back(set->id);
    if (const auto index = read_name(json, "set", ids))
        out[scene] = sets[*index];
}

} // namespace

ChosenSets chosen_sets(JsonDocument& document, const Show& show, const Set& plain) {
    ChosenSets chosen;
    const JsonValue root(document);
    if (!root.json().is_object())
        return chosen;
    if (root.json().contains("set"))
        read_set(root.child("set"), "sc01", show, plain, chosen);
    if (!root.json().contains("scenes") || !root.json().at("scenes").is_object())
        return chosen;
    const JsonValue scenes = root.child("scenes");
    for (const auto& [id, value] : scenes.json().items()) {
        if (value.is_object() && value.contains("set"))
            read_set(scenes.child(id).child("set"), id, show, plain, chosen);
    }
    return chosen;
}

void lay_hand_over(JsonDocument& document, const Show& show, const std::vector<Character>& cast,
                   Direction& direction) {
    HandReader(show, cast, direction).read_file(JsonValue(document));
}

Result<Direction> direct_with_hand(const Screenplay& screenplay, const Show& show,
                                   const std::vector<Character>& cast,
                                   std::string_view direction_text,
                                   const std::string& direction_file) {
    if (direction_text.empty())
        return direct(screenplay, show, cast, {});
    Result<JsonDocument> document = parse_json(direction_text, direction_file);
    if (!document)
        return fail(document.error());
    const Set plain = plain_set();
    const ChosenSets sets = chosen_sets(*document, show, plain);
    Direction direction = plan_direction(screenplay, show, cast, sets);
    lay_hand_over(*document, show, cast, direction);
    if (document->error)
        return fail(*document->error);
    give_crowds_to_extras(cast, direction);
    return direction;
}

Result<DirectedEpisode> direct_episode(const Show& show, const Episode& episode) {
    const Result<Screenplay> screenplay =
        parse_fountain(episode.screenplay, episode.screenplay_file.string());
    if (!screenplay)
        return fail(screenplay.error());
    const std::string direction_file =
        episode.direction_file ? episode.direction_file->string() : std::string();
    DirectedEpisode directed{cast_of(*screenplay, show), {}};
    Result<Direction> direction =
        direct_with_hand(*screenplay, show, directed.cast, episode.direction, direction_file);
    if (!direction)
        return fail(direction.error());
    directed.direction = *std::move(direction);
    return directed;
}

} // namespace mh
