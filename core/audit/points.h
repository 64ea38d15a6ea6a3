#pragma once

// The points of a body that the audit follows.

#include "core/rig/skeleton.h"

#include <array>

namespace mh {

// A bone's joint, or where the bone ends.
struct AuditPoint {
    Bone bone;
    bool at_tip = false;
};

// All that lies below the neck: every joint, and the fingers' ends, since a wrist that turns moves
// a hand and not its joint.
inline constexpr std::array body_points{
    AuditPoint{Bone::hips},
    AuditPoint{Bone::spine},
    AuditPoint{Bone::chest},
    AuditPoint{Bone::left_shoulder},
    AuditPoint{Bone::left_upper_arm},
    AuditPoint{Bone::left_forearm},
    AuditPoint{Bone::left_hand},
    AuditPoint{Bone::left_hand, true},
    AuditPoint{Bone::right_shoulder},
    AuditPoint{Bone::right_upper_arm},
    AuditPoint{Bone::right_forearm},
    AuditPoint{Bone::right_hand},
    AuditPoint{Bone::right_hand, true},
    AuditPoint{Bone::left_thigh},
    AuditPoint{Bone::left_shin},
    AuditPoint{Bone::left_foot},
    AuditPoint{Bone::left_toes},
    AuditPoint{Bone::right_thigh},
    AuditPoint{Bone::right_shin},
    AuditPoint{Bone::right_foot},
    AuditPoint{Bone::right_toes},
};

// The crown, the chin and the eyes, with where they look.
inline constexpr std::array face_points{
    AuditPoint{Bone::head, true},     AuditPoint{Bone::jaw, true},
    AuditPoint{Bone::left_eye},       AuditPoint{Bone::right_eye},
    AuditPoint{Bone::left_eye, true}, AuditPoint{Bone::right_eye, true},
};

} // namespace mh
