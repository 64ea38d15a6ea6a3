#pragma once

// Parts of the page, each a string of HTML.

#include "core/audit/report.h"

namespace mh {

// How far a body moves through a line, its still stretches under it, the longest marked.
[[nodiscard]] std::string movement_svg(const Judgement& judgement, const std::vector<float>& curve,
                                       double fps);
// The longest still stretch over a dial, with the limit and the dial that was found.
[[nodiscard]] std::string tuning_svg(const std::vector<TuneStep>& steps, double IdleDials::*dial,
                                     double limit, std::optional<double> found);

extern const std::string_view page_style; // CSS

} // namespace mh
