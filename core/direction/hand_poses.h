#pragma once

// Poses that direction.json keys.

#include "core/direction/hand_names.h"

namespace mh {

// "turns" names at least one bone; `speaker` does what names nobody.
[[nodiscard]] DirectedPose read_pose(const JsonValue& json, const HandNames& names,
                                     const std::string& speaker);

} // namespace mh
