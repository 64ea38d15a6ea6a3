#include "core/audit/markup.h"
#include "core/audit/page_sections.h"
#include "core/audit/page_words.h"
#include "core/audit/reason.h"
#include "core/base/words.h"

namespace mh {

namespace {

std::string levels_of(const Judgement& one) {
    if (!one.levels)
        return "";
    std::string text =
        two_decimals(one.levels->body) + " body, " + two_decimals(one.levels->face) + " face";
    if (one.levels_before && one.levels_before->body > 0)
        text += "; body " + two_decimals(one.levels_before->body) + " with the layer off (× " +
                two_decimals(one.levels->body / one.levels_before->body) + ")";
    return text;
}

// Columns that not every table needs.
struct Columns {
    bool before = false, levels = false, point = false;

    explicit Columns(const Rows& rows) {
        for (const Judgement* one : rows) {
            before = before || one->before.has_value();
            levels = levels || one->levels.has_value();
            point = point || !one->point.empty();
        }
    }
};

std::string frames_of(const FrameRange& frames) {
    if (frames.count() <= 0)
        return "–";
    const std::string first = std::to_string(frames.first);
    return frames.count() == 1 ? first : first + "–" + std::to_string(frames.end - 1);
}

std::string row_of(const Judgement& one, const Columns& columns) {
    std::string cells = cell("Shot", in_markup(one.shot)) + cell("What", in_markup(what_of(one)));
    if (columns.before)
        cells += cell("Layer off", one.before ? two_decimals(*one.before) + " s" : "–", "figure");
    cells +=
        cell("Measured", value_of(one), "figure") + cell("Frames", frames_of(one.frames), "figure");
    if (columns.point)
        cells += cell("Turned on", one.point.empty() ? "–" : in_markup(spaced(one.point)));
    if (columns.levels)
        cells += cell("Levels a frame", one.levels ? levels_of(one) : "–");
    cells += cell("Verdict", badge_of(one.verdict));
    return tag("tr", one.verdict == Verdict::fail ? "fails" : "", cells);
}

} // namespace

std::string table_of(const Rows& listed, std::string_view title) {
    if (listed.empty())
        return "";
    const Columns columns(listed);
    std::string rows;
    for (const Judgement* one : listed)
        rows += row_of(*one, columns);
    std::string head = "<th>Shot</th><th>What</th>";
    if (columns.before)
        head += "<th>Layer off</th>";
    head += "<th>Measured</th><th>Frames</th>";
    if (columns.point)
        head += "<th>Turned on</th>";
    if (columns.levels)
        head += "<th>Levels a frame</th>";
    head += "<th>Verdict</th>";
    return tag("h3", "", std::string(title)) +
           tag("table", "", tag("thead", "", tag("tr", "", head)) + tag("tbody", "", rows));
}

} // namespace mh
