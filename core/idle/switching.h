#pragma once

// Something that switches from one state to the next at given moments, eased. However close the
// moments lie, the shares of the states are each 0 to 1, sum to 1, and are smooth in time: each
// switch is a step blurred by the same ease.

#include "core/base/easing.h"
#include "core/base/time.h"

#include <algorithm>
#include <vector>

namespace mh {

struct EaseWindow {
    Seconds before = 0.2;
    Seconds after = 0.25;
};

// visit(i, share) for every state with a share at `t`. State i holds from times[i] to times[i + 1];
// the first holds before, too. `times` rises, and is not empty.
template <typename Visit>
void visit_switching(const std::vector<Seconds>& times, Seconds t, const EaseWindow& window,
                     Visit&& visit) {
    const auto begun = std::upper_bound(times.begin() + 1, times.end(), t + window.before);
    double later = 0; // how far the switch to the state after has come
    for (auto i = static_cast<std::size_t>(begun - times.begin()); i-- > 0;) {
        const double come = i == 0 ? 1 : ease(times[i] - window.before, times[i] + window.after, t);
        if (come > later)
            visit(i, come - later);
        later = std::max(later, come);
        if (come >= 1)
            return;
    }
}

} // namespace mh
