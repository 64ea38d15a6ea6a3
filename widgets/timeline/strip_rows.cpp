#include "widgets/timeline/strip_rows.h"

#include <algorithm>
#include <array>

namespace mh {
namespace {

constexpr int group_gap_px = 4;

struct RowSpec {
    RowKind kind;
    int height_px;
    bool (*wanted)(const Timeline&, const Actor&);
};

bool speaks(const Timeline& timeline, const Actor& actor) {
    return std::any_of(timeline.lines.begin(), timeline.lines.end(),
                       [&](const Line& line) { return line.actor == actor.id; });
}

constexpr std::array<RowSpec, 5> specs{{
    {RowKind::lines, 18, speaks},
    {RowKind::mouths, 13, [](const Timeline&, const Actor& a) { return !a.mouths.empty(); }},
    {RowKind::gestures, 15, [](const Timeline&, const Actor& a) { return !a.gestures.empty(); }},
    {RowKind::walks, 13, [](const Timeline&, const Actor& a) { return !a.walks.empty(); }},
    {RowKind::expressions, 14,
     [](const Timeline&, const Actor& a) { return !a.expressions.empty(); }},
}};

} // namespace

StripRows rows_of(const Timeline& timeline) {
    StripRows out;
    for (std::size_t i = 0; i < timeline.actors.size(); ++i) {
        const int top = out.height_px;
        for (const RowSpec& spec : specs) {
            if (!spec.wanted(timeline, timeline.actors[i]))
                continue;
            out.rows.push_back({spec.kind, i, out.height_px, spec.height_px});
            out.height_px += spec.height_px + 1;
        }
        if (out.height_px == top)
            continue;
        out.groups.push_back({i, top, out.height_px - top});
        out.height_px += group_gap_px;
    }
    return out;
}

} // namespace mh
