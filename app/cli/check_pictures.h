#pragma once

// What a check draws: a picture of each fault, and how much bodies' pixels change.

#include "core/acting/performance.h"
#include "core/audit/audit.h"
#include "core/audit/report.h"

#include <functional>

namespace mh::cli {

// Gives every fault of the report a small picture of its middle frame, as PNG.
void put_pictures(const Performance& performance, EpisodeReport& report);

struct LevelsRequest {
    unsigned jobs = 0;
    std::function<void(double done)> progress;
    std::function<bool()> cancelled;
};
// Draws every speaking shot, at most 360 lines high, with the layer on and off. False where it was
// cancelled.
[[nodiscard]] bool put_levels(const Performance& performance, const LevelsRequest& request,
                              Audit& audit);

} // namespace mh::cli
