#include "core/direction/planned_scene.h"

#include "core/direction/staging.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace mh {

namespace {

template <typename T>
void append(std::vector<T>& to, std::vector<T>& from) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

bool walks_in(const PlannedBeat& planned, const std::string& id) {
    const std::vector<DirectedWalk>& walks = planned.beat.walks;
    return std::any_of(walks.begin(), walks.end(),
                       [&](const DirectedWalk& walk) { return walk.character == id; });
}

} // namespace

void forget_before_entrances(const std::vector<Staging>& staging, std::vector<PlannedBeat>& beats) {
    for (const Staging& one : staging) {
        if (std::abs(one.position.x()) < off_stage_m)
            continue;
        for (PlannedBeat& planned : beats) {
            if (walks_in(planned, one.character))
                break;
            std::erase(planned.present, one.character);
        }
    }
}

void move_business(Beat& from, Beat& to) {
    append(to.gestures, from.gestures);
    append(to.looks, from.looks);
    append(to.walks, from.walks);
    append(to.seats, from.seats);
}

} // namespace mh
