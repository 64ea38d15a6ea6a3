#include "core/audit/reason.h"
#include "core/audit/report.h"
#include "core/base/words.h"

#include <algorithm>

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

std::string labelled(std::string_view label, Seconds seconds) {
    return std::string(label) + " " + two_decimals(seconds);
}

std::string verdict(bool passes, const std::string& why, const TableLook& look) {
    std::string text = passes ? "pass" : "FAIL";
    if (look.colour)
        text = std::string(passes ? green : red) + text + std::string(plain);
    return why.empty() ? text : text + "  " + why;
}

Row row_of(const SpeakingShot& shot, const AuditedEpisode& episode, const TableLook& look) {
    const double fps = episode.audit.fps;
    Row row{shot.shot, episode.name(shot.actor) + " " + short_line(shot)};
    if (shot.before)
        row.push_back(labelled("before", seconds_of(*shot.before, fps)));
    row.push_back(labelled(shot.before ? "after" : "still", seconds_of(shot.longest, fps)));
    row.push_back(verdict(shot.passes, reason(shot, fps), look));
    return row;
}

Row row_of(const GestureSeen& seen, const AuditedEpisode& episode, const TableLook& look) {
    return {seen.shot, episode.who(seen) + " " + spaced(name_of(episode.gesture(seen).kind)),
            seen.passes ? "seen" : "not seen", verdict(seen.passes, reason(seen), look)};
}

std::string counted(std::size_t count, std::string_view one) {
    return std::to_string(count) + " " + std::string(one) + (count == 1 ? "" : "s");
}

template <typename Finding>
std::size_t failing(const std::vector<Finding>& findings) {
    return static_cast<std::size_t>(std::count_if(
        findings.begin(), findings.end(), [](const Finding& finding) { return !finding.passes; }));
}

std::string summary(const Audit& audit, const TableLook& look) {
    const std::size_t still = failing(audit.speaking);
    const std::size_t unseen = failing(audit.gestures);
    if (audit.speaking.empty() && audit.gestures.empty())
        return verdict(true, "nobody speaks on screen, and nothing is cued", look);
    const std::string what = counted(audit.speaking.size(), "speaking shot") + " (" +
                             std::to_string(still) + " too still), " +
                             counted(audit.gestures.size(), "gesture") + " (" +
                             std::to_string(unseen) + " not seen)";
    return verdict(audit.passes(), what, look);
}

std::string table_of(const AuditedEpisode& episode, const TableLook& look) {
    std::vector<Row> still;
    for (const SpeakingShot& shot : episode.audit.speaking)
        still.push_back(row_of(shot, episode, look));
    std::vector<Row> gestures;
    for (const GestureSeen& seen : episode.audit.gestures)
        gestures.push_back(row_of(seen, episode, look));
    std::string text = episode.audit.episode;
    if (!episode.timeline->title.empty())
        text += ": " + episode.timeline->title;
    text += "\n" + aligned(still);
    if (!gestures.empty())
        text += "\n" + aligned(gestures);
    return text + "\n" + summary(episode.audit, look) + "\n";
}

} // namespace

std::string audit_table(std::span<const AuditedEpisode> episodes, const TableLook& look) {
    std::string text;
    for (const AuditedEpisode& episode : episodes)
        text += (text.empty() ? "" : "\n") + table_of(episode, look);
    return text;
}

} // namespace mh
