#include "core/audit/report.h"

#include <algorithm>

namespace mh {

namespace {

std::vector<float> curve_of(const Judgement& judgement, const Audit& audit) {
    if (judgement.actor >= audit.actors.size())
        return {};
    const std::vector<float>& body = audit.actors[judgement.actor].body_px;
    const auto count = static_cast<Frame>(body.size());
    const Frame first = std::clamp<Frame>(judgement.over.first, 0, count);
    const Frame end = std::clamp<Frame>(judgement.over.end, first, count);
    return {body.begin() + first, body.begin() + end};
}

} // namespace

bool EpisodeReport::passes() const {
    return std::none_of(judgements.begin(), judgements.end(),
                        [](const Judgement& one) { return one.verdict == Verdict::fail; });
}

bool Report::passes() const {
    return std::all_of(episodes.begin(), episodes.end(),
                       [](const EpisodeReport& episode) { return episode.passes(); });
}

EpisodeReport report_of(const Timeline& timeline, const Audit& audit,
                        std::vector<Judgement> judgements) {
    EpisodeReport report{timeline.show,
                         audit.episode,
                         timeline.title,
                         audit.fps,
                         timeline.frames,
                         audit.dials,
                         audit.limits,
                         {},
                         {}};
    for (const Judgement& judgement : judgements)
        report.exhibits.push_back({curve_of(judgement, audit), {}});
    report.judgements = std::move(judgements);
    return report;
}

} // namespace mh
