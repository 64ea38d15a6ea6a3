#pragma once

// The bones of a figure and where they rest. At rest a figure stands upright at the origin, facing
// +Z, arms hanging; its left side is +X. Every bone's axes are then the world's. An arm's bones run
// along −Y, thumbs forward (+Z), palms and the insides of the elbows towards the body and forward;
// a leg's run along −Y, its knee bends so that the shin goes back.

#include "core/base/vec.h"
#include "core/show/bone.h"
#include "core/show/character.h"

#include <array>
#include <optional>

namespace mh {

// The parent of every bone but the hips, which have none; a parent comes before its children.
[[nodiscard]] std::optional<Bone> parent_of(Bone bone);

struct Skeleton {
    std::array<Vec3, bone_count> offset; // from the parent's joint, in the parent's axes, at rest
    std::array<Vec3, bone_count> tip;    // where each bone ends, in its own axes

    // Joint to tip, metres.
    [[nodiscard]] double length(Bone bone) const { return tip[index_of(bone)].norm(); }
};

// How far forward a build's stoop carries what rests at a share of the way from the hip joints up to
// the chin, metres.
[[nodiscard]] double stoop_forward_m(const Build& build, double share);

// Its joints and head fit the build's measures whatever they are; the trunk takes the height that
// head and legs leave.
[[nodiscard]] Skeleton skeleton_of(const Build& build);

} // namespace mh
