#pragma once

// The Timeline's parts as JSON. Every field is written, in a fixed order, and every field must be
// there to be read but those that older versions had not.

#include "core/show/strict_json.h"
#include "core/timeline/timeline.h"

#include <array>

namespace mh {

// An enum's value under one of a table of names.
template <typename Enum, std::size_t N>
struct Named {
    std::string_view what;
    const std::array<std::string_view, N>& names;
    Enum& value;
};

template <typename Enum, std::size_t N>
void read(const JsonValue& json, const Named<Enum, N>& out) {
    if (const auto index = read_name(json, out.what, names_of(out.names)))
        out.value = static_cast<Enum>(*index);
}

template <typename Enum, std::size_t N>
void required_name(JsonObject& object, const std::string& key, std::string_view what,
                   const std::array<std::string_view, N>& names, Enum& out) {
    const Named<Enum, N> named{what, names, out};
    object.required(key, named);
}

// No episode lasts longer, in seconds; a time further out would be filled with steps and breaths.
inline constexpr Seconds furthest_time = 100'000;

void required_time(JsonObject& object, const std::string& key, Seconds& out);
// "start" and "end" of a span's object; the end is not before the start.
void required_range(JsonObject& object, const JsonValue& json, TimeRange& out);
void put_range(Json& json, const TimeRange& range);

template <typename Item>
[[nodiscard]] Json list_json(const std::vector<Item>& items) {
    Json json = Json::array();
    for (const Item& item : items)
        json.push_back(to_json(item));
    return json;
}

void read(const JsonValue& json, Target& out);
void read(const JsonValue& json, Shot& out);
void read(const JsonValue& json, Line& out);
void read(const JsonValue& json, Actor& out);
[[nodiscard]] Json to_json(const Target& target);
[[nodiscard]] Json to_json(const Shot& shot);
[[nodiscard]] Json to_json(const Line& line);
[[nodiscard]] Json to_json(const Actor& actor);

// What the parts must be to each other: shots that cover every frame, names that exist, lists in
// order. The first fault is the document's.
void check_whole(const JsonValue& json, const Timeline& timeline);

} // namespace mh
