#pragma once

#include "core/timeline/timeline.h"

#include <vector>

namespace mh {

// What a Timeline asks of a body: to stand somewhere, to walk, to sit or to rise.
struct BlockingCue {
    Seconds time = 0;
    int order = 0; // of cues at the same time: a seat is left before a walk or a mark
    const Mark* mark = nullptr;
    const Walk* walk = nullptr;
    const Sitting* seat = nullptr;
    bool rises = false;
};

inline constexpr Seconds sit_seconds = 1.1; // down, and up again
inline constexpr Seconds same_moment = 1e-3;

// In the order it asks; they point into the actor.
[[nodiscard]] std::vector<BlockingCue> cues_of(const Actor& actor);

[[nodiscard]] bool starts_a_scene(const Actor& actor, Seconds t);
[[nodiscard]] bool ends_a_scene(const Actor& actor, Seconds t);

} // namespace mh
