#pragma once

// The page's sections.

#include "core/audit/report.h"

#include <string>
#include <vector>

namespace mh {

// An episode: its faults as cards, its tables, and the curves of the lines that pass.
[[nodiscard]] std::string section_of(const EpisodeReport& episode);
// `limit`: of a still stretch, seconds.
[[nodiscard]] std::string section_of(const Tuning& tuning, double limit);
[[nodiscard]] std::string section_of(const Comparison& comparison);

// What a section of an episode is made of.

// Each fault with its picture, reason, remedy and curve.
[[nodiscard]] std::string cards_of(const EpisodeReport& episode);
// The curves of the lines that pass, small.
[[nodiscard]] std::string strips_of(const EpisodeReport& episode);

using Rows = std::vector<const Judgement*>;
// Nothing where there are no rows.
[[nodiscard]] std::string table_of(const Rows& listed, std::string_view title);

} // namespace mh
