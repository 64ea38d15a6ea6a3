#include "core/audit/portrait.h"

#include "core/audit/audit.h"

#include <algorithm>

namespace mh {

namespace {

constexpr std::size_t floor_channels = 2 * body_points.size();

// The tolerance in metres at the body's scale.
float tolerance_of(const ActorProbe& probe, PictureSize picture) {
    if (probe.px_per_metre <= 0)
        return still_metres;
    const double share = still_share * picture.height / probe.px_per_metre;
    return static_cast<float>(std::min(share, still_metres));
}

template <std::size_t N>
double mean_way(const Portrait& portrait, const std::array<Eigen::Vector3f, N>& before,
                const std::array<Eigen::Vector3f, N>& after) {
    double sum = 0;
    for (std::size_t i = 0; i < N; ++i)
        sum += (portrait.metres_at_body(after[i]) - portrait.metres_at_body(before[i])).norm();
    return sum / N;
}

} // namespace

Portrait::Portrait(const Projection& projection, const Vec3& floor_world, const Vec3& middle_world)
    : m_projection(projection), m_floor(floor_world),
      m_depth(projection.to_camera(middle_world).z()) {}

Vec2 Portrait::metres_at_body(const Eigen::Vector3f& from_floor) const {
    const Vec3 seen = m_projection.to_camera(m_floor + from_floor.cast<double>());
    return seen.head<2>() * (m_depth / std::max(seen.z(), 0.5 * m_depth));
}

Motion motion_of(const Portrait& portrait, std::span<const ActorProbe> track, PictureSize picture) {
    Motion motion;
    motion.frames = track.size();
    motion.channels = floor_channels + 2;
    motion.values.resize(motion.frames * motion.channels);
    const auto set = [&](std::size_t channel, std::size_t frame, double value) {
        motion.values[channel * motion.frames + frame] = static_cast<float>(value);
    };
    for (std::size_t frame = 0; frame < track.size(); ++frame) {
        const ActorProbe& probe = track[frame];
        const bool present = probe.on_stage && probe.in_picture;
        motion.present.push_back(present);
        motion.tolerance.push_back(tolerance_of(probe, picture));
        if (!present)
            continue;
        for (std::size_t i = 0; i < body_points.size(); ++i) {
            const Vec2 place = portrait.metres_at_body(probe.body[i]);
            set(2 * i, frame, place.x());
            set(2 * i + 1, frame, place.y());
        }
        set(floor_channels, frame, probe.floor_world.x());
        set(floor_channels + 1, frame, probe.floor_world.z());
    }
    return motion;
}

Bone bone_of_channel(std::size_t channel) {
    return channel < floor_channels ? body_points[channel / 2].bone : Bone::hips;
}

Movement movement(const Portrait& portrait, const ActorProbe& before, const ActorProbe& after) {
    const double scale = after.px_per_metre;
    const double carried = (after.floor_world - before.floor_world).norm();
    return {static_cast<float>(scale * (mean_way(portrait, before.body, after.body) + carried)),
            static_cast<float>(scale * (mean_way(portrait, before.face, after.face) + carried))};
}

} // namespace mh
