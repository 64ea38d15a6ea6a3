#include "core/direction/words.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace mh {

namespace {

constexpr std::array<std::string_view, 8> denials{"not",   "never",   "no",     "without",
                                                  "isn't", "doesn't", "hardly", "barely"};
constexpr std::array<std::string_view, 6> titles{"mr", "mrs", "ms", "dr", "st", "jr"};

bool is_letter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || (c & 0x80) != 0;
}

char lower(char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

bool is_space(char c) {
    return std::isspace(static_cast<unsigned char>(c)) != 0;
}

bool one_matches(std::string_view word, std::string_view wanted) {
    if (wanted == "_")
        return true;
    if (wanted.ends_with('*'))
        return word.starts_with(wanted.substr(0, wanted.size() - 1));
    return word == wanted;
}

bool word_matches(std::string_view word, std::string_view alternatives) {
    while (true) {
        const std::size_t bar = alternatives.find('|');
        if (one_matches(word, alternatives.substr(0, bar)))
            return true;
        if (bar == std::string_view::npos)
            return false;
        alternatives.remove_prefix(bar + 1);
    }
}

// A right single quotation mark reads as an apostrophe.
std::string with_plain_apostrophes(std::string_view text) {
    constexpr std::string_view quote = "\xe2\x80\x99";
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool quoted = text.substr(i, quote.size()) == quote;
        out += quoted ? '\'' : text[i];
        i += quoted ? quote.size() - 1 : 0;
    }
    return out;
}

// "MR. X" and "J. X" go on.
bool abbreviates(std::string_view text, std::size_t stop) {
    std::size_t start = stop;
    while (start > 0 && is_letter(text[start - 1]))
        --start;
    std::string word(text.substr(start, stop - start));
    const bool initial = word.size() == 1 && std::isupper(static_cast<unsigned char>(word[0]));
    std::transform(word.begin(), word.end(), word.begin(), lower);
    return (initial && word != "i") ||
           std::find(titles.begin(), titles.end(), word) != titles.end();
}

} // namespace

std::vector<TextWord> words_of(std::string_view raw) {
    const std::string text = with_plain_apostrophes(raw);
    std::vector<TextWord> words;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_letter(text[i]))
            continue;
        TextWord word{
            "", std::isupper(static_cast<unsigned char>(text[i])) != 0 || (text[i] & 0x80) != 0,
            false};
        for (; i < text.size() && (is_letter(text[i]) || text[i] == '\''); ++i)
            word.text += lower(text[i]);
        word.possessive = word.text.ends_with("'s") || word.text.ends_with("s'");
        if (word.text.ends_with("'s"))
            word.text.resize(word.text.size() - 2);
        while (word.text.ends_with('\''))
            word.text.pop_back();
        words.push_back(std::move(word));
    }
    return words;
}

std::optional<std::size_t> phrase_at(const std::vector<TextWord>& words, std::size_t from,
                                     std::string_view phrase) {
    std::size_t count = 0;
    while (true) {
        const std::size_t blank = phrase.find(' ');
        if (from + count >= words.size() ||
            !word_matches(words[from + count].text, phrase.substr(0, blank)))
            return std::nullopt;
        ++count;
        if (blank == std::string_view::npos)
            return count;
        phrase.remove_prefix(blank + 1);
    }
}

bool is_denied(const std::vector<TextWord>& words, std::size_t at) {
    return at > 0 && std::find(denials.begin(), denials.end(), words[at - 1].text) != denials.end();
}

std::optional<std::size_t> find_phrase(const std::vector<TextWord>& words,
                                       std::string_view phrase) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (phrase_at(words, i, phrase) && !is_denied(words, i))
            return i;
    }
    return std::nullopt;
}

std::vector<std::string> sentences_of(std::string_view text) {
    std::vector<std::string> sentences;
    std::string sentence;
    const auto finish = [&] {
        while (!sentence.empty() && is_space(sentence.back()))
            sentence.pop_back();
        if (!sentence.empty())
            sentences.push_back(std::move(sentence));
        sentence.clear();
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!sentence.empty() || !is_space(text[i]))
            sentence += is_space(text[i]) ? ' ' : text[i];
        const bool mark = text[i] == '.' || text[i] == '!' || text[i] == '?';
        const bool before_space = i + 1 < text.size() && is_space(text[i + 1]);
        if (mark && before_space && !(text[i] == '.' && abbreviates(text, i)))
            finish();
    }
    finish();
    return sentences;
}

std::vector<std::string> spoken_words_of(std::string_view text) {
    std::vector<std::string> words;
    bool inside = false;
    for (const char c : text) {
        if (is_space(c)) {
            inside = false;
            continue;
        }
        if (!inside)
            words.emplace_back();
        inside = true;
        words.back() += c;
    }
    return words;
}

} // namespace mh
