#include "tests/fuzz/inputs.h"

#include <algorithm>
#include <array>

namespace mh {

namespace {

std::size_t below(std::size_t count, Seed seed) {
    return static_cast<std::size_t>(seed.unit() * static_cast<double>(count));
}

// Many short, few long.
std::size_t length(std::size_t most, Seed seed) {
    const double share = seed.with("length").unit();
    return static_cast<std::size_t>(share * share * static_cast<double>(most));
}

template <std::size_t N>
std::string_view one_of(const std::array<std::string_view, N>& choices, Seed seed) {
    return choices[below(N, seed)];
}

constexpr std::array<std::string_view, 34> letters{
    "a", "B",  "é",  "Ж",  "猫",   "😀",  "ß",    "İ", "ﬁ",  "\u0301", "\u200b", "\u00a0",
    " ", "  ", "\t", "\n", "\n\n", "\r", "\r\n", ".", "!",  "?",      "(",      ")",
    "*", "_",  "@",  "^",  "~",    ">",  "<",    "#", "[[", "/*"};

constexpr std::array<std::string_view, 52> lines{"INT. ROOM - DAY",
                                                 ".SNIPER SCOPE",
                                                 "...and falls.",
                                                 ".5 seconds",
                                                 "EXT./INT. PIER #12-A#",
                                                 "int. small",
                                                 "OTTO",
                                                 "CHIEF ^",
                                                 "@McCoy (V.O.)",
                                                 "DR. O'NEIL-2 (as a bat)",
                                                 "AL",
                                                 "猫",
                                                 "ЖАБА",
                                                 "(pause)",
                                                 "(whispering)",
                                                 "(a beat",
                                                 "*(whisper)*",
                                                 "()",
                                                 "Hello there!",
                                                 "WELL, no?",
                                                 "~La la",
                                                 "> FADE OUT:",
                                                 "CUT TO:",
                                                 "FADE OUT.",
                                                 "> THE END <",
                                                 "===",
                                                 "= synopsis",
                                                 "# Act",
                                                 "### Scene",
                                                 "[[a note]]",
                                                 "[[a note",
                                                 "/* gone */",
                                                 "/*",
                                                 "*/",
                                                 "]]",
                                                 "",
                                                 "",
                                                 "",
                                                 "",
                                                 "  ",
                                                 "\t",
                                                 "Otto walks over to Chief, nodding.",
                                                 "CHIEF sits down. OTTO backs away, wide-eyed.",
                                                 "A long beat.",
                                                 "Chief's kettle whistles.",
                                                 "They look at each other.",
                                                 "OTTO exits.",
                                                 "**bold *both** end*",
                                                 "\\*not\\*",
                                                 "!FORCED ACTION",
                                                 "Title: A",
                                                 "\xef\xbb\xbf"};

constexpr std::string_view digits = "0123456789.-+eE";

constexpr std::array<std::string_view, 13> odd_numbers{"0",
                                                       "-0",
                                                       "-1",
                                                       "0.5",
                                                       "1e-300",
                                                       "1e4",
                                                       "99999",
                                                       "-3e4",
                                                       "-1e12",
                                                       "9.9e15",
                                                       "-1e300",
                                                       "1e308",
                                                       "9223372036854775807"};

} // namespace

std::string random_bytes(Seed seed) {
    std::string bytes(length(400, seed), '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>(below(256, seed.with(static_cast<std::int64_t>(i))));
    return bytes;
}

std::string random_text(Seed seed) {
    std::string text;
    const std::size_t count = length(300, seed);
    for (std::size_t i = 0; i < count; ++i)
        text += one_of(letters, seed.with(static_cast<std::int64_t>(i)));
    return text;
}

std::string random_fountain(Seed seed) {
    static constexpr std::array<std::string_view, 5> ends{"\n", "\n", "\n", "\r\n", "\r"};
    const std::string_view end = one_of(ends, seed.with("end"));
    std::string text;
    const std::size_t count = 1 + length(60, seed);
    for (std::size_t i = 0; i < count; ++i) {
        const Seed line = seed.with(static_cast<std::int64_t>(i));
        text += one_of(lines, line);
        if (line.with("more").unit() < 0.1)
            text += random_text(line.with("text")).substr(0, 40);
        text += line.with("joined").unit() < 0.03 ? "" : end;
    }
    return text;
}

std::string mutated(const std::string& text, Seed seed) {
    std::string out = text;
    const std::size_t changes = 1 + below(4, seed.with("changes"));
    for (std::size_t i = 0; i < changes && !out.empty(); ++i) {
        const Seed change = seed.with(static_cast<std::int64_t>(i));
        const std::size_t at = below(out.size(), change.with("at"));
        const std::size_t size = std::min(out.size() - at, 1 + length(120, change.with("size")));
        switch (below(6, change)) {
        case 0:
            out[at] = static_cast<char>(below(256, change.with("byte")));
            break;
        case 1:
            out.erase(at, size);
            break;
        case 2:
            out.insert(below(out.size(), change.with("to")), out.substr(at, size));
            break;
        case 3:
            out.insert(at, one_of(letters, change.with("letter")));
            break;
        case 4:
            out.insert(at, std::to_string((change.with("number").unit() - 0.5) * 1e9));
            break;
        default:
            out.resize(at);
        }
    }
    return out;
}

std::string with_odd_numbers(const std::string& text, Seed seed) {
    std::string out = text;
    const std::size_t changes = 1 + below(3, seed.with("changes"));
    for (std::size_t i = 0; i < changes; ++i) {
        const Seed change = seed.with(static_cast<std::int64_t>(i));
        const std::size_t from = below(out.size() + 1, change.with("at"));
        const std::size_t start = out.find_first_of("0123456789", from);
        if (start == std::string::npos)
            continue;
        const std::size_t end = std::min(out.find_first_not_of(digits, start), out.size());
        out.replace(start, end - start, one_of(odd_numbers, change.with("number")));
    }
    return out;
}

Show lone_show(std::string_view screenplay) {
    Show show;
    show.id = "fuzz";
    show.styles = {Style{}};
    show.sets = {plain_set()};
    Episode episode;
    episode.id = "fuzz";
    episode.screenplay_file = "fuzz.fountain";
    episode.screenplay = screenplay;
    show.episodes = {episode};
    return show;
}

} // namespace mh
