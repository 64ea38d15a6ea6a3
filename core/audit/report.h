#pragma once

// Audits as files and as a terminal's table. All are written from one value and say the same
// numbers.

#include "core/audit/compare.h"
#include "core/audit/judgement.h"
#include "core/audit/tune.h"
#include "core/base/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace mh {

// What a page shows beside a judgement; both may be empty.
struct Exhibit {
    std::vector<float> curve; // how far the body moves, pixels, a value for each frame of `over`
    std::string picture_png;
};

struct EpisodeReport {
    std::string show;
    std::string episode;
    std::string title;
    double fps = 24;
    Frame frames = 0;
    IdleDials dials;
    AuditLimits limits;
    std::vector<Judgement> judgements;
    std::vector<Exhibit> exhibits; // none, or one for each judgement

    [[nodiscard]] bool passes() const;
};

struct Report {
    std::vector<EpisodeReport> episodes;
    bool complete = true; // false where it was stopped before its last episode
    std::optional<Tuning> tuning;
    std::optional<Comparison> comparison;

    [[nodiscard]] bool passes() const;
};

// With the curves of its judgements, and no pictures.
[[nodiscard]] EpisodeReport report_of(const Timeline& timeline, const Audit& audit,
                                      std::vector<Judgement> judgements);

inline constexpr std::string_view audit_format = "movinghold-audit";
inline constexpr int audit_version = 2; // resources/schemas/audit.schema.json

// Everything but the exhibits. Frames are numbers from 0, the last one included; measures are
// rounded to a thousandth.
[[nodiscard]] std::string audit_json(const Report& report);
// Strict. What a comparison was made with, and the curve of a tuning, are not read back.
[[nodiscard]] Result<Report> parse_audit_json(std::string_view text, const std::string& file);

// A row for every judgement (RFC 4180, lines end in LF).
[[nodiscard]] std::string audit_csv(const Report& report);

// A suite for every episode and a case for every judgement that is held to a limit, as continuous
// integration reads test results (https://github.com/testmoapp/junitxml).
[[nodiscard]] std::string audit_junit(const Report& report);

// One page with its exhibits, which needs nothing beside itself and runs nothing.
[[nodiscard]] std::string audit_html(const Report& report);

// For people:
//
//     sh020  Otto l01   before 3.46  after 1.08  pass
//
// Without a before, one column ("still 1.08"). `colour` adds ANSI colours to verdicts.
struct TableLook {
    bool colour = false;
};
[[nodiscard]] std::string audit_table(const Report& report, const TableLook& look);

} // namespace mh
