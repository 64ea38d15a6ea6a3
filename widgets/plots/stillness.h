#pragma once

// Still spans over speaking spans. A lane's height is time as well: a box is as high as its stretch
// is long, and one that fails stands over the limit's rule.

#include "widgets/plots/lanes.h"
#include "widgets/plots/plot_spans.h"

namespace mh {

inline constexpr Seconds lane_seconds = 2.6; // a lane's whole height
inline constexpr double lane_margin = 0.06;  // of a lane, free at its foot and head

// How high above its lane's foot a stretch of that length reaches; a longer one is cut off.
[[nodiscard]] double still_height(Seconds seconds);

[[nodiscard]] std::vector<PlotSpan> stillness_spans(const Timeline& timeline, const Audit& audit,
                                                    const Lanes& lanes);
[[nodiscard]] std::vector<PlotRule> stillness_rules(const Lanes& lanes, Seconds limit);
// "Otto still 0.42 of 1.08 s", for each actor of whom there is something to say.
[[nodiscard]] QString stillness_at(const Timeline& timeline, const Audit& audit, Frame frame);

} // namespace mh
