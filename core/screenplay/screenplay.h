#pragma once

// A Fountain screenplay as a list of its elements, each with its line.

#include "core/base/error.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mh {

enum class ElementKind {
    scene_heading,
    action,
    character,
    parenthetical,
    dialogue,
    lyrics,
    transition,
    centred,
    page_break,
    section,
    synopsis,
};

struct ScreenplayElement {
    ElementKind kind = ElementKind::action;
    std::string text;      // marks of its kind and emphasis taken off; lines joined with '\n'
    int line = 0;          // where it starts, from 1
    std::string extension; // of a character cue: "V.O.", "O.S.", …, without parentheses
    bool dual = false;     // of a character cue: spoken with the speech before it
    std::string scene_number;
    int depth = 0; // of a section, from 1

    bool operator==(const ScreenplayElement&) const = default;
};

struct Screenplay {
    std::string file;
    std::vector<std::pair<std::string, std::string>> title_page; // keys in lower case
    std::vector<ScreenplayElement> elements;

    bool operator==(const Screenplay&) const = default;
};

// Fails on bytes that are no text (an image, an archive, broken UTF-8) with their line and column,
// and on a file with nothing in it to play.
[[nodiscard]] Result<Screenplay> parse_fountain(std::string_view text, const std::string& file);

} // namespace mh
