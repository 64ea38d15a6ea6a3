#include "core/timeline/lay.h"

#include <algorithm>
#include <cmath>

namespace mh {

Actor* actor_of(Timeline& timeline, std::string_view id) {
    const auto index = actor_index(timeline, id);
    return index ? &timeline.actors[*index] : nullptr;
}

const Character* character_of(const Timeline& timeline, std::string_view id) {
    const auto index = actor_index(timeline, id);
    return index ? &timeline.characters[*index] : nullptr;
}

std::string line_name(const Direction& direction, const DirectedScene& scene,
                      const std::string& line) {
    return direction.scenes.size() == 1 ? line : scene.id + " " + line;
}

Seconds frame_after(Seconds t, double fps) {
    return seconds_of(static_cast<Frame>(std::ceil(t * fps - 1e-6)), fps);
}

bool is_on_stage(const Actor& actor, Seconds t) {
    const auto after =
        std::upper_bound(actor.on_stage.begin(), actor.on_stage.end(), t,
                         [](Seconds s, const TimeRange& range) { return s < range.start; });
    return after != actor.on_stage.begin() && (after - 1)->contains(t);
}

} // namespace mh
