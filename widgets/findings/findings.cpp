#include "widgets/findings/findings.h"

#include "core/audit/reason.h"
#include "widgets/look/words.h"

#include <QObject>

#include <algorithm>

namespace mh {
namespace {

QString text(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

bool is_listed(const Judgement& judgement) {
    switch (judgement.measure) {
    case Measure::trembling:
        return judgement.verdict == Verdict::fail;
    case Measure::heads:
        return !judgement.reason.empty();
    default:
        return true;
    }
}

// What a report leaves out where all is well.
QString good_reason(const Judgement& judgement) {
    if (judgement.measure == Measure::gesture)
        return QObject::tr("seen from its stroke to the end of its hold");
    if (judgement.frames.count() <= 0)
        return QObject::tr("never still");
    return QObject::tr("still for %1 s at most").arg(judgement.value, 0, 'f', 2);
}

QString subject_of(const Judgement& judgement) {
    switch (judgement.measure) {
    case Measure::gesture:
        return look::words(judgement.of);
    case Measure::trembling:
        return QObject::tr("trembles");
    case Measure::listening:
        return QObject::tr("listening");
    case Measure::heads:
        return QObject::tr("head");
    case Measure::stillness:
        break;
    }
    return text(judgement.of);
}

Finding finding_of(const Judgement& judgement) {
    Finding finding;
    finding.measure = judgement.measure;
    finding.passes = judgement.verdict != Verdict::fail;
    finding.told = judgement.verdict == Verdict::told;
    finding.shot = judgement.shot;
    finding.actor = judgement.actor;
    finding.frames = judgement.frames.count() > 0 ? judgement.frames : judgement.over;
    finding.name = look::person(judgement.name);
    finding.subject = subject_of(judgement);
    finding.value = judgement.value;
    finding.before = judgement.before;
    finding.limit = judgement.limit.value_or(0);
    finding.reason = judgement.reason.empty() ? good_reason(judgement) : text(judgement.reason);
    if (!judgement.remedy.empty())
        finding.reason += QStringLiteral(". ") + text(advice(judgement.remedy));
    return finding;
}

} // namespace

std::vector<Finding> findings_of(const Timeline& timeline, const Audit& audit) {
    std::vector<Finding> findings;
    for (const Judgement& judgement : judgements_of(timeline, audit))
        if (is_listed(judgement))
            findings.push_back(finding_of(judgement));
    std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
        return a.frames.first < b.frames.first;
    });
    return findings;
}

const Finding* next_fault(const std::vector<Finding>& findings, Frame frame) {
    const auto found = std::find_if(findings.begin(), findings.end(), [frame](const Finding& f) {
        return !f.passes && f.frames.first > frame;
    });
    return found == findings.end() ? nullptr : &*found;
}

const Finding* previous_fault(const std::vector<Finding>& findings, Frame frame) {
    const auto found = std::find_if(findings.rbegin(), findings.rend(), [frame](const Finding& f) {
        return !f.passes && f.frames.first < frame;
    });
    return found == findings.rend() ? nullptr : &*found;
}

} // namespace mh
