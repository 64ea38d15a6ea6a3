#pragma once

// Gestures on the clock: up from rest by the stroke, held, and back.

#include "core/timeline/lay.h"

namespace mh {

struct GestureTiming {
    Seconds prepare; // before the stroke
    Seconds hold;    // after it
    Seconds release; // after the hold
};

[[nodiscard]] const GestureTiming& timing_of(GestureKind kind);

// How long the beat's own gestures keep it: to the end of the longest hold where nobody speaks, to
// the last stroke where somebody does.
[[nodiscard]] Seconds gestures_end(const Beat& beat, const LaidBeat& laid);

// Puts the scene's gestures into their actors. A hold ends where the same hands prepare for the
// next gesture, or with the scene.
void lay_gestures(const DirectedScene& scene, const LaidScene& laid, Timeline& timeline);

} // namespace mh
