#pragma once

// The lip-sync shapes animators know: A closed (M, B, P), B teeth together, C open, D wide,
// E rounded, F puckered, G teeth on lip (F, V), H tongue up (L), X idle.

#include "core/base/time.h"

#include <array>
#include <string_view>

namespace mh {

enum class MouthShape { A, B, C, D, E, F, G, H, X };
inline constexpr std::size_t mouth_shape_count = 9;
extern const std::array<std::string_view, mouth_shape_count> mouth_shape_names;

// The shape from `time` to the next key.
struct MouthKey {
    Seconds time = 0;
    MouthShape shape = MouthShape::X;

    bool operator==(const MouthKey&) const = default;
};

} // namespace mh
