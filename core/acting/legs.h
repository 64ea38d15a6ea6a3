#pragma once

// Hips over feet: feet stand where they are planted, hips go down as far as the legs need, and
// knees bend to fit.

#include "core/acting/actor_state.h"

namespace mh {

// A foot's turn about the floor, and where that leaves its ankle.
struct Stand {
    Vec3 ankle;
    Quat foot;
    Quat toes;  // in the foot's axes
    Vec3 knee;  // the direction it bends in
    double air; // 0 on the floor to 1 well off it
};
using Stands = std::array<Stand, 2>;

[[nodiscard]] Stands stands_of(const Physique& body, const Stance& where);

// The hips' place; their turn is there already.
void place_hips(const Physique& body, const ActorState& state, const Stands& stands,
                JointPose& joints);

// The hips are posed.
void pose_legs(const Physique& body, const Stands& stands, Pose& pose);

} // namespace mh
