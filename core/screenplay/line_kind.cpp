#include "core/screenplay/line_kind.h"

#include "core/screenplay/capitals.h"
#include "core/screenplay/emphasis.h"
#include "core/screenplay/source_lines.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace mh {

namespace {

// Longest first; what follows must be a full stop or a blank.
constexpr std::array<std::string_view, 11> heading_words{
    "INT./EXT", "EXT./INT", "INT/EXT", "EXT/INT", "INT.-EXT", "I./E",
    "I/E",      "E/I",      "INT",     "EXT",     "EST"};

// Transitions that do not end in "TO:".
constexpr std::array<std::string_view, 14> transitions{
    "FADE IN",      "FADE OUT", "FADE TO BLACK", "FADE TO WHITE", "CUT TO BLACK",
    "CUT TO WHITE", "BLACKOUT", "FADE UP",       "IRIS IN",       "IRIS OUT",
    "WIPE",         "DISSOLVE", "SMASH CUT",     "SMASH TO BLACK"};

bool is_digit(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

bool begins_with(std::string_view line, std::string_view capitals) {
    return line.size() >= capitals.size() &&
           std::equal(capitals.begin(), capitals.end(), line.begin(), [](char capital, char c) {
               return capital == std::toupper(static_cast<unsigned char>(c));
           });
}

bool is_forced_heading(std::string_view line) {
    if (line.size() < 2 || line[0] != '.' || line[1] == '.' || line[1] == ' ' || line[1] == '\t')
        return false;
    return !is_digit(line[1]) || !letters_in(line).small;
}

// The parts of a cue outside and inside its parentheses; an open one runs to the end.
struct CueParts {
    std::string outside;
    std::string inside;
};

CueParts parts_of(std::string_view line) {
    CueParts parts;
    while (!line.empty()) {
        const std::size_t open = std::min(line.find('('), line.size());
        parts.outside += line.substr(0, open);
        line.remove_prefix(open);
        if (line.empty())
            break;
        const std::size_t close = std::min(line.find(')'), line.size());
        const std::string_view inside = trimmed(line.substr(1, close - 1));
        if (!inside.empty())
            parts.inside.append(parts.inside.empty() ? "" : ", ").append(inside);
        line.remove_prefix(std::min(close + 1, line.size()));
    }
    return parts;
}

std::string single_blanks(std::string_view text) {
    std::string out;
    for (const char c : trimmed(text)) {
        const bool blank = c == ' ' || c == '\t';
        if (!blank || out.back() != ' ')
            out += blank ? ' ' : c;
    }
    return out;
}

bool is_one_of_the_transitions(std::string_view line) {
    if (line.back() != '.' && line.back() != ':')
        return false;
    while (!line.empty() && (line.back() == '.' || line.back() == ':'))
        line.remove_suffix(1);
    return std::find(transitions.begin(), transitions.end(), line) != transitions.end();
}

} // namespace

bool is_scene_heading(std::string_view line) {
    if (is_forced_heading(line))
        return true;
    return std::any_of(heading_words.begin(), heading_words.end(), [&](std::string_view word) {
        return line.size() > word.size() && begins_with(line, word) &&
               (line[word.size()] == '.' || line[word.size()] == ' ');
    });
}

Heading heading_of(std::string_view line) {
    if (is_forced_heading(line))
        line.remove_prefix(1);
    Heading heading;
    if (line.size() > 2 && line.back() == '#') {
        const std::size_t open = line.rfind('#', line.size() - 2);
        const std::string_view number =
            open == std::string_view::npos ? "" : line.substr(open + 1, line.size() - open - 2);
        if (!number.empty() && number.find_first_of(" \t") == std::string_view::npos) {
            heading.number = number;
            line = line.substr(0, open);
        }
    }
    heading.text = without_emphasis(trimmed(line));
    return heading;
}

bool is_transition(std::string_view line) {
    const Letters letters = letters_in(line);
    if (!letters.capital || letters.small || line.front() == '@')
        return false;
    return line.ends_with(" TO:") || is_one_of_the_transitions(line);
}

bool is_forced_transition(std::string_view line) {
    return line.size() > 1 && line.front() == '>' && line.back() != '<';
}

bool is_centred(std::string_view line) {
    return line.size() > 1 && line.front() == '>' && line.back() == '<';
}

bool is_page_break(std::string_view line) {
    return line.size() >= 3 && line.find_first_not_of('=') == std::string_view::npos;
}

bool is_synopsis(std::string_view line) {
    return line.size() > 1 && line[0] == '=' && line[1] != '=';
}

int section_depth(std::string_view line) {
    const std::size_t depth = line.find_first_not_of('#');
    return depth == std::string_view::npos || depth > 6 ? 0 : static_cast<int>(depth);
}

bool is_cue(std::string_view line) {
    if (line.starts_with('@'))
        return line.size() > 1 && line[1] != '@' && !cue_of(line).name.empty();
    if (line.find_first_of(">~=#!.") == 0 || is_transition(line))
        return false;
    const Letters letters = letters_in(parts_of(line).outside);
    return letters.capital && !letters.small;
}

Cue cue_of(std::string_view line) {
    Cue cue;
    if (line.starts_with('@'))
        line.remove_prefix(1);
    if (line.ends_with('^')) {
        cue.dual = true;
        line.remove_suffix(1);
    }
    const CueParts parts = parts_of(line);
    cue.name = single_blanks(without_emphasis(parts.outside));
    cue.extension = without_emphasis(parts.inside);
    return cue;
}

bool is_parenthetical(std::string_view line) {
    const std::string text = without_emphasis(line);
    return line.find_first_not_of("*_") == line.find('(') && text.size() > 1 &&
           text.front() == '(' && text.back() == ')';
}

bool begins_parenthetical(std::string_view line) {
    return line.starts_with('(') && line.find(')') == std::string_view::npos;
}

} // namespace mh
