#include "core/timeline/timeline_json.h"

namespace mh {

namespace {
constexpr double furthest_yaw_rad = 1000; // a body that turned on and on has come round by then
constexpr std::array<std::string_view, 4> target_kinds{"none", "character", "camera", "place"};
} // namespace

void read(const JsonValue& json, Target& out) {
    JsonObject object(json);
    required_name(object, "kind", "kind of target", target_kinds, out.kind);
    object.required("character", out.character);
    object.required("place", out.place);
    object.close();
}

Json to_json(const Target& target) {
    return {{"kind", target_kinds[static_cast<std::size_t>(target.kind)]},
            {"character", target.character},
            {"place", to_json(target.place)}};
}

static void read(const JsonValue& json, TimeRange& out) {
    JsonObject object(json);
    required_range(object, json, out);
    object.close();
}

static Json to_json(const TimeRange& range) {
    return {{"start", range.start}, {"end", range.end}};
}

static Json with_range(const TimeRange& range, const Json& rest) {
    Json json = to_json(range);
    json.update(rest);
    return json;
}

static void read(const JsonValue& json, Mark& out) {
    JsonObject object(json);
    required_time(object, "time", out.time);
    object.required("position", out.position);
    object.required("yaw", out.yaw_rad, -furthest_yaw_rad, furthest_yaw_rad);
    object.close();
}

static Json to_json(const Mark& mark) {
    return {{"time", mark.time}, {"position", to_json(mark.position)}, {"yaw", mark.yaw_rad}};
}

static void read(const JsonValue& json, Sitting& out) {
    JsonObject object(json);
    required_range(object, json, out.range);
    object.required("seat", out.seat);
    object.required("yaw", out.yaw_rad, -furthest_yaw_rad, furthest_yaw_rad);
    object.close();
}

static Json to_json(const Sitting& sitting) {
    return with_range(sitting.range, {{"seat", to_json(sitting.seat)}, {"yaw", sitting.yaw_rad}});
}

namespace {
struct Times {
    std::vector<Seconds>& of;
};
} // namespace

static void read(const JsonValue& json, const Times& out) {
    read(json, out.of);
    for (std::size_t i = 0; i < out.of.size() && !json.failed(); ++i)
        read(json.child(i), out.of[i], -furthest_time, furthest_time);
}

static void read(const JsonValue& json, Speaking& out) {
    JsonObject object(json);
    required_range(object, json, out.range);
    object.required("intensity", out.intensity, 0.0, 1.0);
    const Times beats{out.beats};
    object.required("beats", beats);
    object.close();
}

static Json to_json(const Speaking& speaking) {
    return with_range(speaking.range,
                      {{"intensity", speaking.intensity}, {"beats", speaking.beats}});
}

static void read(const JsonValue& json, Gesture& out) {
    JsonObject object(json);
    required_name(object, "kind", "gesture", gesture_kind_names, out.kind);
    required_name(object, "hands", "hand", hands_names, out.hands);
    required_time(object, "prepare", out.prepare);
    required_time(object, "stroke", out.stroke);
    required_time(object, "holdEnd", out.hold_end);
    required_time(object, "releaseEnd", out.release_end);
    object.required("intensity", out.intensity, 0.0, 1.0);
    object.required("target", out.target);
    object.required("cue", out.cue);
    object.required("sourceLine", out.source_line, std::int64_t{0}, std::int64_t{1} << 31);
    object.close();
    if (!json.failed() && !(out.prepare <= out.stroke && out.stroke <= out.hold_end &&
                            out.hold_end <= out.release_end))
        json.fault("its times do not follow each other",
                   "prepare, stroke, holdEnd and releaseEnd in this order");
}

static Json to_json(const Gesture& gesture) {
    return {{"kind", name_of(gesture.kind)},
            {"hands", name_of(gesture.hands)},
            {"prepare", gesture.prepare},
            {"stroke", gesture.stroke},
            {"holdEnd", gesture.hold_end},
            {"releaseEnd", gesture.release_end},
            {"intensity", gesture.intensity},
            {"target", to_json(gesture.target)},
            {"cue", gesture.cue},
            {"sourceLine", gesture.source_line}};
}

static void read(const JsonValue& json, Walk& out) {
    JsonObject object(json);
    required_range(object, json, out.range);
    object.required("from", out.from);
    object.required("to", out.to);
    object.required("arriveYaw", out.arrive_yaw_rad, -furthest_yaw_rad, furthest_yaw_rad);
    object.required("backwards", out.backwards);
    object.close();
}

static Json to_json(const Walk& walk) {
    return with_range(walk.range, {{"from", to_json(walk.from)},
                                   {"to", to_json(walk.to)},
                                   {"arriveYaw", walk.arrive_yaw_rad},
                                   {"backwards", walk.backwards}});
}

static void read(const JsonValue& json, ExpressionKey& out) {
    JsonObject object(json);
    required_time(object, "time", out.time);
    required_name(object, "emotion", "emotion", emotion_names, out.emotion);
    object.required("strength", out.strength, 0.0, 1.0);
    object.close();
}

static Json to_json(const ExpressionKey& key) {
    return {{"time", key.time}, {"emotion", name_of(key.emotion)}, {"strength", key.strength}};
}

static void read(const JsonValue& json, Look& out) {
    JsonObject object(json);
    required_range(object, json, out.range);
    object.required("target", out.target);
    object.close();
}

static Json to_json(const Look& look) {
    return with_range(look.range, {{"target", to_json(look.target)}});
}

static void read(const JsonValue& json, MouthKey& out) {
    JsonObject object(json);
    required_time(object, "time", out.time);
    required_name(object, "shape", "mouth shape", mouth_shape_names, out.shape);
    object.close();
}

static Json to_json(const MouthKey& key) {
    return {{"time", key.time}, {"shape", mouth_shape_names[static_cast<std::size_t>(key.shape)]}};
}

static void read(const JsonValue& json, Breathing& out) {
    JsonObject object(json);
    object.required("perMinute", out.per_minute, 4.0, 40.0);
    object.required("amplitude", out.amplitude, 0.0, 1.0);
    object.required("phase", out.phase, 0.0, 1.0);
    object.close();
}

static Json to_json(const Breathing& breathing) {
    return {{"perMinute", breathing.per_minute},
            {"amplitude", breathing.amplitude},
            {"phase", breathing.phase}};
}

static void read(const JsonValue& json, BoneTurn& out) {
    JsonObject object(json);
    object.required("bone", out.bone);
    object.required("degrees", out.degrees);
    object.close();
}

static Json to_json(const BoneTurn& turn) {
    return {{"bone", turn.bone}, {"degrees", to_json(turn.degrees)}};
}

static void read(const JsonValue& json, KeyedPose& out) {
    JsonObject object(json);
    required_range(object, json, out.range);
    object.required("easeIn", out.ease_in, 0.0, 60.0);
    object.required("easeOut", out.ease_out, 0.0, 60.0);
    object.required("weight", out.weight, 0.0, 1.0);
    object.required("turns", out.turns);
    object.close();
}

static Json to_json(const KeyedPose& pose) {
    return with_range(pose.range, {{"easeIn", pose.ease_in},
                                   {"easeOut", pose.ease_out},
                                   {"weight", pose.weight},
                                   {"turns", list_json(pose.turns)}});
}

void read(const JsonValue& json, Actor& out) {
    JsonObject object(json);
    object.required("id", out.id);
    object.optional("crowd", out.crowd); // not in every Timeline of version 1
    object.required("onStage", out.on_stage);
    object.required("marks", out.marks);
    object.required("seats", out.seats);
    object.required("speaking", out.speaking);
    object.required("gestures", out.gestures);
    object.required("walks", out.walks);
    object.required("expressions", out.expressions);
    object.required("looks", out.looks);
    object.required("mouths", out.mouths);
    object.required("breathing", out.breathing);
    object.required("poses", out.poses);
    object.required("still", out.still);
    object.close();
}

Json to_json(const Actor& actor) {
    return {{"id", actor.id},
            {"crowd", actor.crowd},
            {"onStage", list_json(actor.on_stage)},
            {"marks", list_json(actor.marks)},
            {"seats", list_json(actor.seats)},
            {"speaking", list_json(actor.speaking)},
            {"gestures", list_json(actor.gestures)},
            {"walks", list_json(actor.walks)},
            {"expressions", list_json(actor.expressions)},
            {"looks", list_json(actor.looks)},
            {"mouths", list_json(actor.mouths)},
            {"breathing", to_json(actor.breathing)},
            {"poses", list_json(actor.poses)},
            {"still", list_json(actor.still)}};
}

} // namespace mh
