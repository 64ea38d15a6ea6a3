#include "core/direction/script_scenes.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace mh {

namespace {

// Extensions of people who are heard from elsewhere, letters only.
constexpr std::array<std::string_view, 12> elsewhere{
    "VO",        "OS",        "OC",       "OFF",   "OFFSCREEN", "OFFSTAGE",
    "OFFCAMERA", "VOICEOVER", "INTERCOM", "RADIO", "ONRADIO",   "FILTERED"};

bool is_elsewhere(std::string_view extension) {
    std::string letters;
    for (const char c : extension) {
        if (std::isalpha(static_cast<unsigned char>(c)) != 0)
            letters += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    }
    return std::find(elsewhere.begin(), elsewhere.end(), letters) != elsewhere.end();
}

class SceneGatherer {
  public:
    void take(const ScreenplayElement& element) {
        switch (element.kind) {
        case ElementKind::scene_heading:
            m_scenes.push_back({element.text, element.line, {}});
            m_singer.clear();
            break;
        case ElementKind::character:
            m_singer = element.text;
            scene(element).items.emplace_back(
                Speech{element.text, element.extension, element.dual, element.line, {}});
            break;
        case ElementKind::parenthetical:
        case ElementKind::dialogue:
            add_part(element);
            break;
        case ElementKind::lyrics:
            m_in_speech ? add_part(element) : sing(element);
            break;
        case ElementKind::action:
        case ElementKind::centred:
            add_action(element);
            break;
        default:
            break;
        }
        m_in_speech =
            is_speech(element.kind) || (m_in_speech && element.kind == ElementKind::lyrics);
    }

    std::vector<ScriptScene> run() { return std::move(m_scenes); }

  private:
    static bool is_speech(ElementKind kind) {
        return kind == ElementKind::character || kind == ElementKind::dialogue ||
               kind == ElementKind::parenthetical;
    }

    ScriptScene& scene(const ScreenplayElement& element) {
        if (m_scenes.empty())
            m_scenes.push_back({"", element.line, {}});
        return m_scenes.back();
    }

    void add_part(const ScreenplayElement& element) {
        auto& speech = std::get<Speech>(m_scenes.back().items.back());
        speech.parts.push_back(
            {element.kind == ElementKind::parenthetical, element.text, element.line});
    }

    // A song with no cue of its own is sung by whoever spoke last.
    void sing(const ScreenplayElement& element) {
        if (m_singer.empty())
            return add_action(element);
        scene(element).items.emplace_back(
            Speech{m_singer, "", false, element.line, {{false, element.text, element.line}}});
    }

    void add_action(const ScreenplayElement& element) {
        scene(element).items.emplace_back(
            ScriptAction{element.text, element.line, element.kind != ElementKind::action});
    }

    std::vector<ScriptScene> m_scenes;
    bool m_in_speech = false;
    std::string m_singer; // the last cue of the scene
};

} // namespace

bool Speech::on_screen() const {
    std::string_view rest = extension;
    while (true) {
        const std::size_t comma = rest.find(',');
        if (is_elsewhere(rest.substr(0, comma)))
            return false;
        if (comma == std::string_view::npos)
            return true;
        rest.remove_prefix(comma + 1);
    }
}

std::vector<ScriptScene> scenes_of(const Screenplay& screenplay) {
    SceneGatherer gatherer;
    for (const ScreenplayElement& element : screenplay.elements)
        gatherer.take(element);
    return gatherer.run();
}

} // namespace mh
