#pragma once

#include "core/acting/performance.h"

namespace mh {

// Bit for bit.
[[nodiscard]] inline bool same_pose(const Pose& a, const Pose& b) {
    bool same = a.floor_point == b.floor_point && a.yaw_rad == b.yaw_rad && a.breath == b.breath &&
                a.hands == b.hands;
    for (std::size_t i = 0; i < bone_count && same; ++i)
        same = a.joint[i] == b.joint[i] && a.turn[i].coeffs() == b.turn[i].coeffs();
    return same;
}

[[nodiscard]] inline bool same_frame(const ActorFrame& a, const ActorFrame& b) {
    return a.on_stage == b.on_stage &&
           (!a.on_stage || (same_pose(a.pose, b.pose) && a.face == b.face));
}

} // namespace mh
