#pragma once

// How far a drawn head reaches beyond its skull: what a camera leaves room for.

#include "core/show/character.h"

namespace mh {

// Metres, seen from whichever side shows most. The defaults are a bare head's of Build's size.
struct HeadReach {
    double over_skull = 0.02; // hair and headwear
    double under_chin = 0.1;  // an open mouth, a beard, plaits
    double beside = 0.28;     // to either side of the head's middle: nose, ears, plaits, brims
    double forward = 0;       // of the floor point: a stoop carries the head before it

    bool operator==(const HeadReach&) const = default;
};

[[nodiscard]] HeadReach head_reach(const Character& character);

} // namespace mh
