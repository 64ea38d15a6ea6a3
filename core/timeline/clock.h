#pragma once

// Beats on the clock: how long each is, and where its line falls in it.

#include "core/timeline/compile.h"
#include "core/timeline/lay.h"

namespace mh {

// What lines are heard from.
struct Voices {
    const Speaker& speaker;
    const Recordings& recordings;
};

// Lays every scene's beats one after another and puts people's movement into the Timeline's actors.
//
//     |- before -|------- line -------|   a beat, and the beats that speak with it
//                |---- dual line ---------|
//
// A beat lasts until its line, its walks and its own gestures are over, at least `Beat::least`. A
// line whose seconds are given is the whole beat, to the frame.
[[nodiscard]] std::vector<LaidScene> lay_on_clock(const Direction& direction, const Voices& voices,
                                                  Timeline& timeline);

} // namespace mh
