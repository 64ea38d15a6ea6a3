#include "core/audit/portrait.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr std::size_t body_row = body_points.size() + 1; // with the floor point

// The tolerance in metres at the body's scale.
float tolerance_of(const ActorProbe& probe, PictureSize picture, const AuditLimits& limits) {
    if (probe.px_per_metre <= 0)
        return static_cast<float>(limits.still_metres);
    const double share = limits.still_share * picture.height / probe.px_per_metre;
    return static_cast<float>(std::min(share, limits.still_metres));
}

bool is_present(const ActorProbe& probe) {
    return probe.on_stage && probe.in_picture;
}

template <std::size_t N>
void put(const Portrait& portrait, const std::array<Eigen::Vector3f, N>& points, float* xs,
         float* ys) {
    for (std::size_t i = 0; i < N; ++i) {
        const Eigen::Vector2f place = portrait.metres_at_body(points[i]);
        xs[i] = place.x();
        ys[i] = place.y();
    }
}

using Row = Eigen::Map<const Eigen::ArrayXf>;

// The mean of the ways of the first points of two rows, which hold `row` of them.
float mean_way(const float* before, const float* after, std::size_t points, std::size_t row) {
    const auto count = static_cast<Eigen::Index>(points);
    const Eigen::ArrayXf across = Row(after, count) - Row(before, count);
    const Eigen::ArrayXf along = Row(after + row, count) - Row(before + row, count);
    return (across.square() + along.square()).sqrt().mean();
}

} // namespace

Portrait::Portrait(const Projection& projection, const Vec3& floor_world, const Vec3& middle_world)
    : m_floor(projection.to_camera(floor_world).cast<float>()),
      m_depth(static_cast<float>(projection.to_camera(middle_world).z())) {
    for (int axis = 0; axis < 3; ++axis) {
        const Vec3 ahead = projection.eye() + Vec3::Unit(axis);
        m_axes.col(axis) = projection.to_camera(ahead).cast<float>();
    }
}

Motion body_motion(const Portrait& portrait, std::span<const ActorProbe> track, PictureSize picture,
                   const AuditLimits& limits) {
    Motion motion;
    motion.frames = track.size();
    motion.channels = 2 * body_row;
    motion.values.resize(motion.frames * motion.channels);
    for (std::size_t frame = 0; frame < track.size(); ++frame) {
        const ActorProbe& probe = track[frame];
        motion.present.push_back(is_present(probe) ? 1 : 0);
        motion.tolerance.push_back(tolerance_of(probe, picture, limits));
        if (!is_present(probe))
            continue;
        float* xs = motion.values.data() + frame * motion.channels;
        float* ys = xs + body_row;
        put(portrait, probe.body, xs, ys);
        xs[body_points.size()] = probe.floor_world.x();
        ys[body_points.size()] = probe.floor_world.z();
    }
    return motion;
}

Motion face_motion(const Portrait& portrait, std::span<const ActorProbe> track) {
    constexpr std::size_t row = std::tuple_size_v<decltype(ActorProbe::face)>;
    Motion motion;
    motion.frames = track.size();
    motion.channels = 2 * row;
    motion.values.resize(motion.frames * motion.channels);
    for (std::size_t frame = 0; frame < track.size(); ++frame) {
        motion.present.push_back(is_present(track[frame]) ? 1 : 0);
        float* xs = motion.values.data() + frame * motion.channels;
        if (is_present(track[frame]))
            put(portrait, track[frame].face, xs, xs + row);
    }
    return motion;
}

Bone bone_of_channel(std::size_t channel) {
    const std::size_t point = channel % body_row;
    return point < body_points.size() ? body_points[point].bone : Bone::hips;
}

Movement movement(const Motion& body, const Motion& face, std::size_t frame) {
    if (frame == 0 || body.present[frame] == 0 || body.present[frame - 1] == 0)
        return {};
    const float* before = body.row(frame - 1);
    const float* after = body.row(frame);
    const std::size_t floor = body_points.size();
    const float carried = std::hypot(after[floor] - before[floor],
                                     after[body_row + floor] - before[body_row + floor]);
    const std::size_t face_row = face.channels / 2;
    return {mean_way(before, after, body_points.size(), body_row) + carried,
            mean_way(face.row(frame - 1), face.row(frame), face_row, face_row) + carried};
}

} // namespace mh
