#include "core/direction/hand_beats.h"

#include "core/direction/business.h"
#include "core/direction/hand_poses.h"
#include "core/show/character.h"

#include <algorithm>
#include <filesystem>

namespace mh {

namespace {

constexpr double longest_seconds = 600;

// The hands that a gesture is usually made with.
Hands usual_hands(GestureKind kind) {
    for (const BusinessRule& rule : business_rules()) {
        const auto* gesture = std::get_if<GestureBusiness>(&rule.business);
        if (gesture && gesture->kind == kind)
            return gesture->hands;
    }
    return Hands::right;
}

template <typename T, std::size_t N>
void read_named(const JsonValue& json, const char* what,
                const std::array<std::string_view, N>& table, T& out) {
    if (const auto index = read_name(json, what, names_of(table)))
        out = static_cast<T>(*index);
}

void read_target_key(JsonObject& object, const HandNames& names, Target& out) {
    object.optional_with("target", [&](const JsonValue& value) {
        out = read_target(value, names).value_or(Target{});
    });
}

std::optional<int> read_word_key(JsonObject& object, const Beat& beat) {
    std::optional<int> word;
    object.optional_with("word", [&](const JsonValue& value) {
        if (beat.line)
            word = read_word(value, beat.line->text);
        else
            value.fault("there is no line here", "give \"at\", in seconds");
    });
    return word;
}

DirectedGesture read_gesture(const JsonValue& json, const HandNames& names,
                             const std::string& speaker, const Beat& beat) {
    DirectedGesture gesture;
    gesture.because = because_of_hand(json);
    JsonObject object(json);
    read_doer(object, json, names, speaker, gesture.character);
    if (!json.failed() && !object.has("kind"))
        json.fault("\"kind\" is missing");
    object.optional_with("kind", [&](const JsonValue& value) {
        read_named(value, "gesture", gesture_kind_names, gesture.kind);
    });
    gesture.hands = usual_hands(gesture.kind);
    object.optional_with("hands", [&](const JsonValue& value) {
        read_named(value, "hands", hands_names, gesture.hands);
    });
    gesture.word = read_word_key(object, beat);
    object.optional("at", gesture.at, 0.0, longest_seconds);
    object.optional_with("hold", [&](const JsonValue& value) {
        read(value, gesture.hold.emplace(), 0.0, longest_seconds);
    });
    object.optional("holdsOn", gesture.holds_on);
    object.optional("intensity", gesture.intensity, 0.0, 1.0);
    read_target_key(object, names, gesture.target);
    object.close();
    return gesture;
}

DirectedLook read_look(const JsonValue& json, const HandNames& names, const std::string& speaker) {
    DirectedLook look;
    look.because = because_of_hand(json);
    JsonObject object(json);
    read_doer(object, json, names, speaker, look.character);
    read_target_key(object, names, look.target);
    object.optional("at", look.at, 0.0, longest_seconds);
    object.optional_with("seconds", [&](const JsonValue& value) {
        read(value, look.seconds.emplace(), 0.0, longest_seconds);
    });
    object.close();
    if (!json.failed() && look.target.kind == Target::Kind::none)
        json.fault("\"target\" is missing", "a character, \"camera\" or [x, y, z]");
    return look;
}

DirectedWalk read_walk(const JsonValue& json, const HandNames& names, const std::string& speaker) {
    DirectedWalk walk;
    walk.because = because_of_hand(json);
    JsonObject object(json);
    read_doer(object, json, names, speaker, walk.character);
    if (!json.failed() && object.has("to") == object.has("mark"))
        json.fault("a walk needs one end", "give either \"to\" or \"mark\"");
    object.optional("to", walk.to);
    object.optional_with("mark", [&](const JsonValue& value) {
        walk.to = read_mark(value, names, &walk.facing_deg.emplace()).value_or(Vec3::Zero());
    });
    object.optional_with("facing", [&](const JsonValue& value) {
        read(value, walk.facing_deg.emplace(), -180.0, 180.0);
    });
    object.optional("backwards", walk.backwards);
    object.optional("at", walk.at, 0.0, longest_seconds);
    object.optional_with("metresPerSecond", [&](const JsonValue& value) {
        read(value, walk.metres_per_second.emplace(), 0.1, 10.0);
    });
    object.close();
    return walk;
}

DirectedSeat read_seating(const JsonValue& json, const HandNames& names,
                          const std::string& speaker) {
    DirectedSeat seating;
    seating.because = because_of_hand(json);
    JsonObject object(json);
    read_doer(object, json, names, speaker, seating.character);
    object.optional_with("seat", [&](const JsonValue& value) {
        if (!value.json().is_null())
            seating.seat = read_seat(value, names).value_or("");
    });
    object.optional("at", seating.at, 0.0, longest_seconds);
    object.close();
    return seating;
}

// A list read item by item in place of what stands in `out`.
template <typename T, typename Reader>
void replace_list(JsonObject& object, const std::string& key, std::vector<T>& out, Reader reader) {
    object.optional_with(key, [&](const JsonValue& list) {
        if (!list.json().is_array())
            return list.wrong_type("a list");
        out.clear();
        for (std::size_t i = 0; i < list.json().size() && !list.failed(); ++i)
            out.push_back(reader(list.child(i)));
    });
}

void read_feelings(const JsonValue& json, const HandNames& names, Beat& beat) {
    if (!json.json().is_object())
        return json.wrong_type("an object");
    beat.feelings.clear();
    for (const auto& [character, value] : json.json().items()) {
        const JsonValue child = json.child(character);
        const auto known = std::find(names.characters.begin(), names.characters.end(), character);
        if (known == names.characters.end()) {
            const std::string nearest = nearest_name(character, names.characters);
            return child.fault("there is no character \"" + character + "\"",
                               nearest.empty() ? "" : "did you mean \"" + nearest + "\"?");
        }
        Reading reading;
        reading.feeling_because = because_of_hand(child);
        JsonObject object(child);
        read_reading_keys(object, reading);
        object.close();
        beat.feelings.emplace_back(character, reading);
    }
}

void read_pauses(JsonObject& object, DirectedLine& line) {
    replace_list(object, "pauses", line.pauses, [&](const JsonValue& json) {
        std::pair<int, Seconds> pause{0, 0.6};
        JsonObject fields(json);
        fields.optional_with("word", [&](const JsonValue& value) {
            pause.first = read_word(value, line.text).value_or(0);
        });
        fields.required("seconds", pause.second, 0.0, longest_seconds);
        fields.close();
        return pause;
    });
}

// A file beside direction.json or in a folder there.
void read_file_name(JsonObject& object, const char* key, std::string& out) {
    object.optional_with(key, [&](const JsonValue& value) {
        read(value, out);
        const std::filesystem::path path(out);
        const bool leaves =
            path.is_absolute() || std::find(path.begin(), path.end(), "..") != path.end();
        if (!value.failed() && (out.empty() || leaves))
            value.fault("\"" + out + "\" is not a file beside direction.json",
                        "name one there, or in a folder there");
    });
}

void read_recording(const JsonValue& json, DirectedLine& line) {
    Recording recording;
    recording.because = because_of_hand(json);
    JsonObject fields(json);
    if (!json.failed() && !fields.has("cues"))
        json.fault("\"cues\" is missing", "Rhubarb Lip Sync's TSV, XML or JSON of the recording");
    read_file_name(fields, "cues", recording.cues);
    read_file_name(fields, "sound", recording.sound);
    fields.close();
    if (!json.failed() && line.seconds)
        json.fault("a recorded line is as long as its recording", "take its \"seconds\" out");
    line.recording = std::move(recording);
}

} // namespace

void read_reading_keys(JsonObject& object, Reading& reading) {
    object.optional_with("feeling", [&](const JsonValue& value) {
        read(value, reading.feeling);
        reading.feeling_because = because_of_hand(value);
    });
    object.optional("strength", reading.strength, 0.0, 1.0);
}

void read_beat_keys(JsonObject& object, const HandNames& names, const std::string& speaker,
                    Beat& beat) {
    replace_list(object, "gestures", beat.gestures,
                 [&](const JsonValue& json) { return read_gesture(json, names, speaker, beat); });
    replace_list(object, "looks", beat.looks,
                 [&](const JsonValue& json) { return read_look(json, names, speaker); });
    replace_list(object, "walks", beat.walks,
                 [&](const JsonValue& json) { return read_walk(json, names, speaker); });
    replace_list(object, "seats", beat.seats,
                 [&](const JsonValue& json) { return read_seating(json, names, speaker); });
    replace_list(object, "poses", beat.poses,
                 [&](const JsonValue& json) { return read_pose(json, names, speaker); });
    object.optional_with("feelings",
                         [&](const JsonValue& json) { read_feelings(json, names, beat); });
}

void read_line_keys(const JsonValue& json, const HandNames& names, Beat& beat) {
    DirectedLine& line = *beat.line;
    JsonObject object(json);
    object.optional_with("seconds", [&](const JsonValue& value) {
        read(value, line.seconds.emplace(), 0.05, longest_seconds);
    });
    object.optional("before", beat.before, 0.0, longest_seconds);
    object.optional("onScreen", line.on_screen);
    read_reading_keys(object, line.reading);
    object.optional_with("volume", [&](const JsonValue& value) {
        read_named(value, "volume", volume_names, line.reading.volume);
        line.reading.volume_because = because_of_hand(value);
    });
    read_pauses(object, line);
    object.optional_with("recording", [&](const JsonValue& value) { read_recording(value, line); });
    read_beat_keys(object, names, line.character, beat);
    object.optional_with(
        "still", [&](const JsonValue& value) { read_still(value, names, {line.character}, beat); });
    object.close();
}

void read_still(const JsonValue& json, const HandNames& names,
                const std::vector<std::string>& group, Beat& beat) {
    std::vector<std::string> still = group;
    if (json.json().is_array()) {
        still.clear();
        for (std::size_t i = 0; i < json.json().size() && !json.failed(); ++i)
            still.push_back(read_character(json.child(i), names).value_or(""));
    } else {
        bool all = false;
        read(json, all);
        if (!all)
            return beat.still.clear();
    }
    for (std::string& character : still) {
        if (std::find(beat.still.begin(), beat.still.end(), character) == beat.still.end())
            beat.still.push_back(std::move(character));
    }
}

} // namespace mh
