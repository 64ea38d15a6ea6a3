#pragma once

// Which rows a timeline strip has, and where.
//
//     ruler       |  fixed at the top
//     shots       |
//     findings    |
//     Otto  lines |  a group of rows for each actor who does anything, scrolled
//           mouths
//           gestures
//     Chief lines …

#include "core/timeline/timeline.h"

#include <vector>

namespace mh {

inline constexpr int ruler_px = 20;
inline constexpr int shots_px = 20;
inline constexpr int findings_px = 8;
inline constexpr int strip_head_px = ruler_px + shots_px + findings_px;

enum class RowKind { lines, mouths, gestures, walks, expressions };

struct StripRow {
    RowKind kind = RowKind::lines;
    std::size_t actor = 0;
    int top_px = 0; // from the top of the scrolled part
    int height_px = 0;

    bool operator==(const StripRow&) const = default;
};

// An actor's rows together.
struct StripGroup {
    std::size_t actor = 0;
    int top_px = 0;
    int height_px = 0;

    bool operator==(const StripGroup&) const = default;
};

struct StripRows {
    std::vector<StripRow> rows;
    std::vector<StripGroup> groups;
    int height_px = 0;

    bool operator==(const StripRows&) const = default;
};

[[nodiscard]] StripRows rows_of(const Timeline& timeline);

} // namespace mh
