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
    std::vector<Seconds> times;
    for (const Ending& ending : m_endings)
        times.push_back(ending.time);
    m_times = Moments(std::move(times));
}

Settle Settling::at(Seconds t) const {
    Settle settle;
    for (std::size_t i = m_times.before(t - settle_length); i < m_times.size() && m_times[i] < t;
         ++i) {
        const double u = (t - m_times[i]) / settle_length;
        settle.dip += m_endings[i].intensity * settle_dip(u);
        settle.swing += m_endings[i].intensity * settle_swing(u);
    }
    // Many endings at once settle no more than a body can, and one as it was meant.
    settle.dip /= std::sqrt(1 + 0.1 * settle.dip * settle.dip);
    settle.swing /= std::sqrt(1 + 0.1 * settle.swing * settle.swing);
    return settle;
}

} // namespace mh
