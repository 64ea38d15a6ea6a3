#include "core/audit/report_html.h"

#include "core/audit/markup.h"
#include "core/audit/reason.h"
#include "core/base/words.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

std::string tag(std::string_view name, std::string_view look, const std::string& inside) {
    const std::string element(name);
    return "<" + element + (look.empty() ? "" : " class=\"" + std::string(look) + "\"") + ">" +
           inside + "</" + element + ">";
}

std::string what_of(const Judgement& one) {
    switch (one.measure) {
    case Measure::stillness:
        return one.name + ", line " + short_line(one.shot, one.of);
    case Measure::gesture:
        return one.name + ", " + spaced(one.of);
    case Measure::listening:
        return one.name + ", listening";
    case Measure::trembling:
        return one.name + ", steadiness";
    case Measure::heads:
        break;
    }
    return "heads";
}

std::string with_unit(Measure measure, double value) {
    if (measure == Measure::trembling)
        return std::to_string(std::lround(100 * value)) + "%";
    const std::string_view unit = unit_of(measure);
    return two_decimals(value) + (unit.empty() ? "" : " " + std::string(unit));
}

std::string value_of(const Judgement& one) {
    if (one.seen == Seen::seen)
        return "seen";
    if (one.seen == Seen::off_camera)
        return "off camera";
    return with_unit(one.measure, one.value) + (one.measure == Measure::gesture ? " out" : "");
}

std::string in_words(const Comparison& comparison) {
    return counted(comparison.changes.size(), "change") + ", " +
           counted(comparison.regressions(), "regression") + ", " +
           std::to_string(comparison.same) + " the same.";
}

std::string badge_of(Verdict verdict) {
    switch (verdict) {
    case Verdict::pass:
        return tag("span", "badge good", "pass");
    case Verdict::fail:
        return tag("span", "badge bad", "FAIL");
    case Verdict::on_purpose:
        return tag("span", "badge", "on purpose");
    case Verdict::told:
        break;
    }
    return tag("span", "badge faint", "noted");
}

std::string image_of(const Exhibit& exhibit, const Judgement& one) {
    if (exhibit.picture_png.empty())
        return "";
    return "<img alt=\"" + in_markup(one.shot + ", " + frames_in_words(one.frames)) +
           "\" src=\"data:image/png;base64," + base64(exhibit.picture_png) + "\">";
}

std::string card_of(const Judgement& one, const Exhibit& exhibit, double fps) {
    std::string words =
        tag("h3", "",
            in_markup(one.shot) + " · " + in_markup(what_of(one)) + " " + badge_of(one.verdict)) +
        tag("p", "reason", in_markup(one.reason));
    if (!one.cue.empty())
        words += tag("p", "faint",
                     "Asked for by “" + in_markup(one.cue) + "”, line " +
                         std::to_string(one.source_line) + " of the screenplay");
    else if (one.source_line > 0)
        words +=
            tag("p", "faint", "Line " + std::to_string(one.source_line) + " of the screenplay");
    if (!one.remedy.empty())
        words += tag("p", "remedy",
                     tag("b", "", one.remedy == nothing_helps ? "Tried: " : "Tried, and passes: ") +
                         in_markup(one.remedy));
    if (one.measure == Measure::stillness)
        words += movement_svg(one, exhibit.curve, fps);
    return tag("article", "card", image_of(exhibit, one) + tag("div", "", words));
}

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

std::string cell(std::string_view label, const std::string& inside, std::string_view look = "") {
    return "<td data-label=\"" + std::string(label) + "\"" +
           (look.empty() ? "" : " class=\"" + std::string(look) + "\"") + ">" + inside + "</td>";
}

using Rows = std::vector<const Judgement*>;

