#include "core/direction/direction.h"

namespace mh {

const std::array<std::string_view, framing_count> framing_names{
    "wide", "full", "cowboy", "medium", "close", "extremeClose", "twoShot", "overTheShoulder"};

std::string_view name_of(Framing framing) {
    return framing_names[static_cast<std::size_t>(framing)];
}

std::string shot_name(const Direction& direction, const DirectedScene& scene,
                      const DirectedShot& shot) {
    return direction.scenes.size() == 1 ? shot.id : scene.id + " " + shot.id;
}

} // namespace mh
