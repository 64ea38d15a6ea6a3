#pragma once

// A figure's parts in the world, ready to be drawn: built once a frame from the pose.

#include "core/figure/loft.h"
#include "core/rig/pose.h"
#include "core/show/character.h"

namespace mh {

// A figure as its parts read it.
struct Body {
    const Character& character;
    const Skeleton& skeleton;
    const Pose& pose;
    Appearance lit; // the character's, in the light of its style

    [[nodiscard]] const Build& build() const { return character.build; }
    [[nodiscard]] const Appearance& look() const { return lit; }
};

// A character's colours under a tint, laid over them by its alpha.
[[nodiscard]] Appearance in_light(const Appearance& appearance, Colour tint);

enum class Side { left, right };
// Of the side's bones, given the left one.
[[nodiscard]] constexpr Bone bone_of(Side side, Bone left) {
    constexpr std::size_t arm = 4; // bones of an arm, and of a leg
    return static_cast<Bone>(index_of(left) + (side == Side::right ? arm : 0));
}

} // namespace mh
