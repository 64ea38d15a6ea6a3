#pragma once

// Liveliness the other way: a body that trembles. What a point does from frame to frame is parted
// at four cycles a second by a windowed sinc (a Hann window, three quarters of a second long); the
// share of its power that lies above is what trembles. Ease and accent live below: the idle layer
// stays under about three.
//
// Such a filter lets half of a wave's height through at the frequency it parts at, so that a body
// that does nothing but go to and fro four times a second reads (1 − 1/2)² = 1/4 at any frame rate:
// less below 4 Hz, more above. That is a show's limit unless it asks for another
// (core/show/audit_limits.h).

#include "core/audit/stillness.h"

#include <vector>

namespace mh {

inline constexpr double tremble_hz = 4;
// A window of this length is judged at a time, by quarters, so that a tremble is not drowned by
// what the body does in the rest of a shot; and in it what goes on through the window, so that one
// quick move, however quick, is none.
inline constexpr double tremble_seconds = 1;

// A point's two channels are i and i + channels / 2, as body_motion lays them.
struct Tremble {
    double share = 0; // of a point's motion, 0 to 1
    std::size_t point = 0;
    Window frames;
    bool judged = false; // whether there was a window to judge
};

// The window and point that tremble most; of none that does the first. Frames that are not present,
// or `busy` (one a frame: in a gesture, a walk and the like), are left out, with as much around
// them as the filter hears. A tremble that nobody can see counts as none: one whose speed above is
// under 1.2 tolerances a second, root mean square. Needs at least 12 frames a second.
[[nodiscard]] Tremble most_trembling(const Motion& motion, const std::vector<bool>& busy,
                                     double fps);

} // namespace mh
