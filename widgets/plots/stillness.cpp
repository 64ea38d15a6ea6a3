#include "widgets/plots/stillness.h"

#include "core/base/easing.h"
#include "widgets/look/look.h"
#include "widgets/look/words.h"

#include <QStringList>

namespace mh {
namespace {

TimeRange range_of(const FrameRange& frames, double fps) {
    return {seconds_of(frames.first, fps), seconds_of(frames.end, fps)};
}

PlotSpan still_box(const StillSpan& span, double fps, double lane, const QColor& colour) {
    const TimeRange range = range_of(span.frames, fps);
    PlotSpan box;
    box.range = range;
    box.bottom = lane + lane_margin;
    box.top = lane + still_height(range.duration());
    box.colour = colour;
    return box;
}

void add_speaking(const Timeline& timeline, std::size_t actor, double lane,
                  std::vector<PlotSpan>& out) {
    for (const Speaking& speaking : timeline.actors[actor].speaking)
        out.push_back({speaking.range,
                       lane + lane_margin,
                       lane + 1 - lane_margin,
                       look::sunk(look::actor_colour(actor), 0.82),
                       PlotSpan::Fill::plain,
                       {}});
}

void add_shot(const SpeakingShot& shot, double fps, double lane, std::vector<PlotSpan>& out) {
    const QColor colour = look::sunk(look::actor_colour(shot.actor), 0.15);
    for (const StillSpan& span : shot.spans)
        out.push_back(still_box(span, fps, lane, colour));
    if (shot.longest.frames.count() <= 0)
        return;
    PlotSpan longest = still_box(shot.longest, fps, lane, colour);
    longest.name = QObject::tr("%1 s").arg(longest.range.duration(), 0, 'f', 2);
    if (!shot.passes) {
        longest.colour = look::fault;
        longest.fill = PlotSpan::Fill::hatched;
    }
    out.push_back(longest);
}

// Still spans overlap where one begins before another ends: the longest over the frame counts.
const StillSpan* span_at(const std::vector<StillSpan>& spans, Frame frame) {
    const StillSpan* longest = nullptr;
    for (const StillSpan& span : spans)
        if (span.frames.contains(frame) &&
            (!longest || span.frames.count() > longest->frames.count()))
            longest = &span;
    return longest;
}

} // namespace

double still_height(Seconds seconds) {
    return lerp(lane_margin, 1 - lane_margin, unlerp(0, lane_seconds, seconds));
}

std::vector<PlotSpan> stillness_spans(const Timeline& timeline, const Audit& audit,
                                      const Lanes& lanes) {
    std::vector<PlotSpan> spans;
    for (const std::size_t actor : lanes.actors) {
        const double lane = *lanes.bottom_of(actor);
        add_speaking(timeline, actor, lane, spans);
        if (actor >= audit.actors.size())
            continue;
        for (const StillSpan& span : audit.actors[actor].spans)
            spans.push_back(still_box(span, audit.fps, lane, QColor(96, 96, 96)));
    }
    for (const SpeakingShot& shot : audit.speaking)
        if (const auto lane = lanes.bottom_of(shot.actor))
            add_shot(shot, audit.fps, *lane, spans);
    return spans;
}

std::vector<PlotRule> stillness_rules(const Lanes& lanes, Seconds limit) {
    std::vector<PlotRule> rules;
    for (double lane = 0; lane < lanes.count(); ++lane) {
        rules.push_back({lane, {}, false});
        rules.push_back({lane + still_height(limit), QObject::tr("%1 s").arg(limit), true});
    }
    return rules;
}

QString stillness_at(const Timeline& timeline, const Audit& audit, Frame frame) {
    QStringList words;
    for (std::size_t i = 0; i < audit.actors.size(); ++i) {
        const StillSpan* span = span_at(audit.actors[i].spans, frame);
        for (const SpeakingShot& shot : audit.speaking)
            if (shot.actor == i && shot.frames.contains(frame))
                span = span_at(shot.spans, frame);
        if (span)
            words << QObject::tr("%1 still %2 of %3 s")
                         .arg(look::person(timeline.characters[i].name))
                         .arg(seconds_of(frame - span->frames.first + 1, audit.fps), 0, 'f', 2)
                         .arg(seconds_of(span->frames.count(), audit.fps), 0, 'f', 2);
    }
    return words.join(QStringLiteral("   "));
}

} // namespace mh
