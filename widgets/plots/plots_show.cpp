#include "widgets/look/look.h"
#include "widgets/look/words.h"
#include "widgets/plots/energy.h"
#include "widgets/plots/frame_ticker.h"
#include "widgets/plots/plot_cursor.h"
#include "widgets/plots/plots.h"
#include "widgets/plots/stillness.h"
#include "widgets/plots/visibility.h"

namespace mh {
namespace {

enum Which { stillness, energy, visibility };

std::vector<LegendEntry> stillness_legend() {
    return {{LegendEntry::Mark::box, look::sunk(look::text_dim, 0.7), QObject::tr("speaking")},
            {LegendEntry::Mark::box, look::text_dim, QObject::tr("still while speaking")},
            {LegendEntry::Mark::hatched, look::fault, QObject::tr("too long")}};
}

} // namespace

void Plots::showLanes(const Row& row, const std::vector<std::size_t>& actors) {
    auto names = QSharedPointer<QCPAxisTickerText>::create();
    const double count = static_cast<double>(actors.size());
    for (std::size_t i = 0; i < actors.size(); ++i)
        names->addTick(count - static_cast<double>(i) - 0.5,
                       look::person(m_timeline->characters[actors[i]].name));
    QCPAxis* side = row.rect->axis(QCPAxis::atLeft);
    side->setTicker(names);
    side->setRange(0, std::max(1.0, count));
    side->grid()->setVisible(false);
    side->setTickLabels(!actors.empty());
}

void Plots::showData() {
    const bool ready = m_timeline && m_audit;
    for (const Row& row : m_rows) {
        row.rect->axis(QCPAxis::atBottom)->setRange(m_visible.start, m_visible.end);
        row.ticker->fps = m_timeline ? m_timeline->fps : 24;
        row.spans->spans.clear();
        row.spans->rules.clear();
        row.spans->note.clear();
        row.heading->legend.clear();
    }
    const Lanes speakers = ready ? speaking_lanes(*m_timeline, *m_audit) : Lanes{};
    const Lanes gestures = ready ? gesture_lanes(*m_timeline) : Lanes{};
    showLanes(m_rows[stillness], speakers.actors);
    showLanes(m_rows[visibility], gestures.actors);
    QCPAxis* scale = m_rows[energy].rect->axis(QCPAxis::atLeft);
    scale->setRange(-1.15, 1.15);
    scale->ticker()->setTickCount(3);
    QCPAxis* pixels = m_rows[energy].rect->axis(QCPAxis::atRight);
    pixels->setVisible(true);
    pixels->ticker()->setTickCount(2);
    show_energy(ready ? *m_audit : Audit{}, *m_rows[energy].rect);
    if (ready) {
        m_rows[stillness].spans->spans = stillness_spans(*m_timeline, *m_audit, speakers);
        m_rows[stillness].spans->rules = stillness_rules(speakers, m_audit->limits.still_seconds);
        m_rows[stillness].heading->legend = stillness_legend();
        m_rows[energy].heading->legend = energy_legend(*m_timeline);
        m_rows[visibility].spans->spans = visibility_spans(*m_timeline, *m_audit, gestures);
        m_rows[visibility].heading->legend = visibility_legend();
        if (gestures.actors.empty())
            m_rows[visibility].spans->note = tr("No gestures in this episode");
    }
    showCursor();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void Plots::showCursor() {
    PlotCursor::Values values;
    if (m_timeline && m_audit)
        values = {stillness_at(*m_timeline, *m_audit, m_frame),
                  energy_at(*m_timeline, *m_audit, m_frame),
                  visibility_at(*m_timeline, *m_audit, m_frame)};
    m_cursor->show(m_timeline ? seconds_of(m_frame, m_timeline->fps) : 0, values);
}

} // namespace mh
