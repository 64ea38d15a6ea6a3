#pragma once

// A screenplay's text as lines that remember where they stood, with its comments taken out.

#include <string>
#include <string_view>
#include <vector>

namespace mh {

struct SourceLine {
    std::string text;    // without its ending
    int number = 1;      // in the file, from 1
    bool erased = false; // held nothing but comments

    bool operator==(const SourceLine&) const = default;
};

// CR, LF and CR LF each end a line.
[[nodiscard]] std::vector<SourceLine> source_lines(std::string_view text);

// Takes out /* boneyard */ and [[ notes ]]. What stands before and after one that runs over several
// lines becomes one line, numbered where its first kept word stood. A boneyard that never ends and
// a note broken by an empty line (two blanks make a line not empty) are ordinary text.
[[nodiscard]] std::vector<SourceLine> without_comments(std::vector<SourceLine> lines);

// Without blanks, tabs and no-break spaces at either end.
[[nodiscard]] std::string_view trimmed(std::string_view text);
[[nodiscard]] inline bool is_blank(std::string_view text) {
    return trimmed(text).empty();
}

} // namespace mh
