#pragma once

// A line's text: its own words, and what of it a voice can say.

#include <string>
#include <string_view>
#include <vector>

namespace mh {

struct PlacedWord {
    std::string text;          // punctuation and all
    std::size_t character = 0; // where it starts, in Unicode characters from 0

    bool operator==(const PlacedWord&) const = default;
};

// Split at white space. Broken UTF-8 counts a byte as a character.
[[nodiscard]] std::vector<PlacedWord> text_words(std::string_view text);

// The text with a blank for every character that is not said (pictures, brackets, marks of
// emphasis) and "…" with blanks for a run of dots: as many characters, each in its place.
[[nodiscard]] std::string sayable(std::string_view text);

// Whether there is a letter or a digit of any script.
[[nodiscard]] bool has_speech(std::string_view text);

// Unicode characters.
[[nodiscard]] std::size_t length_of(std::string_view text);

} // namespace mh
