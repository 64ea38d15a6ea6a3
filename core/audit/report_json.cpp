#include "core/audit/reason.h"
#include "core/audit/report.h"
#include "core/show/strict_json.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr std::string_view seen_names[] = {"seen", "cutByEdge", "offCamera"};

// Measures are kept to a thousandth: more digits than anyone reads, few enough to compare by eye.
double rounded(double value) {
    return std::round(1000 * value) / 1000;
}

Json json_of(const FrameRange& frames) {
    return {{"first", frames.first}, {"last", frames.end - 1}};
}

Json json_of(const StillSpan& span, double fps) {
    return {{"frames", json_of(span.frames)},
            {"seconds", rounded(seconds_of(span, fps))},
            {"nearest", std::string(name_of(span.nearest))},
            {"nearestShare", rounded(span.nearest_share)}};
}

Json json_of(const std::vector<StillSpan>& spans, double fps) {
    Json list = Json::array();
    for (const StillSpan& span : spans)
        list.push_back(json_of(span, fps));
    return list;
}

Json json_of(const SpeakingShot& shot, const AuditedEpisode& episode) {
    const double fps = episode.audit.fps;
    Json json{{"shot", shot.shot},
              {"line", shot.line},
              {"actor", episode.actor(shot.actor).id},
              {"frames", json_of(shot.frames)},
              {"longestStill", json_of(shot.longest, fps)}};
    if (shot.before)
        json["longestStillBefore"] = json_of(*shot.before, fps);
    json["spans"] = json_of(shot.spans, fps);
    json["bodyPx"] = rounded(shot.body_px);
    json["facePx"] = rounded(shot.face_px);
    json["stillOnPurpose"] = shot.still_on_purpose;
    json["passes"] = shot.passes;
    json["reason"] = reason(shot, fps);
    return json;
}

Json json_of(const GestureSeen& seen, const AuditedEpisode& episode) {
    const Gesture& gesture = episode.gesture(seen);
    return {{"shot", seen.shot},
            {"actor", episode.id(seen)},
            {"gesture", std::string(name_of(gesture.kind))},
            {"hands", std::string(name_of(gesture.hands))},
            {"cue", gesture.cue},
            {"sourceLine", gesture.source_line},
            {"frames", json_of(seen.frames)},
            {"seen", std::string(seen_names[static_cast<std::size_t>(seen.seen)])},
            {"missingPx", rounded(seen.missing_px)},
            {"passes", seen.passes},
            {"reason", reason(seen)}};
}

Json json_of(const AuditedEpisode& episode) {
    const Audit& audit = episode.audit;
    Json json{{"show", episode.timeline->show},
              {"episode", audit.episode},
              {"fps", audit.fps},
              {"frameCount", episode.timeline->frames},
              {"dials", to_json(audit.dials)},
              {"passes", audit.passes()},
              {"speakingShots", Json::array()},
              {"gestures", Json::array()},
              {"actors", Json::array()}};
    for (const SpeakingShot& shot : audit.speaking)
        json["speakingShots"].push_back(json_of(shot, episode));
    for (const GestureSeen& gesture : audit.gestures)
        json["gestures"].push_back(json_of(gesture, episode));
    for (std::size_t i = 0; i < audit.actors.size(); ++i)
        json["actors"].push_back({{"id", episode.actor(i).id},
                                  {"name", episode.name(i)},
                                  {"spans", json_of(audit.actors[i].spans, audit.fps)}});
    return json;
}

} // namespace

std::string audit_json(std::span<const AuditedEpisode> episodes) {
    Json list = Json::array();
    for (const AuditedEpisode& episode : episodes)
        list.push_back(json_of(episode));
    const bool passes =
        std::all_of(episodes.begin(), episodes.end(),
                    [](const AuditedEpisode& episode) { return episode.audit.passes(); });
    return to_text({{"format", std::string(audit_format)},
                    {"version", audit_version},
                    {"limits",
                     {{"stillSeconds", still_limit},
                      {"stillShareOfHeight", still_share},
                      {"stillMetres", still_metres},
                      {"strokeSeenSeconds", stroke_seen_seconds}}},
                    {"passes", passes},
                    {"episodes", list}});
}

} // namespace mh
