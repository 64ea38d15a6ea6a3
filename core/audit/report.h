#pragma once

// Audits as files and as a terminal's table. All say the same numbers.

#include "core/audit/audit.h"
#include "core/timeline/timeline.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace mh {

struct AuditedEpisode {
    std::shared_ptr<const Timeline> timeline;
    Audit audit;

    [[nodiscard]] const Actor& actor(std::size_t index) const { return timeline->actors[index]; }
    [[nodiscard]] const std::string& name(std::size_t index) const {
        return timeline->characters[index].name;
    }
    // Whose gesture it is: an id, and for people a name. A crowd has its id alone.
    [[nodiscard]] const std::string& id(const GestureSeen& seen) const {
        return seen.extras ? actor(seen.actor).crowd : actor(seen.actor).id;
    }
    [[nodiscard]] const std::string& who(const GestureSeen& seen) const {
        return seen.extras ? actor(seen.actor).crowd : name(seen.actor);
    }
    [[nodiscard]] const Gesture& gesture(const GestureSeen& seen) const {
        return actor(seen.actor).gestures[seen.gesture];
    }
};

inline constexpr std::string_view audit_format = "movinghold-audit";
inline constexpr int audit_version = 1;

// Everything but the curves. Frames are numbers from 0, the last one included.
[[nodiscard]] std::string audit_json(std::span<const AuditedEpisode> episodes);

// A row for every speaking shot and gesture (RFC 4180, lines end in LF).
[[nodiscard]] std::string audit_csv(std::span<const AuditedEpisode> episodes);

// For people:
//
//     sh020  Otto l01   before 3.46  after 1.08  pass
//
// Without a before, one column ("still 1.08"). `colour` adds ANSI colours to verdicts.
struct TableLook {
    bool colour = false;
};
[[nodiscard]] std::string audit_table(std::span<const AuditedEpisode> episodes,
                                      const TableLook& look);

} // namespace mh
