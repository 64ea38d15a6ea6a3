#include "core/timeline/timeline_json.h"

namespace mh {

void required_time(JsonObject& object, const std::string& key, Seconds& out) {
    object.required(key, out, -furthest_time, furthest_time);
}

void required_range(JsonObject& object, const JsonValue& json, TimeRange& out) {
    required_time(object, "start", out.start);
    required_time(object, "end", out.end);
    if (!json.failed() && out.end < out.start)
        json.fault("ends before it starts", "\"end\" at or after \"start\"");
}

void put_range(Json& json, const TimeRange& range) {
    json["start"] = range.start;
    json["end"] = range.end;
}

static void read(const JsonValue& json, CameraKey& out) {
    JsonObject object(json);
    required_time(object, "time", out.time);
    object.required("position", out.camera.position);
    object.required("aim", out.camera.aim);
    object.required("fov", out.camera.fov_rad, 0.01, 3.0);
    object.required("roll", out.camera.roll_rad);
    object.close();
    if (!json.failed() && (out.camera.aim - out.camera.position).norm() < 1e-6)
        json.fault("the camera aims at where it stands", "an aim in front of it");
}

static Json to_json(const CameraKey& key) {
    return {{"time", key.time},
            {"position", to_json(key.camera.position)},
            {"aim", to_json(key.camera.aim)},
            {"fov", key.camera.fov_rad},
            {"roll", key.camera.roll_rad}};
}

void read(const JsonValue& json, Shot& out) {
    JsonObject object(json);
    object.required("id", out.id);
    required_range(object, json, out.range);
    object.required("set", out.set);
    required_name(object, "framing", "framing", framing_names, out.framing);
    object.required("subjects", out.subjects);
    object.required("camera", out.camera);
    object.required("because", out.because);
    object.required("sourceLine", out.source_line, std::int64_t{0}, std::int64_t{1} << 31);
    object.close();
    if (!json.failed() && out.camera.empty())
        json.child("camera").fault("is empty", "at least one camera key");
}

Json to_json(const Shot& shot) {
    Json json{{"id", shot.id}};
    put_range(json, shot.range);
    json["set"] = shot.set;
    json["framing"] = name_of(shot.framing);
    json["subjects"] = shot.subjects;
    json["camera"] = list_json(shot.camera);
    json["because"] = shot.because;
    json["sourceLine"] = shot.source_line;
    return json;
}

static void read(const JsonValue& json, Word& out) {
    JsonObject object(json);
    object.required("text", out.text);
    required_range(object, json, out.range);
    object.close();
}

static Json to_json(const Word& word) {
    Json json{{"text", word.text}};
    put_range(json, word.range);
    return json;
}

static void read(const JsonValue& json, Because& out) {
    JsonObject object(json);
    object.required("words", out.words);
    object.required("line", out.line, std::int64_t{0}, std::int64_t{1} << 31);
    object.close();
}

static Json to_json(const Because& because) {
    return {{"words", because.words}, {"line", because.line}};
}

static void read(const JsonValue& json, Reading& out) {
    JsonObject object(json);
    required_name(object, "feeling", "emotion", emotion_names, out.feeling);
    object.required("strength", out.strength, 0.0, 1.0);
    required_name(object, "volume", "volume", volume_names, out.volume);
    object.required("feelingBecause", out.feeling_because);
    object.required("volumeBecause", out.volume_because);
    object.close();
}

static Json to_json(const Reading& reading) {
    return {{"feeling", name_of(reading.feeling)},
            {"strength", reading.strength},
            {"volume", name_of(reading.volume)},
            {"feelingBecause", to_json(reading.feeling_because)},
            {"volumeBecause", to_json(reading.volume_because)}};
}

void read(const JsonValue& json, Line& out) {
    JsonObject object(json);
    object.required("id", out.id);
    object.required("actor", out.actor);
    object.required("text", out.text);
    required_range(object, json, out.range);
    object.required("onScreen", out.on_screen);
    object.required("reading", out.reading);
    object.required("words", out.words);
    object.required("sourceLine", out.source_line, std::int64_t{0}, std::int64_t{1} << 31);
    object.optional("recording", out.recording); // since version 3
    object.close();
}

Json to_json(const Line& line) {
    Json json{{"id", line.id}, {"actor", line.actor}, {"text", line.text}};
    put_range(json, line.range);
    json["onScreen"] = line.on_screen;
    json["reading"] = to_json(line.reading);
    json["words"] = list_json(line.words);
    json["sourceLine"] = line.source_line;
    json["recording"] = line.recording;
    return json;
}

} // namespace mh
