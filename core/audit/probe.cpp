#include "core/audit/probe.h"

#include "core/idle/energy.h"

namespace mh {

namespace {

Vec3 place_of(const AuditPoint& point, const Skeleton& skeleton, const Pose& pose) {
    if (!point.at_tip)
        return pose.at(point.bone);
    return pose.point(point.bone, skeleton.tip[index_of(point.bone)]);
}

template <std::size_t N>
void from_floor(const std::array<AuditPoint, N>& points, const Skeleton& skeleton, const Pose& pose,
                std::array<Eigen::Vector3f, N>& out) {
    for (std::size_t i = 0; i < N; ++i) {
        const Vec3 place = place_of(points[i], skeleton, pose) - pose.floor_point;
        out[i] = place.cast<float>();
    }
}

Vec3 middle_of_bone(Bone bone, const Skeleton& skeleton, const Pose& pose) {
    return pose.point(bone, 0.5 * skeleton.tip[index_of(bone)]);
}

HandDisc hand_disc(Bone hand, const Skeleton& skeleton, const Pose& pose,
                   const Projection& projection) {
    const Vec3 middle = middle_of_bone(hand, skeleton, pose);
    const std::optional<Vec2> centre = projection.to_picture(middle);
    if (!centre)
        return {};
    const double depth = projection.to_camera(middle).z();
    const double radius = 0.5 * skeleton.length(hand) * projection.pixels_per_metre(depth);
    return {static_cast<float>(centre->x()), static_cast<float>(centre->y()),
            static_cast<float>(radius), true};
}

double scale_of(const Character& character, const Pose& pose, const Projection& projection) {
    const double depth = projection.to_camera(middle_of(character, pose.floor_point)).z();
    return depth > 0 ? projection.pixels_per_metre(depth) : 0;
}

float energy_in(const FaceState& face) {
    double energy = 0;
    for (std::size_t i = 0; i < emotion_count; ++i)
        energy += face.feeling[i] * emotion_energy[i];
    return static_cast<float>(energy);
}

} // namespace

Vec3 middle_of(const Character& character, const Vec3& floor_world) {
    return floor_world + Vec3(0, 0.5 * character.build.height, 0);
}

bool inside(const Vec2& point_px, PictureSize picture) {
    return point_px.x() >= 0 && point_px.x() < picture.width && point_px.y() >= 0 &&
           point_px.y() < picture.height;
}

ActorProbe probe_actor(const Character& character, const Skeleton& skeleton,
                       const ActorFrame& frame, const Projection& projection) {
    ActorProbe probe;
    probe.on_stage = frame.on_stage;
    if (!frame.on_stage)
        return probe;
    const Pose& pose = frame.pose;
    const auto in_frame = [&](const Vec3& world) {
        const std::optional<Vec2> point = projection.to_picture(world);
        return point && inside(*point, projection.picture());
    };
    probe.in_picture =
        in_frame(middle_of_bone(Bone::head, skeleton, pose)) || in_frame(pose.at(Bone::chest));
    probe.px_per_metre = static_cast<float>(scale_of(character, pose, projection));
    probe.energy = energy_in(frame.face);
    probe.floor_world = pose.floor_point.cast<float>();
    from_floor(body_points, skeleton, pose, probe.body);
    from_floor(face_points, skeleton, pose, probe.face);
    probe.hands = {hand_disc(Bone::left_hand, skeleton, pose, projection),
                   hand_disc(Bone::right_hand, skeleton, pose, projection)};
    return probe;
}

BodyOnPicture body_on_picture(const Character& character, const Pose& pose,
                              const Projection& projection) {
    BodyOnPicture body;
    body.floor_px = projection.to_picture(pose.floor_point);
    for (std::size_t i = 0; i < bone_count; ++i)
        body.joint_px[i] = projection.to_picture(pose.joint[i]);
    body.px_per_metre = scale_of(character, pose, projection);
    return body;
}

} // namespace mh
