#include "core/direction/cast_names.h"
#include "core/direction/direct.h"

#include <set>

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

} // namespace

std::vector<Character> cast_of(const Screenplay& screenplay, const Show& show) {
    std::vector<Character> cast;
    std::set<std::string> known;
    std::set<std::string> ids;
    for (const Character& character : show.characters)
        ids.insert(character.id);
    for (const ScreenplayElement& element : screenplay.elements) {
        if (element.kind != ElementKind::character || !known.insert(name_key(element.text)).second)
            continue;
        if (const Character* character = show.character_named(element.text)) {
            cast.push_back(*character);
            continue;
        }
        Character character = generated_character(element.text);
        character.id = free_id(character.id, ids);
        ids.insert(character.id);
        cast.push_back(std::move(character));
    }
    return cast;
}

} // namespace mh
