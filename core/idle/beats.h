#pragma once

// The beats of a line's body, made from its stresses.

#include "core/idle/talk.h"

namespace mh {

// The line's own beats with its gaps filled evenly.
[[nodiscard]] std::vector<Seconds> filled_beats(const Speaking& line);

// The line's beats as its body takes them.
[[nodiscard]] std::vector<BodyBeat> body_beats(const Speaking& line,
                                               const std::vector<Seconds>& times, Seed actor);

// Where lines crowd, so do their beats: of those too near each other one stays. `beats` rises in
// time. Each is judged by its neighbours alone, so that no choice spreads.
[[nodiscard]] std::vector<BodyBeat> thinned(const std::vector<BodyBeat>& beats, Seed actor);

} // namespace mh
