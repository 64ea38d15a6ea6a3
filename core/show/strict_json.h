#pragma once

// Strict reading of JSON: an unknown key, a wrong type, a value out of range and a name that
// nothing has are errors that say where they stand. The first error is kept and later reads do
// nothing, so that a reader is a plain list of its fields:
//
//     void read(JsonValue json, Voice& voice) {
//         JsonObject object(json);
//         object.optional("pitch", voice.pitch, 0, 99);
//         object.optional("wordsPerMinute", voice.words_per_minute, 80, 450);
//         object.close();
//     }

#include "core/base/error.h"
#include "core/show/json_fwd.h"

#include <nlohmann/json.hpp>

#include <array>
#include <concepts>
#include <filesystem>
#include <limits>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mh {

// One document: its text as a tree, and the first thing found wrong with it.
struct JsonDocument {
    std::string file;
    Json root;
    std::optional<Error> error;
};

// Fails on text that is no JSON or repeats a key (with line and column) and on more than 256
// levels.
[[nodiscard]] Result<JsonDocument> parse_json(std::string_view text, std::string file);
[[nodiscard]] Result<JsonDocument> read_json_file(const std::filesystem::path& path);

// A place in a document.
class JsonValue {
  public:
    explicit JsonValue(JsonDocument& document) : m_document(&document), m_json(&document.root) {}

    [[nodiscard]] const Json& json() const { return *m_json; }
    [[nodiscard]] const std::string& path() const { return m_path; } // "/shots/2"; "" is the root
    [[nodiscard]] bool failed() const { return m_document->error.has_value(); }

    // Keeps the fault unless there is one already.
    void fault(std::string problem, std::string remedy = "") const;
    // "is X; must be WANTED".
    void wrong_type(std::string_view wanted) const;

    [[nodiscard]] JsonValue child(const std::string& key) const;
    [[nodiscard]] JsonValue child(std::size_t index) const;

  private:
    JsonValue(JsonDocument* document, const Json* json, std::string path)
        : m_document(document), m_json(json), m_path(std::move(path)) {}

    JsonDocument* m_document;
    const Json* m_json;
    std::string m_path;
};

void read(const JsonValue& json, bool& out);
void read(const JsonValue& json, std::string& out);
void read(const JsonValue& json, double& out, double least = std::numeric_limits<double>::lowest(),
          double most = std::numeric_limits<double>::max());
void read(const JsonValue& json, std::integral auto& out, std::int64_t least, std::int64_t most);

// One of a table of names; the error offers the nearest.
template <typename Enum>
struct EnumName {
    Enum value;
    std::string_view name;
};

template <typename T>
void read(const JsonValue& json, std::vector<T>& out) {
    if (!json.json().is_array())
        return json.wrong_type("a list");
    out.clear();
    for (std::size_t i = 0; i < json.json().size() && !json.failed(); ++i)
        read(json.child(i), out.emplace_back());
}

template <typename T>
void read(const JsonValue& json, std::optional<T>& out) {
    if (json.json().is_null())
        out.reset();
    else
        read(json, out.emplace());
}

// The index in `known` of the name that stands here; nothing, and a fault, when it is none of them.
// `what` names the kind ("emotion").
[[nodiscard]] std::optional<std::size_t> read_name(const JsonValue& json, std::string_view what,
                                                   const std::vector<std::string>& known);

template <typename Enum, std::size_t N>
void read_enum(const JsonValue& json, std::string_view what, const EnumName<Enum> (&table)[N],
               Enum& out) {
    std::vector<std::string> known;
    for (const EnumName<Enum>& entry : table)
        known.emplace_back(entry.name);
    if (const auto index = read_name(json, what, known))
        out = table[*index].value;
}

template <typename Enum, std::size_t N>
[[nodiscard]] std::string_view name_in(const EnumName<Enum> (&table)[N], Enum value) {
    std::size_t i = 0;
    while (i + 1 < N && table[i].value != value)
        ++i;
    return table[i].name;
}

template <std::size_t N>
[[nodiscard]] std::vector<std::string> names_of(const std::array<std::string_view, N>& names) {
    return {names.begin(), names.end()};
}

// The fields of an object. close() refuses the keys that nobody read, and then misses the required
// ones that are not there, so that a misspelt key is named as what it is.
class JsonObject {
  public:
    explicit JsonObject(const JsonValue& json);

    [[nodiscard]] bool has(const std::string& key) const;
    // The value at a key, which counts as read. The key must be there.
    [[nodiscard]] JsonValue at(const std::string& key);

    template <typename T, typename... Limits>
    void required(const std::string& key, T& out, Limits... limits) {
        optional(key, out, limits...);
        if (!failed() && !has(key))
            m_missing.push_back(key);
    }
    template <typename T, typename... Limits>
    void optional(const std::string& key, T& out, Limits... limits) {
        m_known.push_back(key);
        if (has(key))
            read(m_json.child(key), out, limits...);
    }
    // The value at a key that may be missing, read by a function of it.
    template <std::invocable<const JsonValue&> Reader>
    void optional_with(const std::string& key, Reader&& reader) {
        m_known.push_back(key);
        if (has(key))
            reader(m_json.child(key));
    }
    [[nodiscard]] bool failed() const { return m_json.failed(); }
    void close();

  private:
    JsonValue m_json;
    std::vector<std::string> m_known;
    std::vector<std::string> m_missing;
};

// Two spaces, one final newline, numbers in the fewest digits that read back the same.
[[nodiscard]] std::string to_text(const Json& json);

void read(const JsonValue& json, std::integral auto& out, std::int64_t least, std::int64_t most) {
    double number = 0;
    read(json, number, static_cast<double>(least), static_cast<double>(most));
    if (json.failed())
        return;
    if (!json.json().is_number_integer())
        return json.wrong_type("a whole number");
    out = json.json().get<std::remove_reference_t<decltype(out)>>();
}

} // namespace mh
