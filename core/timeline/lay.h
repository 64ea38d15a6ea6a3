#pragma once

// What the steps of laying out an episode share.

#include "core/speech/speech.h"
#include "core/timeline/timeline.h"

#include <optional>
#include <vector>

namespace mh {

// A beat on the clock; it starts and ends on frames.
struct LaidBeat {
    TimeRange range;
    std::optional<TimeRange> line;
    Spoken spoken; // of the line, from its start
};

struct LaidScene {
    TimeRange range;
    std::vector<LaidBeat> beats; // the directed scene's, one for one
};

// The actor of an id that the Timeline has, and its character.
[[nodiscard]] Actor* actor_of(Timeline& timeline, std::string_view id);
[[nodiscard]] const Character* character_of(const Timeline& timeline, std::string_view id);

// "l01" in an episode of one scene, else "sc01 l01".
[[nodiscard]] std::string line_name(const Direction& direction, const DirectedScene& scene,
                                    const std::string& line);

// The first frame's moment at or after `t`.
[[nodiscard]] Seconds frame_after(Seconds t, double fps);

[[nodiscard]] bool is_on_stage(const Actor& actor, Seconds t);

} // namespace mh
