#include "widgets/plots/lanes.h"

#include <algorithm>

namespace mh {

std::optional<double> Lanes::bottom_of(std::size_t actor) const {
    const auto found = std::find(actors.begin(), actors.end(), actor);
    if (found == actors.end())
        return std::nullopt;
    return static_cast<double>(actors.end() - found) - 1;
}

Lanes speaking_lanes(const Timeline& timeline, const Audit& audit) {
    Lanes lanes;
    for (std::size_t i = 0; i < timeline.actors.size(); ++i) {
        const bool still = i < audit.actors.size() && !audit.actors[i].spans.empty();
        if (still || !timeline.actors[i].speaking.empty())
            lanes.actors.push_back(i);
    }
    return lanes;
}

Lanes gesture_lanes(const Timeline& timeline) {
    Lanes lanes;
    for (std::size_t i = 0; i < timeline.actors.size(); ++i)
        if (!timeline.actors[i].gestures.empty())
            lanes.actors.push_back(i);
    return lanes;
}

} // namespace mh
