#pragma once

// Two-bone inverse kinematics: a thigh and a shin, or an upper arm and a forearm.

#include "core/base/vec.h"

namespace mh {

struct TwoBone {
    double upper_m = 0.3;
    double lower_m = 0.3;
    double hinge = 1; // 1 for a knee, whose lower bone goes back; −1 for an elbow

    // The end never goes beyond `reach`, a little short of straight, so that no joint locks; up to
    // `exact_reach` it lies on its target.
    [[nodiscard]] double reach() const { return 0.9995 * (upper_m + lower_m); }
    [[nodiscard]] double exact_reach() const { return 0.994 * (upper_m + lower_m); }
};

// Both bones' axes, in the space that root, target and pole are given in.
struct TwoBoneTurns {
    Quat upper;
    Quat lower;
    bool reached = true; // false where the target lies beyond the exact reach
};

// Bends the hinge towards `pole` (a direction, not along the limb) so that the end lies on
// `target`; beyond the exact reach it comes softly short of it.
[[nodiscard]] TwoBoneTurns solve_two_bone(const TwoBone& limb, const Vec3& root, const Vec3& target,
                                          const Vec3& pole);

} // namespace mh
