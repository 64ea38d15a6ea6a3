#pragma once

// What a single line of a screenplay is by its look. Every line here is trimmed.

#include <string>
#include <string_view>

namespace mh {

// Forced (".SNIPER SCOPE POV") or by its first word (INT, EXT, EST, INT./EXT, I/E). "..." and
// ".5 seconds" are none.
[[nodiscard]] bool is_scene_heading(std::string_view line);

struct Heading {
    std::string text;
    std::string number; // of "#12-A#" at its end
};
[[nodiscard]] Heading heading_of(std::string_view line);

// Capitals that end in "TO:", or one of the few that do not ("FADE OUT.").
[[nodiscard]] bool is_transition(std::string_view line);
[[nodiscard]] bool is_forced_transition(std::string_view line);
[[nodiscard]] bool is_centred(std::string_view line);
[[nodiscard]] bool is_page_break(std::string_view line);
[[nodiscard]] bool is_synopsis(std::string_view line);
// 1 to 6 where the line is a section's, else 0.
[[nodiscard]] int section_depth(std::string_view line);

struct Cue {
    std::string name;
    std::string extension;
    bool dual = false;
};
// "DR. O'NEIL-2 (as a bat) ^": capitals outside its parentheses, or forced ("@McCoy"). It is a cue
// only where a speech follows.
[[nodiscard]] bool is_cue(std::string_view line);
[[nodiscard]] Cue cue_of(std::string_view line);

// In parentheses, emphasised or not; begun here and ended on a later line.
[[nodiscard]] bool is_parenthetical(std::string_view line);
[[nodiscard]] bool begins_parenthetical(std::string_view line);

} // namespace mh
