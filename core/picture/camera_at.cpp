#include "core/base/easing.h"
#include "core/picture/picture.h"

#include <algorithm>
#include <cassert>

namespace mh {

namespace {

Camera between(const Camera& a, const Camera& b, double u) {
    Camera camera;
    camera.position = a.position + u * (b.position - a.position);
    camera.aim = a.aim + u * (b.aim - a.aim);
    camera.fov_rad = lerp(a.fov_rad, b.fov_rad, u);
    camera.roll_rad = lerp(a.roll_rad, b.roll_rad, u);
    return camera;
}

} // namespace

Camera camera_at(const Timeline& timeline, Seconds t) {
    const Shot* shot = shot_at(timeline, t);
    assert(shot != nullptr);
    return camera_at(*shot, t);
}

Camera camera_at(const Shot& shot, Seconds t) {
    const std::vector<CameraKey>& keys = shot.camera;
    assert(!keys.empty());
    const auto after =
        std::upper_bound(keys.begin(), keys.end(), t,
                         [](Seconds at, const CameraKey& key) { return at < key.time; });
    if (after == keys.begin())
        return keys.front().camera;
    if (after == keys.end())
        return keys.back().camera;
    const CameraKey& before = *(after - 1);
    return between(before.camera, after->camera, ease(before.time, after->time, t));
}

} // namespace mh
