#include "core/audit/report_html.h"

#include "core/audit/markup.h"
#include "core/audit/page_sections.h"
#include "core/audit/page_words.h"
#include "core/audit/reason.h"

#include <algorithm>

namespace mh {

namespace {

std::size_t faults_of(const EpisodeReport& episode) {
    return static_cast<std::size_t>(
        std::count_if(episode.judgements.begin(), episode.judgements.end(),
                      [](const Judgement& one) { return one.verdict == Verdict::fail; }));
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
