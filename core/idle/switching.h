#pragma once

// Something that switches from one state to the next at given moments, eased. However close the
// moments lie, the shares of the states are each 0 to 1, sum to 1, and are smooth in time: each
// switch is a step blurred by the same ease.

#include "core/base/easing.h"
#include "core/idle/moments.h"

namespace mh {

struct EaseWindow {
    Seconds before = 0.2;
    Seconds after = 0.25;
};

// visit(i, share) for every state with a share at `t`. State i holds from times[i] to times[i + 1];
// the first holds before, too. `times` is not empty. `begun` is times.until(t + window.before), or
// more: one search serves several windows.
template <typename Visit>
void visit_switching(const Moments& times, std::size_t begun, Seconds t, const EaseWindow& window,
                     Visit&& visit) {
    double later = 0; // how far the switch to the state after has come
    for (std::size_t i = std::max<std::size_t>(begun, 1); i-- > 0;) {
        const double come = i == 0 ? 1 : ease(times[i] - window.before, times[i] + window.after, t);
        if (come > later)
            visit(i, come - later);
        later = std::max(later, come);
        if (come >= 1)
            return;
    }
}

template <typename Visit>
void visit_switching(const Moments& times, Seconds t, const EaseWindow& window, Visit&& visit) {
    visit_switching(times, times.until(t + window.before), t, window, visit);
}

} // namespace mh
