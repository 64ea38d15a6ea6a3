#include "core/speech/script_text.h"

#include <algorithm>
#include <array>

namespace mh {

namespace {

constexpr char32_t broken = 0xfffd;

struct Letter {
    std::string_view bytes;
    char32_t code = 0;
};

std::size_t bytes_at(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t size = lead < 0x80 ? 1 : lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead >= 0x80 && lead < 0xc2)
        return 1;
    for (std::size_t i = 1; i < size; ++i)
        if (i >= text.size() || (static_cast<unsigned char>(text[i]) & 0xc0) != 0x80)
            return 1;
    return size;
}

Letter take_letter(std::string_view& text) {
    const std::string_view bytes = text.substr(0, bytes_at(text));
    text.remove_prefix(bytes.size());
    const auto lead = static_cast<unsigned char>(bytes[0]);
    if (bytes.size() == 1)
        return {bytes, lead < 0x80 ? lead : broken};
    char32_t code = lead & (0x7f >> bytes.size());
    for (const char c : bytes.substr(1))
        code = (code << 6) | (static_cast<unsigned char>(c) & 0x3f);
    return {bytes, code};
}

std::vector<Letter> letters_of(std::string_view text) {
    std::vector<Letter> letters;
    while (!text.empty())
        letters.push_back(take_letter(text));
    return letters;
}

bool is_blank(char32_t c) {
    return c <= ' ' || c == 0x7f || c == 0x85 || c == 0xa0 || (c >= 0x2000 && c <= 0x200b) ||
           c == 0x2028 || c == 0x2029 || c == 0x202f || c == 0x205f || c == 0x3000;
}

struct CodeRange {
    char32_t first;
    char32_t last;
};

// Signs that espeak-ng would read out by their names, and pictures.
constexpr std::array unsaid{
    CodeRange{'#', '#'},       CodeRange{'*', '*'},       CodeRange{'<', '<'},
    CodeRange{'>', '>'},       CodeRange{'[', '`'},       CodeRange{'{', '~'},
    CodeRange{0x80, 0x9f},     CodeRange{0x200c, 0x200f}, CodeRange{0x2022, 0x2022},
    CodeRange{0x2060, 0x206f}, CodeRange{0x2190, 0x2bff}, CodeRange{0xe000, 0xf8ff},
    CodeRange{0xfe00, 0xfe0f}, CodeRange{0xfff0, 0xffff}, CodeRange{0x1f000, 0x10ffff}};

// Punctuation and spacing above ASCII; everything else there is somebody's letter.
constexpr std::array marks{CodeRange{0xa0, 0xa9},     CodeRange{0xab, 0xb4},
                           CodeRange{0xb6, 0xb9},     CodeRange{0xbb, 0xbf},
                           CodeRange{0x2000, 0x206f}, CodeRange{0x3000, 0x303f},
                           CodeRange{0xff00, 0xff0f}};

bool is_in(char32_t code, const auto& ranges) {
    return std::any_of(ranges.begin(), ranges.end(), [&](const CodeRange& range) {
        return code >= range.first && code <= range.last;
    });
}

bool is_letter(char32_t c) {
    if (c < 0x80)
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    return !is_in(c, unsaid) && !is_in(c, marks);
}

} // namespace

std::vector<PlacedWord> text_words(std::string_view text) {
    std::vector<PlacedWord> words;
    bool inside = false;
    std::size_t character = 0;
    for (const Letter& letter : letters_of(text)) {
        const bool blank = is_blank(letter.code);
        if (!blank && !inside)
            words.push_back({"", character});
        if (!blank)
            words.back().text += letter.bytes;
        inside = !blank;
        ++character;
    }
    return words;
}

std::string sayable(std::string_view text) {
    const std::vector<Letter> letters = letters_of(text);
    std::string out;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const auto is_dot = [&](std::size_t k) {
            return k < letters.size() && letters[k].code == '.';
        };
        if (is_dot(i) && (is_dot(i + 1) || (i > 0 && is_dot(i - 1))))
            out += i > 0 && is_dot(i - 1) ? " " : "…";
        else if (is_blank(letters[i].code) || is_in(letters[i].code, unsaid))
            out += ' ';
        else
            out += letters[i].bytes;
    }
    return out;
}

bool has_speech(std::string_view text) {
    const std::vector<Letter> letters = letters_of(text);
    return std::any_of(letters.begin(), letters.end(),
                       [](const Letter& letter) { return is_letter(letter.code); });
}

std::size_t length_of(std::string_view text) {
    return letters_of(text).size();
}

} // namespace mh
