#include "core/audit/reason.h"
#include "core/audit/report.h"
#include "core/base/words.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace mh {

namespace {

using Row = std::vector<std::string>;

constexpr std::string_view green = "\x1b[32m";
constexpr std::string_view red = "\x1b[1;31m";
constexpr std::string_view plain = "\x1b[0m";

// Characters, not bytes: a name may be in any alphabet.
std::size_t width(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    }));
}

std::string aligned(const std::vector<Row>& rows) {
    std::vector<std::size_t> widths;
    for (const Row& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], width(row[i]));
    }
    std::string text;
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            text += row[i];
            if (i + 1 < row.size())
                text += std::string(widths[i] - width(row[i]) + 2, ' ');
        }
        text += '\n';
    }
    return text;
}

std::string verdict(bool passes, const std::string& why, const TableLook& look) {
    std::string text = passes ? "pass" : "FAIL";
    if (look.colour)
        text = std::string(passes ? green : red) + text + std::string(plain);
    return why.empty() ? text : text + "  " + why;
}

std::string verdict(const Judgement& one, const TableLook& look) {
    std::string why = one.reason;
    if (!one.remedy.empty())
        why += ". " + advice(one.remedy);
    return verdict(one.verdict != Verdict::fail, why, look);
}

Row stillness_row(const Judgement& one, const TableLook& look) {
    Row row{one.shot, one.name + " " + short_line(one.shot, one.of)};
    if (one.before)
        row.push_back("before " + two_decimals(*one.before));
    row.push_back((one.before ? "after " : "still ") + two_decimals(one.value));
    row.push_back(verdict(one, look));
    return row;
}

Row gesture_row(const Judgement& one, const TableLook& look) {
    return {one.shot, one.name + " " + spaced(one.of),
            one.verdict == Verdict::fail ? "not seen" : "seen", verdict(one, look)};
}

Row trembling_row(const Judgement& one, const TableLook& look) {
    return {one.shot, one.name + " trembles", verdict(one, look)};
}

Row listening_row(const Judgement& one, const TableLook&) {
    return {one.shot, one.name + " listening", "still " + two_decimals(one.value),
            frames_in_words(one.frames)};
}

Row heads_row(const Judgement& one, const TableLook& look) {
    Row row{one.shot, "heads", two_decimals(one.value)};
    row.push_back(one.verdict == Verdict::told ? one.reason : verdict(one, look));
    return row;
}

Row levels_row(const Judgement& one, const TableLook&) {
    Row row{one.shot, one.name + " " + short_line(one.shot, one.of),
            "body " + two_decimals(one.levels->body), "face " + two_decimals(one.levels->face)};
    if (!one.levels_before)
        return row;
    row.push_back("body " + two_decimals(one.levels_before->body) + " with the layer off");
    if (one.levels_before->body > 0)
        row.push_back("× " + two_decimals(one.levels->body / one.levels_before->body));
    return row;
}

template <typename Wanted, typename MakeRow>
std::string section(const EpisodeReport& episode, std::string_view heading, Wanted wanted,
                    MakeRow make_row, const TableLook& look) {
    std::vector<Row> rows;
    for (const Judgement& one : episode.judgements)
        if (wanted(one))
            rows.push_back(make_row(one, look));
    if (rows.empty())
        return "";
    std::string text = "\n";
    text += heading;
    if (!heading.empty())
        text += '\n';
    return text + aligned(rows);
}

auto of(Measure measure) {
    return [measure](const Judgement& one) { return one.measure == measure; };
}

// "12 speaking shots (1 too still)".
std::string judged_of(const EpisodeReport& episode, Measure measure, std::string_view one,
                      std::string_view fault) {
    std::size_t count = 0;
    std::size_t failing = 0;
    for (const Judgement& judgement : episode.judgements) {
        count += judgement.measure == measure ? 1 : 0;
        failing += judgement.measure == measure && judgement.verdict == Verdict::fail ? 1 : 0;
    }
    return counted(count, one) + " (" + std::to_string(failing) + " " + std::string(fault) + ")";
}

