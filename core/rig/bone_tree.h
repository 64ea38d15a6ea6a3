#pragma once

// Which bone carries which, for loops over all of them.

#include "core/rig/skeleton.h"

namespace mh {

// −1 for the hips; a parent comes before its children.
inline constexpr std::array<int, bone_count> bone_parents{
    -1, 0,  1,  2,  3, // hips to head
    4,  4,  4,         // jaw, eyes
    2,  8,  9,  10,    // left arm
    2,  12, 13, 14,    // right arm
    0,  16, 17, 18,    // left leg
    0,  20, 21, 22,    // right leg
};

} // namespace mh
