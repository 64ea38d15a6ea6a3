#include "widgets/plots/visibility.h"

#include "widgets/look/look.h"
#include "widgets/look/words.h"

#include <QStringList>

#include <array>

namespace mh {
namespace {

struct SeenSpec {
    QColor colour;
    const char* name;
};

// Indexed by Seen.
const std::array<SeenSpec, 3> seen_specs{{
    {look::good, QT_TR_NOOP("seen")},
    {look::warning, QT_TR_NOOP("cut by the edge")},
    {look::fault, QT_TR_NOOP("off camera")},
}};

const SeenSpec& spec_of(Seen seen) {
    return seen_specs[static_cast<std::size_t>(seen)];
}

const Gesture& made(const Timeline& timeline, const GestureSeen& seen) {
    return timeline.actors[seen.actor].gestures[seen.gesture];
}

} // namespace

std::vector<PlotSpan> visibility_spans(const Timeline& timeline, const Audit& audit,
                                       const Lanes& lanes) {
    std::vector<PlotSpan> spans;
    for (const std::size_t actor : lanes.actors)
        for (const Gesture& gesture : timeline.actors[actor].gestures) {
            const double lane = *lanes.bottom_of(actor);
            spans.push_back({{gesture.prepare, gesture.release_end},
                             lane + 0.2,
                             lane + 0.8,
                             QColor(92, 92, 92),
                             PlotSpan::Fill::outline,
                             {}});
        }
    for (const GestureSeen& seen : audit.gestures) {
        const auto lane = lanes.bottom_of(seen.actor);
        if (!lane)
            continue;
        const SeenSpec& spec = spec_of(seen.seen);
        const TimeRange range{seconds_of(seen.frames.first, audit.fps),
                              seconds_of(seen.frames.end, audit.fps)};
        spans.push_back({range, *lane + 0.1, *lane + 0.9,
                         seen.passes ? look::sunk(spec.colour, 0.4) : spec.colour,
                         seen.passes ? PlotSpan::Fill::plain : PlotSpan::Fill::hatched,
                         look::words(name_of(made(timeline, seen).kind))});
    }
    return spans;
}

std::vector<LegendEntry> visibility_legend() {
    std::vector<LegendEntry> legend;
    for (const SeenSpec& spec : seen_specs)
        legend.push_back(
            {&spec == seen_specs.data() ? LegendEntry::Mark::box : LegendEntry::Mark::hatched,
             spec.colour, QObject::tr(spec.name)});
    return legend;
}

QString visibility_at(const Timeline& timeline, const Audit& audit, Frame frame) {
    QStringList words;
    for (const GestureSeen& seen : audit.gestures)
        if (seen.frames.contains(frame))
            words << QObject::tr("%1 %2: %3")
                         .arg(look::person(seen.extras ? timeline.actors[seen.actor].crowd
                                                       : timeline.characters[seen.actor].name),
                              look::words(name_of(made(timeline, seen).kind)),
                              QObject::tr(spec_of(seen.seen).name));
    return words.join(QStringLiteral("   "));
}

} // namespace mh
