#pragma once

// What a line feels and how loud it is, read from the script: first its parentheticals, then the
// action just before it, then its words, then how its speaker feels at rest.

#include "core/direction/direction.h"
#include "core/direction/words.h"

#include <string>
#include <vector>

namespace mh {

// Words of the script that may say how a line is spoken.
struct Passage {
    std::string text;
    int line = 0;

    bool operator==(const Passage&) const = default;
};

struct LineContext {
    std::vector<Passage> parentheticals; // of the speech, without their parentheses
    std::vector<Passage> action;         // sentences about the speaker since the last line
    Passage words;                       // what is spoken
    Emotion resting = Emotion::neutral;
};

[[nodiscard]] Reading read_line(const LineContext& context);

// The feeling that action gives somebody who does not speak; nothing where it tells of none.
[[nodiscard]] std::optional<Reading> read_action_feeling(const Passage& sentence);

} // namespace mh