std::string summary(const EpisodeReport& episode, const TableLook& look) {
    const auto judged = [](const Judgement& one) {
        return one.measure == Measure::stillness || one.measure == Measure::gesture ||
               one.verdict == Verdict::fail;
    };
    if (std::none_of(episode.judgements.begin(), episode.judgements.end(), judged))
        return verdict(true, "nobody speaks on screen, and nothing is cued", look);
    std::string what = judged_of(episode, Measure::stillness, "speaking shot", "too still") + ", " +
                       judged_of(episode, Measure::gesture, "gesture", "not seen");
    const auto failing = [&](Measure measure, std::string_view one, std::string_view many) {
        const auto count = std::count_if(
            episode.judgements.begin(), episode.judgements.end(), [&](const Judgement& judgement) {
                return judgement.measure == measure && judgement.verdict == Verdict::fail;
            });
        if (count > 0)
            what += ", " + std::to_string(count) + " " + std::string(count == 1 ? one : many);
    };
    failing(Measure::trembling, "trembling body", "trembling bodies");
    failing(Measure::heads, "shot with ill-framed heads", "shots with ill-framed heads");
    return verdict(episode.passes(), what, look);
}

std::string table_of(const EpisodeReport& episode, const TableLook& look) {
    std::string text = episode.episode;
    if (!episode.title.empty())
        text += ": " + episode.title;
    text += section(episode, "", of(Measure::stillness), stillness_row, look);
    text += section(episode, "", of(Measure::gesture), gesture_row, look);
    text += section(
        episode, "",
        [](const Judgement& one) {
            return one.measure == Measure::trembling && one.verdict == Verdict::fail;
        },
        trembling_row, look);
    text += section(
        episode, "mean change a frame, levels", [](const Judgement& one) { return !!one.levels; },
        levels_row, look);
    text += section(episode, "", of(Measure::listening), listening_row, look);
    text += section(
        episode, "",
        [](const Judgement& one) { return one.measure == Measure::heads && !one.reason.empty(); },
        heads_row, look);
    return text + "\n" + summary(episode, look) + "\n";
}

std::string dial_in_words(std::string_view dial, double value) {
    char text[64];
    std::snprintf(text, sizeof text, "  %.*s %.3f", static_cast<int>(dial.size()), dial.data(),
                  value);
    return text;
}

std::string curve_of(const std::vector<TuneStep>& steps, std::string_view dial,
                     double IdleDials::*member) {
    constexpr double columns_a_second = 8;
    std::vector<Row> rows;
    for (const TuneStep& step : steps) {
        const auto bar = static_cast<std::size_t>(
            std::min(60.0, std::ceil(columns_a_second * step.longest_still)));
        rows.push_back({dial_in_words(dial, step.dials.*member),
                        two_decimals(step.longest_still) + " s", counted(step.faults, "fault"),
                        std::string(bar, '#')});
    }
    return aligned(rows);
}

std::string tuning_of(const Tuning& tuning, const TableLook& look) {
    std::string text = "tuning: the longest still stretch of any speaker\n" +
                       curve_of(tuning.fidget, "fidget", &IdleDials::fidget);
    if (!tuning.breathing.empty())
        text += "\n" + curve_of(tuning.breathing, "breathing", &IdleDials::breathing);
    text += "\n  now       " + dials_in_words(tuning.now) + "\n";
    if (!tuning.subtlest)
        return text + "  " + verdict(false, "no fidget up to 1 lets every body pass", look) + "\n";
    return text + "  subtlest  " + dials_in_words(*tuning.subtlest) +
           " (eye darts are as they were: no measure turns on them)\n";
}

std::string comparison_of(const Comparison& comparison, const TableLook& look) {
    std::vector<Row> rows;
    for (const Change& change : comparison.changes) {
        const Judgement& one = change.now;
        const std::string was = change.kind == ChangeKind::fresh ? "" : two_decimals(change.was);
        const std::string is = change.kind == ChangeKind::gone ? "" : two_decimals(one.value);
        rows.push_back({std::string(name_of(change.kind)), change.episode, one.shot,
                        std::string(name_of(one.measure)), one.name + " " + one.of,
                        was + (was.empty() || is.empty() ? "" : " → ") + is,
                        change.regression ? verdict(false, "", look) : ""});
    }
    const std::size_t regressions = comparison.regressions();
    return "against " + comparison.with + "\n" + aligned(rows) +
           verdict(regressions == 0,
                   counted(comparison.changes.size(), "change") + ", " +
                       counted(regressions, "regression") + ", " + std::to_string(comparison.same) +
                       " the same",
                   look) +
           "\n";
}

} // namespace

std::string audit_table(const Report& report, const TableLook& look) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : "\n") + part; };
    for (const EpisodeReport& episode : report.episodes)
        add(table_of(episode, look));
    if (report.tuning)
        add(tuning_of(*report.tuning, look));
    if (report.comparison)
        add(comparison_of(*report.comparison, look));
    if (!report.complete)
        add("stopped before the end: what is above is whole\n");
    return text;
}

} // namespace mh
