#include "core/direction/cast_names.h"
#include "core/direction/direct.h"
#include "core/direction/words.h"
#include "core/show/voices.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <span>

namespace mh {

namespace {

// The same id with the first number that nobody has.
std::string free_id(const std::string& id, const std::set<std::string>& taken) {
    if (!taken.contains(id))
        return id;
    int number = 2;
    while (taken.contains(id + "-" + std::to_string(number)))
        ++number;
    return id + "-" + std::to_string(number);
}

bool stands_alone(const std::string& text, std::size_t at, std::size_t length) {
    const auto is_letter = [&](std::size_t i) {
        return i < text.size() && (std::isalnum(static_cast<unsigned char>(text[i])) != 0 ||
                                   static_cast<unsigned char>(text[i]) >= 0x80);
    };
    return (at == 0 || !is_letter(at - 1)) && !is_letter(at + length);
}

constexpr std::array<std::string_view, 15> crowd_words{
    "CROWD",  "MOB",    "AUDIENCE", "EVERYBODY", "EVERYONE", "ALL",       "VILLAGERS", "TOWNSFOLK",
    "GUESTS", "PEOPLE", "SOLDIERS", "SAILORS",   "CHILDREN", "ONLOOKERS", "PASSENGERS"};
constexpr int generated_extras = 5;
constexpr std::size_t most_voices = 40; // the last so many are told apart

// A cue that no one person has: "THE CROWD", "ANGRY VILLAGERS".
bool is_crowd_cue(const std::string& cue) {
    const std::vector<std::string> words = spoken_words_of(name_key(cue));
    return !words.empty() &&
           std::find(crowd_words.begin(), crowd_words.end(), words.back()) != crowd_words.end();
}

// Named in capitals in some action: "The CROWD cheers."
bool comes_on(const Character& character, const Screenplay& screenplay) {
    const std::string name = name_key(character.name);
    return std::any_of(screenplay.elements.begin(), screenplay.elements.end(),
                       [&](const ScreenplayElement& element) {
                           const std::size_t at = element.kind == ElementKind::action
                                                      ? element.text.find(name)
                                                      : std::string::npos;
                           return at != std::string::npos &&
                                  stands_alone(element.text, at, name.size());
                       });
}

void add_silent(const Screenplay& screenplay, const Show& show, std::vector<Character>& cast) {
    const auto is_cast = [&](const std::string& id) {
        return std::any_of(cast.begin(), cast.end(),
                           [&](const Character& one) { return one.id == id; });
    };
    for (const Character& character : show.characters) {
        if (!is_cast(character.id) && comes_on(character, screenplay))
            cast.push_back(character);
    }
    for (std::size_t i = 0; i < cast.size(); ++i) {
        const std::vector<std::string> extras = cast[i].extras;
        for (const Character& character : show.characters) {
            if (!is_cast(character.id) &&
                std::find(extras.begin(), extras.end(), character.id) != extras.end())
                cast.push_back(character);
        }
    }
}

} // namespace

std::vector<Character> cast_of(const Screenplay& screenplay, const Show& show) {
    std::vector<Character> cast;
    std::set<std::string> known;
    std::set<std::string> ids;
    std::vector<Character> extras; // of generated crowds
    std::vector<Voice> voices;
    for (const Character& character : show.characters)
        ids.insert(character.id);
    for (const ScreenplayElement& element : screenplay.elements) {
        if (element.kind != ElementKind::character || !known.insert(name_key(element.text)).second)
            continue;
        if (const Character* character = show.character_named(element.text)) {
            cast.push_back(*character);
            voices.push_back(character->voice);
            continue;
        }
        const auto generate = [&](const std::string& name) {
            Character character = generated_character(name);
            character.id = free_id(character.id, ids);
            ids.insert(character.id);
            // In a crowd of speakers some sound alike, and nobody can tell.
            const std::size_t heard = std::min(voices.size(), most_voices);
            character.voice = apart_from(std::span(voices).last(heard), character.voice);
            voices.push_back(character.voice);
            return character;
        };
        Character character = generate(element.text);
        for (int i = 1; i <= (is_crowd_cue(element.text) ? generated_extras : 0); ++i) {
            extras.push_back(generate(element.text + " " + std::to_string(i)));
            character.extras.push_back(extras.back().id);
        }
        cast.push_back(std::move(character));
    }
    cast.insert(cast.end(), extras.begin(), extras.end());
    add_silent(screenplay, show, cast);
    return cast;
}

} // namespace mh
