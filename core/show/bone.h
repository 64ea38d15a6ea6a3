#pragma once

// The bones that a figure is posed by, and their names in files. Where they are is the rig room's.

#include <array>
#include <optional>
#include <string_view>

namespace mh {

enum class Bone {
    hips,
    spine,
    chest,
    neck,
    head,
    jaw,
    left_eye,
    right_eye,
    left_shoulder,
    left_upper_arm,
    left_forearm,
    left_hand,
    right_shoulder,
    right_upper_arm,
    right_forearm,
    right_hand,
    left_thigh,
    left_shin,
    left_foot,
    left_toes,
    right_thigh,
    right_shin,
    right_foot,
    right_toes,
};
inline constexpr std::size_t bone_count = 24;
extern const std::array<std::string_view, bone_count> bone_names;

[[nodiscard]] constexpr std::size_t index_of(Bone bone) {
    return static_cast<std::size_t>(bone);
}
[[nodiscard]] std::string_view name_of(Bone bone);
[[nodiscard]] std::optional<Bone> bone_named(std::string_view name);

} // namespace mh
