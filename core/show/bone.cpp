#include "core/show/bone.h"

#include <algorithm>

namespace mh {

const std::array<std::string_view, bone_count> bone_names{
    "hips",          "spine",         "chest",        "neck",         "head",        "jaw",
    "leftEye",       "rightEye",      "leftShoulder", "leftUpperArm", "leftForearm", "leftHand",
    "rightShoulder", "rightUpperArm", "rightForearm", "rightHand",    "leftThigh",   "leftShin",
    "leftFoot",      "leftToes",      "rightThigh",   "rightShin",    "rightFoot",   "rightToes",
};

std::string_view name_of(Bone bone) {
    return bone_names[index_of(bone)];
}

std::optional<Bone> bone_named(std::string_view name) {
    const auto found = std::find(bone_names.begin(), bone_names.end(), name);
    if (found == bone_names.end())
        return std::nullopt;
    return static_cast<Bone>(found - bone_names.begin());
}

} // namespace mh
