#include "core/direction/hand_names.h"

#include "core/direction/words.h"

#include <algorithm>

namespace mh {

namespace {

template <typename Place>
const Place* read_place(const JsonValue& json, const char* what, const std::vector<Place>& places) {
    std::vector<std::string> known;
    for (const Place& place : places)
        known.push_back(place.id);
    const auto index = read_name(json, what, known);
    return index ? &places[*index] : nullptr;
}

std::string letters_of(const std::string& word) {
    std::string letters;
    for (const TextWord& part : words_of(word))
        letters += part.text;
    return letters;
}

} // namespace

std::optional<std::string> read_character(const JsonValue& json, const HandNames& names) {
    const auto index = read_name(json, "character", names.characters);
    return index ? std::optional(names.characters[*index]) : std::nullopt;
}

void read_doer(JsonObject& object, const JsonValue& json, const HandNames& names,
               const std::string& speaker, std::string& out) {
    out = speaker;
    object.optional_with("character", [&](const JsonValue& value) {
        out = read_character(value, names).value_or(speaker);
    });
    if (out.empty())
        json.fault("\"character\" is missing", "nobody speaks here, so say who does it");
}

std::optional<Target> read_target(const JsonValue& json, const HandNames& names) {
    if (json.json().is_array()) {
        Target target{Target::Kind::place, "", Vec3::Zero()};
        read(json, target.place);
        return target;
    }
    std::vector<std::string> known = names.characters;
    known.emplace_back("camera");
    const auto index = read_name(json, "target", known);
    if (!index)
        return std::nullopt;
    if (*index + 1 == known.size())
        return Target{Target::Kind::camera, "", Vec3::Zero()};
    return Target{Target::Kind::character, known[*index], Vec3::Zero()};
}

std::optional<Vec3> read_mark(const JsonValue& json, const HandNames& names, double* yaw_deg) {
    const StageMark* mark = read_place(json, "mark", names.set->marks);
    if (!mark)
        return std::nullopt;
    if (yaw_deg)
        *yaw_deg = mark->yaw_deg;
    return mark->position;
}

std::optional<std::string> read_seat(const JsonValue& json, const HandNames& names) {
    const StageSeat* seat = read_place(json, "seat", names.set->seats);
    return seat ? std::optional(seat->id) : std::nullopt;
}

std::optional<int> read_word(const JsonValue& json, const std::string& line_text) {
    const std::vector<std::string> words = spoken_words_of(line_text);
    int index = 0;
    if (!json.json().is_string()) {
        read(json, index, std::int64_t{0}, std::max<std::int64_t>(0, std::ssize(words) - 1));
        return json.failed() ? std::nullopt : std::optional(index);
    }
    const auto wanted = json.json().get<std::string>();
    for (const std::string& word : words) {
        if (word == wanted || (!letters_of(word).empty() && letters_of(word) == letters_of(wanted)))
            return index;
        ++index;
    }
    json.fault("the line has no word \"" + wanted + "\"", "it is \"" + line_text + "\"");
    return std::nullopt;
}

Because because_of_hand(const JsonValue& json) {
    return {"direction.json " + json.path(), 0};
}

} // namespace mh
