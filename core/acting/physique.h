#pragma once

// A character's body as acting knows it: its bones, its bulk, and what follows from both.

#include "core/rig/arm_angles.h"
#include "core/rig/skeleton.h"
#include "core/rig/two_bone.h"

namespace mh {

struct Physique {
    Build build;
    Skeleton skeleton;
    TwoBone leg;
    TwoBone arm;
    ArmAngles hanging;         // arms at rest, clear of the body's sides
    double ankle_m = 0.08;     // above the sole
    double stance_m = 0.13;    // from the middle to each foot, standing
    double eye_m = 1.4;        // eyes above the floor, standing
    double hips_m = 0.8;       // hips above the floor, standing easy
    double seat_pad_m = 0.08;  // hips above a seat
    double seat_reach_m = 0.3; // feet before a seat's middle

    Physique() = default;
    explicit Physique(const Build& build);
};

} // namespace mh
