#include "core/audit/probe.h"

#include "core/figure/figure.h"
#include "core/figure/mouth_form.h"

namespace mh {

namespace {

Vec3 place_of(const AuditPoint& point, const Skeleton& skeleton, const Pose& pose) {
    if (!point.at_tip)
        return pose.at(point.bone);
    return pose.point(point.bone, skeleton.tip[index_of(point.bone)]);
}

Eigen::Vector3f from_floor(const Vec3& world, const Pose& pose) {
    const Vec3 way = world - pose.floor_point;
    return way.cast<float>();
}

// What the face feels and says moves its mouth, which has no bone: the lips' middles and corners.
std::array<Vec3, 4> mouth_of(const Character& character, const Skeleton& skeleton,
                             const ActorFrame& frame) {
    constexpr double mouth_share = 0.5; // what a resting mouth spans of the head's width, as drawn
    const double wide_m = mouth_share * character.build.head_width;
    const MouthForm form = mouth_form(blended(frame.face), frame.face.mouth, frame.face.loudness);
    const Vec3 chin = skeleton.tip[index_of(Bone::jaw)];
    const auto at = [&](double x, double y) -> Vec3 {
        return frame.pose.point(Bone::jaw, chin + wide_m * Vec3(x, y, 0));
    };
    return {at(0, form.top(0)), at(0, form.bottom(0)), at(form.half_width, form.skew),
            at(-form.half_width, -form.skew)};
}

Vec3 middle_of_bone(Bone bone, const Skeleton& skeleton, const Pose& pose) {
    return pose.point(bone, 0.5 * skeleton.tip[index_of(bone)]);
}

HandOnPicture hand_on_picture(Bone hand, const Skeleton& skeleton, const Pose& pose,
                              const Projection& projection) {
    constexpr double half_palm = 0.25; // of the hand's length
    const auto joint = projection.to_picture(pose.at(hand));
    const auto tip = projection.to_picture(pose.point(hand, skeleton.tip[index_of(hand)]));
    if (!joint || !tip)
        return {};
    const double depth = projection.to_camera(middle_of_bone(hand, skeleton, pose)).z();
    const double radius = half_palm * skeleton.length(hand) * projection.pixels_per_metre(depth);
    return {joint->cast<float>(), tip->cast<float>(), static_cast<float>(radius), true};
}

double scale_of(const Character& character, const Pose& pose, const Projection& projection) {
    const double depth = projection.to_camera(middle_of(character, pose.floor_point)).z();
    return depth > 0 ? projection.pixels_per_metre(depth) : 0;
}

void put_points(const Character& character, const Skeleton& skeleton, const ActorFrame& frame,
                ActorProbe& probe) {
    const Pose& pose = frame.pose;
    for (std::size_t i = 0; i < body_points.size(); ++i)
        probe.body[i] = from_floor(place_of(body_points[i], skeleton, pose), pose);
    for (std::size_t i = 0; i < face_points.size(); ++i)
        probe.face[i] = from_floor(place_of(face_points[i], skeleton, pose), pose);
    const std::array<Vec3, 4> mouth = mouth_of(character, skeleton, frame);
    for (std::size_t i = 0; i < mouth.size(); ++i)
        probe.face[face_points.size() + i] = from_floor(mouth[i], pose);
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
                       const ActorFrame& frame, const Projection& projection, bool with_hands) {
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
    probe.floor_world = pose.floor_point.cast<float>();
    if (with_hands)
        probe.hands = {hand_on_picture(Bone::left_hand, skeleton, pose, projection),
                       hand_on_picture(Bone::right_hand, skeleton, pose, projection)};
    if (probe.in_picture)
        put_points(character, skeleton, frame, probe);
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

Box drawn_head_box(const Character& character, const Skeleton& skeleton, const ActorFrame& frame,
                   const Style& style, const Projection& projection) {
    Drawing drawing;
    draw_head(character, skeleton, frame.pose, frame.face, style, projection, 0, drawing);
    return head_box(drawing, 0);
}

} // namespace mh
