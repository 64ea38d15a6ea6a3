#pragma once

// Screenplay in, Direction out.

#include "core/base/error.h"
#include "core/direction/direction.h"
#include "core/screenplay/screenplay.h"
#include "core/show/show.h"

#include <string>
#include <vector>

namespace mh {

// Everybody who speaks in the screenplay, in the order of their first cue: the show's character of
// that name, else a generated one. Then the show's characters whom action names in capitals, and
// the extras of every crowd among these.
[[nodiscard]] std::vector<Character> cast_of(const Screenplay& screenplay, const Show& show);

struct DirectorSettings {
    bool gesture_framing = true; // widen shots until their gestures' hands are in them

    bool operator==(const DirectorSettings&) const = default;
};

// The heuristic director.
[[nodiscard]] Direction direct(const Screenplay& screenplay, const Show& show,
                               const std::vector<Character>& cast,
                               const DirectorSettings& settings);

// The heuristic director, then direction.json laid over it by name (`direction_text` empty: nothing
// laid over). Fails with the place in direction.json and the nearest name that exists.
[[nodiscard]] Result<Direction> direct_with_hand(const Screenplay& screenplay, const Show& show,
                                                 const std::vector<Character>& cast,
                                                 std::string_view direction_text,
                                                 const std::string& direction_file);

// A show's episode from its screenplay to its Direction, and everybody in it.
struct DirectedEpisode {
    std::vector<Character> cast;
    Direction direction;
};
[[nodiscard]] Result<DirectedEpisode> direct_episode(const Show& show, const Episode& episode);

} // namespace mh
