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
    [[nodiscard]] Eigen::Vector2f metres_at_body(const Eigen::Vector3f& from_floor) const {
        const Eigen::Vector3f seen = m_floor + m_axes * from_floor;
        return seen.head<2>() * (m_depth / std::max(seen.z(), 0.5F * m_depth));
    }

  private:
    Eigen::Matrix3f m_axes;  // rows: the camera's right, up and forward
    Eigen::Vector3f m_floor; // in the camera's axes
    float m_depth;
};

// The body's points, then the floor point's own way over the stage: a body carried along in a
// frozen pose is no still one. A row holds all of their x, then all of their y (the floor point's
// z). A frame counts as present where the actor is in the picture.
[[nodiscard]] Motion body_motion(const Portrait& portrait, std::span<const ActorProbe> track,
                                 PictureSize picture, const AuditLimits& limits);
// The face's points alone, in the same order.
[[nodiscard]] Motion face_motion(const Portrait& portrait, std::span<const ActorProbe> track);

// The bone that a channel of body_motion belongs to; the hips for the floor point's.
[[nodiscard]] Bone bone_of_channel(std::size_t channel);

// How far points move from the frame before to this one, metres: the mean of their ways in the
// portrait and the floor point's own way.
struct Movement {
    float body_m = 0;
    float face_m = 0;
};
[[nodiscard]] Movement movement(const Motion& body, const Motion& face, std::size_t frame);

} // namespace mh
