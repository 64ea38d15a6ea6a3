#pragma once

// Lines on the clock: words, mouths, the speaking body and the face.

#include "core/timeline/lay.h"

namespace mh {

// Stressed syllables thinned to about two a second: each at least so long after the one before.
inline constexpr Seconds shortest_between_beats = 0.42;
[[nodiscard]] std::vector<Seconds> thinned(const std::vector<Seconds>& stresses);

// An expression comes over a face a little before the line that it is for.
inline constexpr Seconds expression_leads = 0.2;

// Puts the scene's lines and feelings into the Timeline.
void lay_lines(const Direction& direction, const DirectedScene& scene, const LaidScene& laid,
               Timeline& timeline);

// Expression keys in order of time, one a moment: of two at once the one laid later stands.
void settle_faces(Timeline& timeline);

} // namespace mh
