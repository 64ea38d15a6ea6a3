#pragma once

// Who is meant by the words of a script.

#include "core/direction/words.h"
#include "core/show/character.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace mh {

// "Otto", "OTTO" and "otto" are one; blanks count once.
[[nodiscard]] std::string name_key(std::string_view name);

class CastNames {
  public:
    explicit CastNames(const std::vector<Character>& cast);

    // The id of who has this cue. Empty for nobody.
    [[nodiscard]] std::string id_of_cue(std::string_view cue) const;

    // How who has this id feels where nothing says otherwise.
    [[nodiscard]] Emotion resting_of(const std::string& id) const;

    [[nodiscard]] const std::set<std::string>& crowds() const { return m_crowds; }

    struct Mention {
        std::string id;
        std::size_t word;
        bool possessive; // in "Otto's hat" alone: it is his, and he may be elsewhere
    };
    // Everybody named in action, each where first named, in the order of the words: by the whole
    // name, or by a word of it that only one has, with a capital.
    [[nodiscard]] std::vector<Mention> named_in(const std::vector<TextWord>& words) const;

  private:
    struct Entry {
        std::string id;
        std::vector<std::string> words; // of the name
    };
    struct Start {
        std::size_t entry;
        bool alone; // this word of the name stands for all of it
    };
    struct Found {
        const Entry* entry = nullptr;
        std::size_t count = 0; // words
    };
    [[nodiscard]] Found entry_at(const std::vector<TextWord>& words, std::size_t at) const;

    std::vector<Entry> m_entries;
    std::map<std::string, std::size_t> m_by_key;         // of the name
    std::map<std::string, Emotion> m_resting;            // by id
    std::set<std::string> m_crowds;                      // ids
    std::map<std::string, std::vector<Start>> m_by_word; // names that have or begin with a word
};

} // namespace mh
