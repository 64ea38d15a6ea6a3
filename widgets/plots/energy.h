#pragma once

// Each character's emotional energy (left scale, −1 to 1), and how much its body and its face were
// measured to move (right scale, pixels a frame).

#include "core/audit/audit.h"
#include "widgets/plots/plot_heading.h"

#include <qcustomplot.h>

namespace mh {

// Takes out the graphs of the rect that were there and puts in the audit's.
void show_energy(const Audit& audit, QCPAxisRect& rect);
[[nodiscard]] std::vector<LegendEntry> energy_legend(const Timeline& timeline);
[[nodiscard]] QString energy_at(const Timeline& timeline, const Audit& audit, Frame frame);

// The right scale's end: a little over nearly all values, so that one jump does not flatten the
// rest; at least 1 px.
[[nodiscard]] double motion_scale_px(const Audit& audit);

} // namespace mh
