#pragma once

// Lean and beats: a talking body leans in, and moves on its line's stresses.
//
//   lean    ___/‾‾‾‾‾‾‾‾‾‾\___     from 0.25 s before a line to 0.6 s after it
//   lift    ____∧__._∧_.___∧___     a beat: up onto the stress, slower down from it
//
// Source: the design's table (about two beats a second).

#include "core/idle/talk.h"

namespace mh {

struct Lean {
    double in = 0;   // 0 to about 1: how far the chest leans in; a harder line leans further
    double lift = 0; // 0 to about 1.3: the beats, as shoulders and elbows take them
    double sway = 0; // −1.3 to 1.3: the beats' turns of the chest, left positive
};

// `talking` is talking_at(talk, t).
[[nodiscard]] Lean lean_at(const Talk& talk, const Talking& talking, Seconds t);

} // namespace mh
