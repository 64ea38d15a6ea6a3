#pragma once

// The head's speaking accents: a nod on the line's beats, a little after the body's, each third or
// so left out or turned into a tilt.
//
// Source: the design's table; the shapes are ours.

#include "core/idle/talk.h"

namespace mh {

struct HeadAccent {
    double nod = 0;  // −0.4 to about 1.3: down
    double tilt = 0; // −1 to 1: to the body's right positive
};

[[nodiscard]] HeadAccent head_accent_at(const Talk& talk, Seconds t);

} // namespace mh
