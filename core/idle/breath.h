#pragma once

// Breath: how full the chest is, 0 (out) to 1 (the fullest), at a moment.
//
//   the cycle   ╱‾╲__╱‾╲__          at the actor's rate and depth
//   a line         ╱|‾‾--___|       in from 0.5 s before it, out through it,
//                   start  end ╲_   back to the cycle over 0.6 s after it
//
// A full breath lifts the chest by 2.2 cm (the design's figure).

#include "core/idle/talk.h"

namespace mh {

inline constexpr double full_breath_m = 0.022;

// The breathing cycle alone: in over two fifths of it, out over a half, and a rest.
[[nodiscard]] double cycle_breath(const Breathing& breathing, Seconds t);

// The cycle with the breaths that lines take, which come in by `lines` (0 to 1). A harder line and
// a longer one takes a deeper breath; a long line catches its breath where it pauses.
[[nodiscard]] double breath_at(const Breathing& breathing, const Talk& talk, double lines,
                               Seconds t);

} // namespace mh
