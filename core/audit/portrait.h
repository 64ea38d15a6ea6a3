#pragma once

// A body seen by its shot's camera as if the camera were held still and went along with it: what is
// left is the body's own motion.
//
// The camera is the shot's at the first frame with the body in the picture, and keeps its place
// from the body's floor point. Where the real camera holds still that is the picture itself; where
// it pans, pushes, rolls or zooms, a frozen body stays exactly where it is. A point is given in
// metres at the body's own scale: its pixels from the floor point over the pixels a metre spans
// there.

#include "core/audit/probe.h"
#include "core/audit/stillness.h"

#include <span>

namespace mh {

class Portrait {
  public:
    Portrait(const Projection& projection, const Vec3& floor_world, const Vec3& middle_world);

    // `from_floor`: metres along the world's axes. A point far nearer to the camera than its body
    // is seen at twice the body's scale, and no more.
    [[nodiscard]] Vec2 metres_at_body(const Eigen::Vector3f& from_floor) const;

  private:
    Projection m_projection;
    Vec3 m_floor;
    double m_depth;
};

// The body's points as channels (point i at 2i and 2i + 1), then the floor point's own way over the
// stage: a body carried along in a frozen pose is no still one. A frame counts as present where the
// actor is in the picture.
[[nodiscard]] Motion motion_of(const Portrait& portrait, std::span<const ActorProbe> track,
                               PictureSize picture);

// The bone that a channel of motion_of belongs to; the hips for the floor point's.
[[nodiscard]] Bone bone_of_channel(std::size_t channel);

// How far points move from one frame to the next: the mean of their ways in the portrait and the
// floor point's own way, in pixels at the body's scale.
struct Movement {
    float body_px = 0;
    float face_px = 0;
};
[[nodiscard]] Movement movement(const Portrait& portrait, const ActorProbe& before,
                                const ActorProbe& after);

} // namespace mh
