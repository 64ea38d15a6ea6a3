#pragma once

// Text as words to look phrases up in.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mh {

struct TextWord {
    std::string text;        // ASCII letters in lower case, no possessive "'s"
    bool capital = false;    // begins with a capital in the text
    bool possessive = false; // "Otto's", "James'"

    bool operator==(const TextWord&) const = default;
};

// Runs of letters, digits and inner apostrophes; a hyphen parts words.
[[nodiscard]] std::vector<TextWord> words_of(std::string_view text);

// How many words `phrase` takes up where it stands at `from`; nothing where it does not. A phrase
// is words with one blank between; "a|b" is either, "a*" begins so, "_" is any one word.
[[nodiscard]] std::optional<std::size_t> phrase_at(const std::vector<TextWord>& words,
                                                   std::size_t from, std::string_view phrase);

// Whether the word before takes back what stands here ("not happy", "without fear").
[[nodiscard]] bool is_denied(const std::vector<TextWord>& words, std::size_t at);

// The first place where a phrase stands and is not denied.
[[nodiscard]] std::optional<std::size_t> find_phrase(const std::vector<TextWord>& words,
                                                     std::string_view phrase);

// Sentences, trimmed, with their closing marks. A full stop after a capital or a title ends none.
[[nodiscard]] std::vector<std::string> sentences_of(std::string_view text);

// The words of a line as they are spoken: what stands between white space.
[[nodiscard]] std::vector<std::string> spoken_words_of(std::string_view text);

} // namespace mh
