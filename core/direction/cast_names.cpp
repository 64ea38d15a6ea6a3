#include "core/direction/cast_names.h"

#include "core/screenplay/capitals.h"

#include <algorithm>
#include <array>

namespace mh {

namespace {

// Words of a name that many names have.
constexpr std::array<std::string_view, 22> common_words{
    "the", "a",  "an", "of",  "man",  "woman", "boy",    "girl",  "old",   "young",  "mr",
    "mrs", "ms", "dr", "sir", "lady", "first", "second", "voice", "guard", "number", "two"};

bool is_common(const std::string& word) {
    return word.size() < 2 ||
           std::find(common_words.begin(), common_words.end(), word) != common_words.end();
}

std::vector<std::string> plain_words(const std::string& name) {
    std::vector<std::string> words;
    for (const TextWord& word : words_of(name))
        words.push_back(word.text);
    return words;
}

} // namespace

std::string name_key(std::string_view name) {
    std::string key;
    for (const std::string& word : spoken_words_of(name))
        key.append(key.empty() ? "" : " ").append(in_capitals(word));
    return key;
}

CastNames::CastNames(const std::vector<Character>& cast) {
    std::map<std::string, int> holders;
    for (const Character& character : cast) {
        m_resting.emplace(character.id, character.resting);
        if (character.is_crowd())
            m_crowds.insert(character.id);
        m_by_key.emplace(name_key(character.name), m_entries.size());
        m_entries.push_back({character.id, plain_words(character.name)});
        for (const std::string& word : m_entries.back().words)
            ++holders[word];
    }
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const std::vector<std::string>& words = m_entries[i].words;
        for (std::size_t k = 0; k < words.size(); ++k) {
            const bool alone = holders[words[k]] == 1 && !is_common(words[k]);
            if (alone || k == 0)
                m_by_word[words[k]].push_back({i, alone});
        }
    }
}

std::string CastNames::id_of_cue(std::string_view cue) const {
    const auto found = m_by_key.find(name_key(cue));
    return found == m_by_key.end() ? "" : m_entries[found->second].id;
}

Emotion CastNames::resting_of(const std::string& id) const {
    const auto found = m_resting.find(id);
    return found == m_resting.end() ? Emotion::neutral : found->second;
}

CastNames::Found CastNames::entry_at(const std::vector<TextWord>& words, std::size_t at) const {
    const auto starts = m_by_word.find(words[at].text);
    if (!words[at].capital || starts == m_by_word.end())
        return {};
    Found longest;
    for (const Start& start : starts->second) {
        const Entry& entry = m_entries[start.entry];
        const bool whole =
            at + entry.words.size() <= words.size() &&
            std::equal(entry.words.begin(), entry.words.end(),
                       words.begin() + static_cast<std::ptrdiff_t>(at),
                       [](const std::string& a, const TextWord& b) { return a == b.text; });
        if ((start.alone || whole) &&
            (!longest.entry || entry.words.size() > longest.entry->words.size()))
            longest = {&entry, whole ? entry.words.size() : 1};
    }
    return longest;
}

std::vector<CastNames::Mention> CastNames::named_in(const std::vector<TextWord>& words) const {
    std::vector<Mention> mentions;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto [entry, count] = entry_at(words, i);
        if (!entry)
            continue;
        const bool possessive = words[i + count - 1].possessive;
        const auto known =
            std::find_if(mentions.begin(), mentions.end(),
                         [id = &entry->id](const Mention& m) { return m.id == *id; });
        if (known == mentions.end())
            mentions.push_back({entry->id, i, possessive});
        else
            known->possessive = known->possessive && possessive;
    }
    return mentions;
}

} // namespace mh
