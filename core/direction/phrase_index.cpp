#include "core/direction/phrase_index.h"

#include <bitset>

namespace mh {

namespace {

// The letters that a word matching the phrase's first may begin with.
std::bitset<256> first_letters(std::string_view phrase) {
    std::string_view alternatives = phrase.substr(0, phrase.find(' '));
    std::bitset<256> letters;
    while (true) {
        const char first = alternatives.empty() ? '*' : alternatives.front();
        if (first == '_' || first == '*')
            return letters.set();
        letters.set(static_cast<unsigned char>(first));
        const std::size_t bar = alternatives.find('|');
        if (bar == std::string_view::npos)
            return letters;
        alternatives.remove_prefix(bar + 1);
    }
}

} // namespace

void PhraseIndex::add(std::string_view phrase) {
    const std::bitset<256> letters = first_letters(phrase);
    for (std::size_t letter = 0; letter < letters.size(); ++letter)
        if (letters[letter])
            m_by_letter[letter].push_back(static_cast<std::uint16_t>(m_phrases.size()));
    m_phrases.push_back(phrase);
}

std::optional<PhraseIndex::Found> PhraseIndex::at(const std::vector<TextWord>& words,
                                                  std::size_t from) const {
    const std::string& word = words[from].text;
    std::optional<Found> best;
    for (const std::size_t rule :
         m_by_letter[word.empty() ? 0 : static_cast<unsigned char>(word.front())]) {
        const std::size_t count = phrase_at(words, from, m_phrases[rule]).value_or(0);
        if (count > (best ? best->count : 0))
            best = Found{rule, count};
    }
    return best;
}

} // namespace mh
