#pragma once

// A character in a pose, drawn.

#include "core/acting/face_state.h"
#include "core/figure/drawing.h"
#include "core/figure/projection.h"
#include "core/rig/pose.h"
#include "core/show/character.h"
#include "core/show/style.h"

namespace mh {

// Adds the figure's shapes, back to front, each tagged with `actor`.
void draw_figure(const Character& character, const Skeleton& skeleton, const Pose& pose,
                 const FaceState& face, const Style& style, const Projection& projection, int actor,
                 Drawing& out);

// The head alone, as it is in the figure: skull, face, hair and headwear.
void draw_head(const Character& character, const Skeleton& skeleton, const Pose& pose,
               const FaceState& face, const Style& style, const Projection& projection, int actor,
               Drawing& out);

// Its shadow on the floor, which belongs under every figure of a frame.
void draw_contact_shadow(const Character& character, const Pose& pose, const Projection& projection,
                         int actor, Drawing& out);

} // namespace mh
