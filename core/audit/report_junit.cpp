#include "core/audit/markup.h"
#include "core/audit/reason.h"
#include "core/audit/report.h"
#include "core/base/words.h"

#include <algorithm>

namespace mh {

namespace {

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + in_markup(value) + "\"";
}

bool is_held(const Judgement& one) {
    return one.verdict != Verdict::told;
}

struct Counts {
    std::size_t tests = 0, failures = 0, skipped = 0;

    void add(const EpisodeReport& episode) {
        for (const Judgement& one : episode.judgements) {
            tests += is_held(one) ? 1 : 0;
            failures += one.verdict == Verdict::fail ? 1 : 0;
            skipped += one.verdict == Verdict::on_purpose ? 1 : 0;
        }
    }
};

std::string name_of_case(const Judgement& one) {
    std::string name = std::string(name_of(one.measure)) + ": " + one.shot + " " + one.name;
    if (!one.of.empty())
        name +=
            " " + (one.measure == Measure::gesture ? spaced(one.of) : short_line(one.shot, one.of));
    return name;
}

std::string outcome_of(const Judgement& one) {
    if (one.verdict == Verdict::on_purpose)
        return "      <skipped" + attribute("message", one.reason) + "/>\n";
    if (one.verdict != Verdict::fail)
        return "";
    std::string text = frames_in_words(one.frames) + ": " + one.reason;
    if (!one.remedy.empty())
        text += "\nRemedy: " + one.remedy;
    return "      <failure" + attribute("message", one.reason) +
           attribute("type", name_of(one.measure)) + ">" + in_markup(text) + "</failure>\n";
}

std::string case_of(const EpisodeReport& episode, const Judgement& one) {
    std::string head = "    <testcase" + attribute("name", name_of_case(one)) +
                       attribute("classname", episode.show + "." + episode.episode) +
                       attribute("time", "0");
    const std::string outcome = outcome_of(one);
    return outcome.empty() ? head + "/>\n" : head + ">\n" + outcome + "    </testcase>\n";
}

std::string suite_of(const EpisodeReport& episode) {
    Counts counts;
    counts.add(episode);
    std::string text =
        "  <testsuite" + attribute("name", episode.show + "." + episode.episode) +
        attribute("tests", std::to_string(counts.tests)) +
        attribute("failures", std::to_string(counts.failures)) + attribute("errors", "0") +
        attribute("skipped", std::to_string(counts.skipped)) + attribute("time", "0") + ">\n";
    for (const Judgement& one : episode.judgements)
        if (is_held(one))
            text += case_of(episode, one);
    return text + "  </testsuite>\n";
}

} // namespace

std::string audit_junit(const Report& report) {
    Counts counts;
    for (const EpisodeReport& episode : report.episodes)
        counts.add(episode);
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites" +
                       attribute("name", "movinghold check") +
                       attribute("tests", std::to_string(counts.tests)) +
                       attribute("failures", std::to_string(counts.failures)) +
                       attribute("errors", "0") + attribute("time", "0") + ">\n";
    for (const EpisodeReport& episode : report.episodes)
        text += suite_of(episode);
    return text + "</testsuites>\n";
}

} // namespace mh
