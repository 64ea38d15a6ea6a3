#include "core/audit/reason.h"
#include "core/audit/report.h"

#include <cstdio>
#include <initializer_list>

namespace mh {

namespace {

std::string decimals(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.3f", value);
    return text;
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
    for (const std::string& text : fields)
        line += (line.empty() ? "" : ",") + field(text);
    return line + "\n";
}

std::string row(const SpeakingShot& shot, const AuditedEpisode& episode) {
    const double fps = episode.audit.fps;
    return row({"still", episode.audit.episode, shot.shot, episode.actor(shot.actor).id, shot.line,
                std::to_string(shot.longest.frames.first),
                std::to_string(shot.longest.frames.end - 1),
                shot.before ? decimals(seconds_of(*shot.before, fps)) : "",
                decimals(seconds_of(shot.longest, fps)), shot.passes ? "pass" : "fail",
                reason(shot, fps)});
}

std::string row(const GestureSeen& seen, const AuditedEpisode& episode) {
    return row({"gesture", episode.audit.episode, seen.shot, episode.id(seen),
                std::string(name_of(episode.gesture(seen).kind)), std::to_string(seen.frames.first),
                std::to_string(seen.frames.end - 1), "", "", seen.passes ? "pass" : "fail",
                reason(seen)});
}

} // namespace

std::string audit_csv(std::span<const AuditedEpisode> episodes) {
    std::string text = row({"measure", "episode", "shot", "actor", "of", "firstFrame", "lastFrame",
                            "beforeSeconds", "seconds", "verdict", "reason"});
    for (const AuditedEpisode& episode : episodes) {
        for (const SpeakingShot& shot : episode.audit.speaking)
            text += row(shot, episode);
        for (const GestureSeen& seen : episode.audit.gestures)
            text += row(seen, episode);
    }
    return text;
}

} // namespace mh
