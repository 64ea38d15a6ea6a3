#include "core/acting/sample.h"

namespace mh {

namespace {

std::vector<Seconds> cuts_of(const Timeline& timeline) {
    std::vector<Seconds> cuts;
    for (const Shot& shot : timeline.shots)
        cuts.push_back(shot.range.start);
    return cuts;
}

const Camera* camera_at(const Timeline& timeline, Seconds t) {
    const Shot* shot = shot_at(timeline, t);
    if (!shot || shot->camera.empty())
        return nullptr;
    const CameraKey* key = &shot->camera.front();
    for (const CameraKey& next : shot->camera)
        if (next.time <= t)
            key = &next;
    return &key->camera;
}

} // namespace

Ensemble::Ensemble(std::shared_ptr<const Timeline> of) : timeline(std::move(of)) {
    const std::vector<Seconds> cuts = cuts_of(*timeline);
    for (std::size_t i = 0; i < timeline->actors.size(); ++i)
        parts.emplace_back(*timeline, i, cuts);
}

Vec3 Ensemble::point_of(const Part& part, const Target& target, Seconds since, Seconds t) const {
    if (target.kind == Target::Kind::place)
        return target.place;
    if (target.kind == Target::Kind::camera)
        if (const Camera* camera = camera_at(*timeline, since))
            return camera->position;
    if (target.kind == Target::Kind::character)
        if (const auto other = actor_index(*timeline, target.character))
            if (const Part& seen = parts[*other]; &seen != &part)
                return seen.eyes_at(seen.blocking.place_at(t));
    const Place place = part.blocking.place_at(t);
    return part.eyes_at(place) + about_y(place.yaw_rad) * Vec3(0, 0, 4);
}

} // namespace mh
