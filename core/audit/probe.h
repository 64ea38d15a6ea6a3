#pragma once

// Every frame of an episode, posed as a render would pose it and not drawn: what the measures read.

#include "core/acting/performance.h"
#include "core/audit/points.h"
#include "core/figure/drawing.h"
#include "core/figure/projection.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace mh {

// A hand on the picture: from its joint to its fingers' ends, with half the palm's width about that
// way, which is what is drawn of it but for an upright thumb's end. `ahead` is false where one end
// is behind the camera, and then the rest says nothing.
struct HandOnPicture {
    Eigen::Vector2f joint_px = Eigen::Vector2f::Zero();
    Eigen::Vector2f tip_px = Eigen::Vector2f::Zero();
    float radius_px = 0;
    bool ahead = false;
};

// An actor in a frame, its energy left to whoever has the Performance. What a measure reads of an
// actor out of the picture are its hands alone, so that body and face are not filled in there.
struct ActorProbe {
    bool on_stage = false; // nothing else holds where false
    bool in_picture =
        false; // nor body and face here: the middle of its head, or its chest, is inside the frame
    float px_per_metre = 0; // its scale, at the middle of its height; 0 behind the camera
    float energy = 0;       // its feeling's, −1 to 1 (Performance::energy)
    Eigen::Vector3f floor_world = Eigen::Vector3f::Zero();
    // Metres from the floor point, along the world's axes.
    std::array<Eigen::Vector3f, body_points.size()> body;
    std::array<Eigen::Vector3f, face_points.size() + 4> face; // face_points, then lips and corners
    std::array<HandOnPicture, 2> hands;                       // left, right
};

// An actor's probes over some frames.
struct Track {
    Frame first = 0;
    std::vector<ActorProbe> probes;

    [[nodiscard]] std::span<const ActorProbe> part(const FrameRange& frames) const {
        return {probes.data() + (frames.first - first), static_cast<std::size_t>(frames.count())};
    }
};

// A body's place and size on the picture, bone by bone: for a viewport's overlay.
struct BodyOnPicture {
    std::optional<Vec2> floor_px;
    std::array<std::optional<Vec2>, bone_count> joint_px;
    double px_per_metre = 0;
};

// The middle of somebody's standing height, over the floor point: where its scale is taken.
[[nodiscard]] Vec3 middle_of(const Character& character, const Vec3& floor_world);

[[nodiscard]] bool inside(const Vec2& point_px, PictureSize picture);

// `with_hands`: whether a gesture is to be seen in this frame, else they are left out.
[[nodiscard]] ActorProbe probe_actor(const Character& character, const Skeleton& skeleton,
                                     const ActorFrame& frame, const Projection& projection,
                                     bool with_hands = true);
[[nodiscard]] BodyOnPicture body_on_picture(const Character& character, const Pose& pose,
                                            const Projection& projection);

// The box of the head as drawn: head, hair and headwear. Costs a drawing of it.
[[nodiscard]] Box drawn_head_box(const Character& character, const Skeleton& skeleton,
                                 const ActorFrame& frame, const Style& style,
                                 const Projection& projection);

} // namespace mh
