#include "core/audit/report.h"

#include <algorithm>
#include <cstdio>
#include <initializer_list>

namespace mh {

namespace {

std::string decimals(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.3f", value);
    return text;
}

std::string or_empty(const std::optional<double>& value) {
    return value ? decimals(*value) : "";
}

std::string field(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

std::string row(std::initializer_list<std::string> fields) {
    std::string line;
    bool first = true;
    for (const std::string& text : fields) {
        line += (first ? "" : ",") + field(text);
        first = false;
    }
    return line + "\n";
}

struct Since {
    std::string change, was;
};

Since since_of(const EpisodeReport& episode, const Judgement& one, const Report& report) {
    if (!report.comparison)
        return {};
    for (const Change& change : report.comparison->changes)
        if (change.episode == episode.episode && change.kind != ChangeKind::gone &&
            change.now == one)
            return {std::string(name_of(change.kind)),
                    change.kind == ChangeKind::fresh ? "" : decimals(change.was)};
    return {"same", decimals(one.value)};
}

std::string row(const std::string& episode, const Judgement& one, const Since& since) {
    const auto body = [](const std::optional<MotionLevels>& levels) {
        return levels ? decimals(levels->body) : "";
    };
    return row({std::string(name_of(one.measure)),
                episode,
                one.shot,
                one.id,
                one.of,
                std::to_string(one.frames.first),
                std::to_string(one.frames.end - 1),
                or_empty(one.before),
                decimals(one.value),
                std::string(unit_of(one.measure)),
                or_empty(one.limit),
                std::string(name_of(one.verdict)),
                one.point,
                body(one.levels),
                one.levels ? decimals(one.levels->face) : "",
                body(one.levels_before),
                since.change,
                since.was,
                one.reason,
                one.remedy});
}

} // namespace

std::string audit_csv(const Report& report) {
    std::string text = row({"measure", "episode",    "shot",       "actor",
                            "of",      "firstFrame", "lastFrame",  "before",
                            "value",   "unit",       "limit",      "verdict",
                            "point",   "bodyLevels", "faceLevels", "bodyLevelsBefore",
                            "change",  "was",        "reason",     "remedy"});
    for (const EpisodeReport& episode : report.episodes)
        for (const Judgement& one : episode.judgements)
            text += row(episode.episode, one, since_of(episode, one, report));
    if (report.comparison)
        for (const Change& change : report.comparison->changes)
            if (change.kind == ChangeKind::gone)
                text += row(change.episode, change.now, {"gone", decimals(change.was)});
    return text;
}

} // namespace mh
