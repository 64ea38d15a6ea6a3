#include "core/acting/spot.h"

#include <algorithm>

namespace mh {

namespace {

const Camera* camera_at(const Timeline& timeline, Seconds t) {
    const Shot* shot = shot_at(timeline, t);
    if (!shot || shot->camera.empty())
        return nullptr;
    const auto later = std::find_if(shot->camera.begin() + 1, shot->camera.end(),
                                    [&](const CameraKey& key) { return key.time > t; });
    return &(later - 1)->camera;
}

} // namespace

Spot spot_of(const Timeline& timeline, std::size_t actor, const Target& target, Seconds since) {
    switch (target.kind) {
    case Target::Kind::none:
        break;
    case Target::Kind::place:
        return {Spot::Kind::place, target.place, 0};
    case Target::Kind::camera:
        if (const Camera* camera = camera_at(timeline, since))
            return {Spot::Kind::place, camera->position, 0};
        break;
    case Target::Kind::character:
        if (const auto other = actor_index(timeline, target.character); other && other != actor)
            return {Spot::Kind::actor, Vec3::Zero(), *other};
        break;
    }
    return {};
}

} // namespace mh
