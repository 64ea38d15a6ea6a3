#include "widgets/findings/findings.h"

#include "widgets/look/words.h"

#include <QObject>
#include <QtMath>

#include <algorithm>

namespace mh {
namespace {

QString text(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

QString stillness_reason(const SpeakingShot& shot, double seconds) {
    if (shot.still_on_purpose)
        return QObject::tr("still on purpose");
    if (shot.longest.frames.count() <= 0)
        return QObject::tr("never still");
    if (shot.passes)
        return QObject::tr("still for %1 s at most").arg(seconds, 0, 'f', 2);
    return QObject::tr("still for %1 s, over the limit of %2 s; the %3 came nearest to moving")
        .arg(seconds, 0, 'f', 2)
        .arg(still_limit, 0, 'g', 3)
        .arg(look::words(name_of(shot.longest.nearest)));
}

QString gesture_reason(const GestureSeen& gesture) {
    switch (gesture.seen) {
    case Seen::seen:
        return QObject::tr("seen from its stroke to the end of its hold");
    case Seen::cut_by_edge:
        return QObject::tr("cut by the picture's edge: %1 px would bring the hands in")
            .arg(qCeil(gesture.missing_px));
    case Seen::off_camera:
        return QObject::tr("off camera");
    }
    return {};
}

Finding stillness_finding(const Timeline& timeline, const Audit& audit, const SpeakingShot& shot) {
    const auto seconds = [&](const StillSpan& span) {
        return seconds_of(span.frames.count(), audit.fps);
    };
    Finding finding;
    finding.measure = Measure::stillness;
    finding.passes = shot.passes;
    finding.shot = shot.shot;
    finding.actor = shot.actor;
    finding.frames = shot.longest.frames.count() > 0 ? shot.longest.frames : shot.frames;
    finding.name = look::person(timeline.characters[shot.actor].name);
    finding.subject = text(shot.line);
    finding.value = seconds(shot.longest);
    if (shot.before)
        finding.before = seconds(*shot.before);
    finding.reason = stillness_reason(shot, finding.value);
    return finding;
}

Finding gesture_finding(const Timeline& timeline, const GestureSeen& gesture) {
    Finding finding;
    finding.measure = Measure::gesture;
    finding.passes = gesture.passes;
    finding.shot = gesture.shot;
    finding.actor = gesture.actor;
    finding.frames = gesture.frames;
    finding.name = look::person(gesture.extras ? timeline.actors[gesture.actor].crowd
                                               : timeline.characters[gesture.actor].name);
    const Gesture& made = timeline.actors[gesture.actor].gestures[gesture.gesture];
    finding.subject = look::words(name_of(made.kind));
    finding.value = gesture.missing_px;
    finding.reason = gesture_reason(gesture);
    return finding;
}

} // namespace

std::vector<Finding> findings_of(const Timeline& timeline, const Audit& audit) {
    std::vector<Finding> findings;
    for (const SpeakingShot& shot : audit.speaking)
        findings.push_back(stillness_finding(timeline, audit, shot));
    for (const GestureSeen& gesture : audit.gestures)
        findings.push_back(gesture_finding(timeline, gesture));
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
