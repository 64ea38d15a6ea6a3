#pragma once

// Whether each gesture's hands are in the picture, over its hold.

#include "widgets/plots/lanes.h"
#include "widgets/plots/plot_heading.h"
#include "widgets/plots/plot_spans.h"

namespace mh {

[[nodiscard]] std::vector<PlotSpan> visibility_spans(const Timeline& timeline, const Audit& audit,
                                                     const Lanes& lanes);
[[nodiscard]] std::vector<LegendEntry> visibility_legend();
// "Otto thumbs up: seen", for each gesture held at the frame.
[[nodiscard]] QString visibility_at(const Timeline& timeline, const Audit& audit, Frame frame);

} // namespace mh