Rows rows_of(const EpisodeReport& episode, Measure measure) {
    Rows rows;
    for (const Judgement& one : episode.judgements)
        if (one.measure == measure)
            rows.push_back(&one);
    return rows;
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

// One sentence where all is well, else whose is not.
std::string steadiness_of(const EpisodeReport& episode) {
    Rows rows = rows_of(episode, Measure::trembling);
    if (rows.empty())
        return "";
    double most = 0;
    for (const Judgement* one : rows)
        most = std::max(most, one->value);
    std::erase_if(rows, [](const Judgement* one) { return one->verdict != Verdict::fail; });
    return rows.empty() ? tag("h3", "", "Steadiness") +
                              tag("p", "",
                                  "Nobody trembles: of no body’s motion is more than " +
                                      with_unit(Measure::trembling, most) + " above 4 Hz.")
                        : table_of(rows, "Steadiness: motion above 4 Hz");
}

std::string heads_of(const EpisodeReport& episode) {
    Rows rows = rows_of(episode, Measure::heads);
    if (rows.empty())
        return "";
    double least = 1;
    for (const Judgement* one : rows)
        least = std::min(least, one->value);
    std::erase_if(rows, [](const Judgement* one) { return one->reason.empty(); });
    std::string words =
        tag("h3", "", "Heads") +
        tag("p", "",
            "The lowest framing score of a shot’s heads is " + two_decimals(least) + " of 1.");
    for (const Judgement* one : rows)
        words += tag("p", "",
                     tag("b", "", in_markup(one->shot)) + " · " + in_markup(one->reason) + " (" +
                         two_decimals(one->value) + ") " + badge_of(one->verdict));
    return words;
}

std::string cards_of(const EpisodeReport& episode) {
    std::string cards;
    for (std::size_t i = 0; i < episode.judgements.size(); ++i)
        if (episode.judgements[i].verdict == Verdict::fail)
            cards +=
                card_of(episode.judgements[i],
                        i < episode.exhibits.size() ? episode.exhibits[i] : Exhibit{}, episode.fps);
    return cards;
}

// The curves of the lines that pass, small.
std::string strips_of(const EpisodeReport& episode) {
    std::string strips;
    for (std::size_t i = 0; i < std::min(episode.judgements.size(), episode.exhibits.size()); ++i) {
        const Judgement& one = episode.judgements[i];
        const std::string svg = one.measure == Measure::stillness && one.verdict != Verdict::fail
                                    ? movement_svg(one, episode.exhibits[i].curve, episode.fps)
                                    : "";
        if (!svg.empty())
            strips += tag("figure", "",
                          tag("figcaption", "",
                              in_markup(one.shot) + " · " + in_markup(what_of(one)) + " " +
                                  badge_of(one.verdict)) +
                              svg);
    }
    return strips.empty()
               ? ""
               : tag("h3", "", "Curves of the lines that pass") + tag("div", "strips", strips);
}

std::size_t faults_of(const EpisodeReport& episode) {
    return static_cast<std::size_t>(
        std::count_if(episode.judgements.begin(), episode.judgements.end(),
                      [](const Judgement& one) { return one.verdict == Verdict::fail; }));
}

std::string section_of(const EpisodeReport& episode) {
    const std::string title = in_markup(episode.title.empty() ? episode.episode : episode.title) +
                              " " + badge_of(episode.passes() ? Verdict::pass : Verdict::fail);
    std::string body = tag("h2", "", title) +
                       tag("p", "faint",
                           in_markup(episode.show + " / " + episode.episode) + " · " +
                               std::to_string(episode.frames) + " frames, " +
                               two_decimals(static_cast<double>(episode.frames) / episode.fps) +
                               " s · " + dials_in_words(episode.dials) + " · still over " +
                               two_decimals(episode.limits.still_seconds) + " s fails");
    body += cards_of(episode) +
            table_of(rows_of(episode, Measure::stillness), "Speakers: longest still stretch") +
            table_of(rows_of(episode, Measure::gesture), "Gestures: hands in the picture") +
            table_of(rows_of(episode, Measure::listening), "Listeners: longest still stretch") +
            steadiness_of(episode) + heads_of(episode) + strips_of(episode);
    return tag("section", "", body);
}

std::string section_of(const Tuning& tuning, double limit) {
    const auto found = [&](double IdleDials::*dial) -> std::optional<double> {
        return tuning.subtlest ? std::optional((*tuning.subtlest).*dial) : std::nullopt;
    };
    const auto figure = [](const std::string& caption, const std::string& svg) {
        return svg.empty() ? "" : tag("figure", "", tag("figcaption", "", caption) + svg);
    };
    const std::string words = tuning.subtlest
                                  ? "The subtlest dials with which every body passes: " +
                                        tag("b", "", dials_in_words(*tuning.subtlest)) +
                                        ". Now: " + dials_in_words(tuning.now) + "."
                                  : std::string("No fidget up to 1 lets every body pass.");
    return tag("section", "",
               tag("h2", "", "Tuning") + tag("p", "", words) +
                   tag("div", "strips",
                       figure("Longest still stretch over fidget",
                              tuning_svg(tuning.fidget, &IdleDials::fidget, limit,
                                         found(&IdleDials::fidget))) +
                           figure("Longest still stretch over breathing",
                                  tuning_svg(tuning.breathing, &IdleDials::breathing, limit,
                                             found(&IdleDials::breathing)))));
}

std::string row_of(const Change& change) {
    const Judgement& one = change.now;
    const bool is_there = change.kind != ChangeKind::gone;
    const bool was_there = change.kind != ChangeKind::fresh;
    return tag("tr", change.regression ? "fails" : "",
               cell("Shot", in_markup(one.shot)) + cell("What", in_markup(what_of(one))) +
                   cell("Episode", in_markup(change.episode)) +
                   cell("Change", change.regression ? "worse, and fails"
                                                    : std::string(name_of(change.kind))) +
                   cell("Was", was_there ? with_unit(one.measure, change.was) : "–", "figure") +
                   cell("Is", is_there ? with_unit(one.measure, one.value) : "–", "figure"));
}

std::string section_of(const Comparison& comparison) {
    // What has to be mended comes first.
    std::vector<Change> changes = comparison.changes;
    std::stable_partition(changes.begin(), changes.end(),
                          [](const Change& change) { return change.regression; });
    std::string rows;
    for (const Change& change : changes)
        rows += row_of(change);
    std::string table;
    if (!rows.empty())
        table = tag("table", "",
                    "<thead><tr><th>Shot</th><th>What</th><th>Episode</th><th>Change</th><th>Was"
                    "</th><th>Is</th></tr></thead>" +
                        tag("tbody", "", rows));
    return tag("section", "",
               tag("h2", "", "Against " + in_markup(comparison.with)) +
                   tag("p", "", in_words(comparison)) + table);
}

std::string head_of(const Report& report) {
    std::size_t judged = 0;
    std::size_t faults = 0;
    for (const EpisodeReport& episode : report.episodes) {
        judged += episode.judgements.size();
        faults += faults_of(episode);
    }
    const std::string words =
        counted(report.episodes.size(), "episode") + ", " + counted(judged, "finding") + ", " +
        (faults == 0 ? std::string("no faults") : counted(faults, "fault")) +
        (report.complete ? "" : ". Stopped before the end: what is here is whole") + "." +
        (report.comparison ? " Against " + in_markup(report.comparison->with) + ": " +
                                 in_words(*report.comparison)
                           : "");
    return tag("header", "",
               tag("h1", "", "Does every body live?") +
                   tag("p", report.passes() ? "verdict good" : "verdict bad",
                       report.passes() ? "Everything passes" : "Something fails") +
                   tag("p", "faint", words));
}

} // namespace

std::string audit_html(const Report& report) {
    std::string body = head_of(report);
    if (report.tuning)
        body += section_of(*report.tuning, report.episodes.empty()
                                               ? AuditLimits{}.still_seconds
                                               : report.episodes.front().limits.still_seconds);
    for (const EpisodeReport& episode : report.episodes)
        body += section_of(episode);
    if (report.comparison)
        body += section_of(*report.comparison);
    return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<title>Moving Hold audit</title>\n<style>" +
           std::string(page_style) + "</style>\n</head>\n<body>\n" + tag("main", "", body) +
           "\n</body>\n</html>\n";
}

} // namespace mh
