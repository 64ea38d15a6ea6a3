#pragma once

// A row of a plot for each actor that has something to show in it, from the top.

#include "core/audit/audit.h"

#include <optional>
#include <vector>

namespace mh {

struct Lanes {
    std::vector<std::size_t> actors; // in the Timeline's order

    [[nodiscard]] double count() const { return static_cast<double>(actors.size()); }
    // The lane's lower edge, where lanes are 1 high and the plot goes from 0 to count().
    [[nodiscard]] std::optional<double> bottom_of(std::size_t actor) const;
};

[[nodiscard]] Lanes speaking_lanes(const Timeline& timeline, const Audit& audit);
[[nodiscard]] Lanes gesture_lanes(const Timeline& timeline);

} // namespace mh
