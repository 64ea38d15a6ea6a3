#pragma once

// Timelines such as no compiler would write: spans that touch, overlap, crowd and last an instant.

#include "core/timeline/timeline.h"

#include <memory>
#include <random>

namespace mh {

struct RandomTimeline {
    Seconds length = 20;
    int actors = 2;
    bool gestures = true;
    bool walks = true; // and seats and turns
    bool keyed = true;
};

// The same for the same seed.
[[nodiscard]] std::shared_ptr<Timeline> random_timeline(unsigned seed,
                                                        const RandomTimeline& wanted = {});

} // namespace mh
