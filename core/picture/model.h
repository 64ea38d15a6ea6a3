#pragma once

// A character on its own, off any stage: what sheets are drawn from. It has nothing of the idle
// layer.

#include "core/acting/face_state.h"
#include "core/figure/drawing.h"
#include "core/figure/projection.h"
#include "core/rig/pose.h"
#include "core/timeline/timeline.h"

namespace mh {

struct Model {
    Character character;
    Skeleton skeleton;
    Pose pose;
    FaceState face;
};

// Standing at the origin, facing +Z, looking ahead, feeling nothing.
[[nodiscard]] Model model_of(const Character& character);
// In the hold of a gesture.
[[nodiscard]] Model model_of(const Character& character, GestureKind gesture, Hands hands);
// What `actor` makes of a model at `t` seconds: the way to a pose that a Timeline can say.
[[nodiscard]] Model model_of(const Character& character, const Actor& actor, Seconds t);

[[nodiscard]] FaceState face_of(Emotion emotion, MouthShape mouth = MouthShape::X,
                                double strength = 1, double loudness = 0.5);

// From `yaw_rad` round the model (0 before it, pi/2 on its left) and `pitch_rad` above it, far
// enough that perspective is slight. `middle` is in the picture's middle and `height_m` fills its
// height.
[[nodiscard]] Camera camera_round(const Vec3& middle, double height_m, double yaw_rad,
                                  double pitch_rad = 0);
// The middle of the whole body and of the head, and the heights that hold them with some air.
[[nodiscard]] Vec3 body_middle(const Model& model);
[[nodiscard]] double body_view_m(const Model& model);
[[nodiscard]] Vec3 head_middle(const Model& model);
[[nodiscard]] double head_view_m(const Model& model);

void draw_model(const Model& model, const Style& style, const Projection& projection, Drawing& out);

} // namespace mh
