#include "widgets/plots/plots.h"

#include "widgets/look/look.h"
#include "widgets/plots/energy.h"
#include "widgets/plots/frame_ticker.h"
#include "widgets/plots/plot_cursor.h"
#include "widgets/plots/stillness.h"
#include "widgets/plots/visibility.h"
#include "widgets/time_axis/time_mouse.h"

#include <QBoxLayout>

namespace mh {
namespace {

void style_axis(QCPAxis& axis) {
    axis.setBasePen(Qt::NoPen);
    axis.setTickPen(Qt::NoPen);
    axis.setSubTicks(false);
    axis.setTickLabelFont(look::small_font(0.8));
    axis.setTickLabelColor(look::text_dim);
    axis.setTickLabelPadding(5);
    axis.grid()->setPen(QPen(look::grid, 1));
    axis.grid()->setZeroLinePen(Qt::NoPen);
}

} // namespace

Plots::Plots(QWidget* parent) : QWidget(parent), m_plot(new QCustomPlot(this)) {
    m_plot->setBackground(look::window);
    m_plot->plotLayout()->clear();
    m_plot->plotLayout()->setRowSpacing(0);
    m_plot->plotLayout()->setAutoMargins(QCP::msNone);
    m_plot->plotLayout()->setMargins({});
    m_rows = {addRow(tr("Stillness"), 1.15, false), addRow(tr("Energy"), 1.15, false),
              addRow(tr("Gestures"), 0.9, true)};
    m_cursor = new PlotCursor(*m_plot, {m_rows[0].rect, m_rows[1].rect, m_rows[2].rect});

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    m_mouse = new TimeMouse(*m_plot, [this] { return axis(); });
    connect(m_mouse, &TimeMouse::scrubStarted, this, &Plots::scrubStarted);
    connect(m_mouse, &TimeMouse::scrubbed, this, &Plots::scrubbed);
    connect(m_mouse, &TimeMouse::scrubEnded, this, &Plots::scrubEnded);
    connect(m_mouse, &TimeMouse::visibleWanted, this, &Plots::changeVisible);
    showData();
}

Plots::Row Plots::addRow(const QString& title, double stretch, bool last) {
    auto* rect = new QCPAxisRect(m_plot);
    const int foot_px = last ? QFontMetrics(look::small_font(0.8)).height() + 6 : 3;
    rect->setAutoMargins(QCP::msNone);
    rect->setMargins({look::names_px, PlotHeading::height_px, look::right_px, foot_px});
    rect->setBackground(look::field);
    rect->setMinimumSize(40, 24);
    QCPLayoutGrid* layout = m_plot->plotLayout();
    layout->addElement(layout->rowCount(), 0, rect);
    layout->setRowStretchFactor(layout->rowCount() - 1, stretch);
    for (QCPAxis* axis : rect->axes())
        style_axis(*axis);
    QCPAxis* along = rect->axis(QCPAxis::atBottom);
    const auto ticker = QSharedPointer<FrameTicker>::create(*m_plot);
    along->setTicker(ticker);
    along->setTickLabels(last);
    return {rect, new PlotHeading(*rect, title), new PlotSpans(*rect), ticker};
}

void Plots::setTimeline(std::shared_ptr<const Timeline> timeline) {
    m_timeline = std::move(timeline);
    m_audit.reset();
    m_frame = 0;
    m_visible = kept_within(whole(), whole());
    m_mouse->setLength(m_timeline ? m_timeline->frames : 0, m_timeline ? m_timeline->fps : 24);
    showData();
}

void Plots::setAudit(std::shared_ptr<const Audit> audit) {
    if (m_audit == audit)
        return;
    m_audit = std::move(audit);
    showData();
}

void Plots::setFrame(Frame frame) {
    if (m_frame == frame)
        return;
    m_frame = frame;
    showCursor();
}

void Plots::setVisibleRange(const TimeRange& range) {
    if (m_visible == range)
        return;
    m_visible = range;
    for (const Row& row : m_rows)
        row.rect->axis(QCPAxis::atBottom)->setRange(range.start, range.end);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void Plots::changeVisible(const TimeRange& range) {
    if (m_visible == range)
        return;
    setVisibleRange(range);
    emit visibleRangeChanged(m_visible);
}

TimeAxis Plots::axis() const {
    return {m_visible, look::names_px,
            std::max(1.0, double(m_plot->width()) - look::names_px - look::right_px)};
}

TimeRange Plots::whole() const {
    return m_timeline ? TimeRange{0, seconds_of(m_timeline->frames, m_timeline->fps)}
                      : TimeRange{0, 1};
}

QString Plots::valueAtCursor(int plot) const {
    return m_cursor->values()[static_cast<std::size_t>(plot)];
}

} // namespace mh
