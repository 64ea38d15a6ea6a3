#include "core/direction/hand_poses.h"

#include "core/direction/hand_names.h"

namespace mh {

namespace {

constexpr double longest_seconds = 600;
constexpr Seconds longest_ease = 60;

// An object of bones, each with its turn about its own axes.
std::vector<DirectedTurn> read_turns(const JsonValue& json) {
    std::vector<DirectedTurn> turns;
    if (!json.json().is_object()) {
        json.wrong_type("an object of bones");
        return turns;
    }
    for (const auto& [name, value] : json.json().items()) {
        const JsonValue child = json.child(name);
        if (const std::optional<Bone> bone = bone_named(name)) {
            DirectedTurn turn;
            turn.bone = *bone;
            read(child, turn.degrees);
            turns.push_back(std::move(turn));
        } else {
            const std::string nearest = nearest_name(name, names_of(bone_names));
            child.fault("there is no bone \"" + name + "\"",
                        nearest.empty() ? "" : "did you mean \"" + nearest + "\"?");
        }
    }
    return turns;
}

} // namespace

DirectedPose read_pose(const JsonValue& json, const HandNames& names, const std::string& speaker) {
    DirectedPose pose;
    JsonObject object(json);
    read_doer(object, json, names, speaker, pose.character);
    object.optional("at", pose.at, 0.0, longest_seconds);
    object.optional_with("seconds", [&](const JsonValue& value) {
        read(value, pose.seconds.emplace(), 0.0, longest_seconds);
    });
    object.optional("easeIn", pose.ease_in, 0.0, longest_ease);
    object.optional("easeOut", pose.ease_out, 0.0, longest_ease);
    object.optional("weight", pose.weight, 0.0, 1.0);
    object.optional_with("turns", [&](const JsonValue& value) { pose.turns = read_turns(value); });
    if (!json.failed() && pose.turns.empty())
        json.fault("a pose turns no bone", "\"turns\": { \"head\": [10, 0, 0] }, in degrees");
    object.close();
    return pose;
}

} // namespace mh
