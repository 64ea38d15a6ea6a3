#include "core/timeline/timeline.h"

#include <algorithm>

namespace mh {

const Shot* shot_at(const Timeline& timeline, Seconds t) {
    if (timeline.shots.empty())
        return nullptr;
    const auto after =
        std::upper_bound(timeline.shots.begin(), timeline.shots.end(), t,
                         [](Seconds s, const Shot& shot) { return s < shot.range.start; });
    return after == timeline.shots.begin() ? &timeline.shots.front() : &*(after - 1);
}

const Set* set_of(const Timeline& timeline, const Shot& shot) {
    const auto found = std::find_if(timeline.sets.begin(), timeline.sets.end(),
                                    [&](const Set& set) { return set.id == shot.set; });
    return found == timeline.sets.end() ? nullptr : &*found;
}

std::optional<std::size_t> actor_index(const Timeline& timeline, std::string_view id) {
    for (std::size_t i = 0; i < timeline.actors.size(); ++i)
        if (timeline.actors[i].id == id)
            return i;
    return std::nullopt;
}

} // namespace mh
