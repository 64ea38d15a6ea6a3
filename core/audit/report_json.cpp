#include "core/audit/report.h"
#include "core/show/strict_json.h"

#include <array>
#include <cmath>

namespace mh {

namespace {

constexpr std::array<std::string_view, 3> seen_names{"seen", "cutByEdge", "offCamera"};

// Measures are kept to a thousandth: more digits than anyone reads, few enough to compare by eye.
double rounded(double value) {
    return std::round(1000 * value) / 1000;
}

Json or_null(const std::optional<double>& value) {
    return value ? Json(rounded(*value)) : Json(nullptr);
}

Json json_of(const FrameRange& frames) {
    return {{"first", frames.first}, {"last", frames.end - 1}};
}

Json json_of(const std::optional<MotionLevels>& levels) {
    if (!levels)
        return nullptr;
    return {{"body", rounded(levels->body)}, {"face", rounded(levels->face)}};
}

Json json_of(const Judgement& one) {
    Json json{{"measure", name_of(one.measure)},
              {"verdict", name_of(one.verdict)},
              {"shot", one.shot},
              {"actor", one.id},
              {"name", one.name},
              {"of", one.of},
              {"cue", one.cue},
              {"sourceLine", one.source_line},
              {"frames", json_of(one.frames)},
              {"over", json_of(one.over)},
              {"value", rounded(one.value)},
              {"unit", unit_of(one.measure)},
              {"limit", or_null(one.limit)},
              {"before", or_null(one.before)},
              {"seen", nullptr},
              {"point", one.point},
              {"bodyPx", rounded(one.body_px)},
              {"facePx", rounded(one.face_px)},
              {"levels", json_of(one.levels)},
              {"levelsBefore", json_of(one.levels_before)},
              {"spans", Json::array()},
              {"reason", one.reason},
              {"remedy", one.remedy}};
    if (one.seen)
        json["seen"] = seen_names[static_cast<std::size_t>(*one.seen)];
    for (const FrameRange& span : one.spans)
        json["spans"].push_back(json_of(span));
    return json;
}

Json json_of(const EpisodeReport& episode) {
    Json findings = Json::array();
    for (const Judgement& judgement : episode.judgements)
        findings.push_back(json_of(judgement));
    return {{"show", episode.show},
            {"episode", episode.episode},
            {"title", episode.title},
            {"fps", episode.fps},
            {"frameCount", episode.frames},
            {"dials", to_json(episode.dials)},
            {"limits", to_json(episode.limits)},
            {"passes", episode.passes()},
            {"findings", findings}};
}

Json json_of(const std::vector<TuneStep>& steps) {
    Json list = Json::array();
    for (const TuneStep& step : steps)
        list.push_back({{"dials", to_json(step.dials)},
                        {"longestStill", rounded(step.longest_still)},
                        {"tremble", rounded(step.tremble)},
                        {"faults", step.faults}});
    return list;
}

Json json_of(const Tuning& tuning) {
    return {{"now", to_json(tuning.now)},
            {"subtlest", tuning.subtlest ? to_json(*tuning.subtlest) : Json(nullptr)},
            {"fidgetCurve", json_of(tuning.fidget)},
            {"breathingCurve", json_of(tuning.breathing)}};
}

Json json_of(const Comparison& comparison) {
    Json changes = Json::array();
    for (const Change& change : comparison.changes)
        changes.push_back({{"change", name_of(change.kind)},
                           {"regression", change.regression},
                           {"episode", change.episode},
                           {"measure", name_of(change.now.measure)},
                           {"shot", change.now.shot},
                           {"actor", change.now.id},
                           {"of", change.now.of},
                           {"frames", json_of(change.now.frames)},
                           {"was", rounded(change.was)},
                           {"value", rounded(change.now.value)}});
    return {{"with", comparison.with},
            {"regressions", comparison.regressions()},
            {"same", comparison.same},
            {"changes", changes}};
}

} // namespace

std::string audit_json(const Report& report) {
    Json episodes = Json::array();
    for (const EpisodeReport& episode : report.episodes)
        episodes.push_back(json_of(episode));
    Json json{{"format", audit_format},
              {"version", audit_version},
              {"complete", report.complete},
              {"passes", report.passes()},
              {"episodes", episodes}};
    if (report.tuning)
        json["tuning"] = json_of(*report.tuning);
    if (report.comparison)
        json["against"] = json_of(*report.comparison);
    return to_text(json);
}

} // namespace mh
