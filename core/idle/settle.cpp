#include "core/idle/settle.h"

#include "core/base/easing.h"
#include "core/base/vec.h"

#include <algorithm>
#include <cmath>

namespace mh {

double settle_dip(double u) {
    u = clamp01(u);
    constexpr double to_one = 3125.0 / 108; // 1 at its peak, u = 0.4
    return to_one * u * u * (1 - u) * (1 - u) * (1 - u);
}

double settle_swing(double u) {
    u = clamp01(u);
    constexpr double to_one = 19.5;
    return to_one * u * u * (1 - u) * (1 - u) * std::sin(2 * pi * u);
}

Settling::Settling(std::vector<Ending> endings) : m_endings(std::move(endings)) {
    std::stable_sort(m_endings.begin(), m_endings.end(),
                     [](const Ending& a, const Ending& b) { return a.time < b.time; });
}

Settle Settling::at(Seconds t) const {
    const auto earlier = [](const Ending& e, Seconds s) { return e.time < s; };
    auto ending = std::lower_bound(m_endings.begin(), m_endings.end(), t - settle_length, earlier);
    Settle settle;
    for (; ending != m_endings.end() && ending->time < t; ++ending) {
        const double u = (t - ending->time) / settle_length;
        settle.dip += ending->intensity * settle_dip(u);
        settle.swing += ending->intensity * settle_swing(u);
    }
    // Many endings at once settle no more than a body can, and one as it was meant.
    settle.dip /= std::sqrt(1 + 0.1 * settle.dip * settle.dip);
    settle.swing /= std::sqrt(1 + 0.1 * settle.swing * settle.swing);
    return settle;
}

} // namespace mh
