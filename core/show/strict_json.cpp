#include "core/show/strict_json.h"

#include "core/base/file.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

std::string shown(double number) {
    constexpr double surely_whole = 1e15;
    if (number == std::trunc(number) && std::abs(number) < surely_whole)
        return std::to_string(static_cast<long long>(number));
    return Json(number).dump();
}

// Where nothing is near, all there are, if they are few.
std::string right_names(const std::string& name, const std::vector<std::string>& known) {
    constexpr std::size_t few = 12;
    const std::string nearest = nearest_name(name, known);
    if (!nearest.empty())
        return "did you mean \"" + nearest + "\"?";
    std::string all;
    for (const std::string& one : known)
        all += (all.empty() ? "there is \"" : ", \"") + one + "\"";
    return known.size() <= few ? all : "";
}

std::string_view type_of(const Json& json) {
    switch (json.type()) {
    case Json::value_t::null:
        return "null";
    case Json::value_t::object:
        return "an object";
    case Json::value_t::array:
        return "a list";
    case Json::value_t::string:
        return "text";
    case Json::value_t::boolean:
        return "true or false";
    default:
        return "a number";
    }
}

// What the plain tree cannot show: how deep it is and whether a key stands twice in one object.
class Nesting {
  public:
    static constexpr int deepest = 256;

    bool operator()(int depth, Json::parse_event_t event, Json& parsed) {
        if (depth > deepest)
            m_problem = "is nested more than 256 levels deep";
        if (event == Json::parse_event_t::object_start)
            m_keys.emplace_back();
        else if (event == Json::parse_event_t::object_end)
            m_keys.pop_back();
        else if (event == Json::parse_event_t::key && m_problem.empty()) {
            const auto key = parsed.get<std::string>();
            if (!m_keys.back().insert(key).second)
                m_problem = "the key \"" + key + "\" stands twice in one object";
        }
        return true;
    }
    [[nodiscard]] const std::string& problem() const { return m_problem; }

  private:
    std::vector<std::set<std::string>> m_keys;
    std::string m_problem;
};

// "number overflow parsing '1e400'" names the number and does not place it.
std::string place_of_overflow(std::string_view text, std::string_view message) {
    const std::size_t open = message.find('\'');
    const std::size_t close = message.rfind('\'');
    if (open >= close)
        return "";
    const std::size_t offset = text.find(message.substr(open + 1, close - open - 1));
    return offset == std::string_view::npos ? "" : line_and_column(text, offset);
}

} // namespace

Result<JsonDocument> parse_json(std::string_view text, std::string file) {
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return fail({std::move(file), "1:1", "the file is empty", "a JSON object"});
    Nesting nesting;
    try {
        Json root = Json::parse(text, std::ref(nesting));
        if (!nesting.problem().empty())
            return fail({std::move(file), "", nesting.problem(), ""});
        return JsonDocument{std::move(file), std::move(root), std::nullopt};
    } catch (const Json::parse_error& error) {
        const std::size_t offset = error.byte == 0 ? 0 : error.byte - 1;
        return fail({std::move(file), line_and_column(text, offset), "this is not well-formed JSON",
                     offset >= text.size() ? "the text ends too early" : ""});
    } catch (const Json::out_of_range& error) {
        return fail({std::move(file), place_of_overflow(text, error.what()),
                     "this number is too large to be read", ""});
    }
}

Result<JsonDocument> read_json_file(const std::filesystem::path& path) {
    Result<std::string> text = read_file(path);
    if (!text)
        return fail(text.error());
    return parse_json(*text, path.string());
}

void JsonValue::fault(std::string problem, std::string remedy) const {
    if (!failed())
        m_document->error = Error{m_document->file, m_path.empty() ? "/" : m_path,
                                  std::move(problem), std::move(remedy)};
}

void JsonValue::wrong_type(std::string_view wanted) const {
    fault("is " + std::string(type_of(*m_json)), "must be " + std::string(wanted));
}

JsonValue JsonValue::child(const std::string& key) const {
    return {m_document, &m_json->at(key), m_path + "/" + key};
}

JsonValue JsonValue::child(std::size_t index) const {
    return {m_document, &m_json->at(index), m_path + "/" + std::to_string(index)};
}

void read(const JsonValue& json, bool& out) {
    if (!json.json().is_boolean())
        return json.wrong_type("true or false");
    out = json.json().get<bool>();
}

void read(const JsonValue& json, std::string& out) {
    if (!json.json().is_string())
        return json.wrong_type("text");
    out = json.json().get<std::string>();
}

void read(const JsonValue& json, double& out, double least, double most) {
    if (!json.json().is_number())
        return json.wrong_type("a number");
    const auto number = json.json().get<double>();
    if (!std::isfinite(number) || number < least || number > most)
        return json.fault("is " + shown(number),
                          "must lie from " + shown(least) + " to " + shown(most));
    out = number;
}

std::optional<std::size_t> read_name(const JsonValue& json, std::string_view what,
                                     const std::vector<std::string>& known) {
    std::string name;
    read(json, name);
    if (json.failed())
        return std::nullopt;
    const auto found = std::find(known.begin(), known.end(), name);
    if (found != known.end())
        return static_cast<std::size_t>(found - known.begin());
    json.fault("there is no " + std::string(what) + " \"" + name + "\"", right_names(name, known));
    return std::nullopt;
}

JsonObject::JsonObject(const JsonValue& json) : m_json(json) {
    if (!json.json().is_object())
        json.wrong_type("an object");
}

bool JsonObject::has(const std::string& key) const {
    return !failed() && m_json.json().contains(key);
}

JsonValue JsonObject::at(const std::string& key) {
    m_known.push_back(key);
    return m_json.child(key);
}

void JsonObject::close() {
    if (failed())
        return;
    for (const auto& [key, value] : m_json.json().items()) {
        if (std::find(m_known.begin(), m_known.end(), key) != m_known.end())
            continue;
        const std::string nearest = nearest_name(key, m_known);
        m_json.child(key).fault("this key is unknown",
                                nearest.empty() ? "" : "did you mean \"" + nearest + "\"?");
        return;
    }
    if (!m_missing.empty())
        m_json.fault("\"" + m_missing.front() + "\" is missing");
}

std::string to_text(const Json& json) {
    return json.dump(2) + "\n";
}

} // namespace mh
