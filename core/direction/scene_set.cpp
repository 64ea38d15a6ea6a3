#include "core/direction/scene_set.h"

#include "core/direction/words.h"

#include <algorithm>
#include <array>
#include <set>

namespace mh {

namespace {

// Words of headings that say nothing of a place.
constexpr std::array<std::string_view, 14> placeless{"int",     "ext",  "est",     "day",   "night",
                                                     "morning", "dusk", "dawn",    "later", "the",
                                                     "and",     "same", "evening", "of"};

std::set<std::string> place_words(const std::string& text) {
    std::set<std::string> words;
    for (const TextWord& word : words_of(text)) {
        if (std::find(placeless.begin(), placeless.end(), word.text) == placeless.end())
            words.insert(word.text);
    }
    return words;
}

} // namespace

const Set& set_of_scene(const Show& show, const std::string& heading) {
    static const Set plain = plain_set();
    const std::set<std::string> wanted = place_words(heading);
    const Set* best = show.set_named(plain.id);
    std::ptrdiff_t most = 0;
    for (const Set& set : show.sets) {
        const std::set<std::string> words = place_words(set.id + " " + set.title);
        const auto shared = std::count_if(words.begin(), words.end(), [&](const std::string& word) {
            return wanted.contains(word);
        });
        if (shared > most) {
            most = shared;
            best = &set;
        }
    }
    return best ? *best : plain;
}

} // namespace mh
