#include "widgets/timeline/timeline_strip.h"

#include "widgets/look/look.h"
#include "widgets/timeline/strip_paint.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace mh {
namespace {

constexpr double zoom_a_notch = 1.25;
constexpr double notch = 120; // eighths of a degree

} // namespace

TimelineStrip::TimelineStrip(QWidget* parent) : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::ClickFocus);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
}

QSize TimelineStrip::sizeHint() const {
    return {800, strip_head_px + std::clamp(m_rows.height_px, 90, 170)};
}

TimeRange TimelineStrip::whole() const {
    return m_timeline ? TimeRange{0, seconds_of(m_timeline->frames, m_timeline->fps)}
                      : TimeRange{0, 1};
}

// The scroll bar's room is always left free, so that the axis stays under the plots'.
TimeAxis TimelineStrip::axis() const {
    return {m_visible, look::names_px,
            std::max(1.0, double(width()) - look::names_px - look::right_px)};
}

void TimelineStrip::setTimeline(std::shared_ptr<const Timeline> timeline) {
    m_timeline = std::move(timeline);
    m_rows = m_timeline ? rows_of(*m_timeline) : StripRows{};
    m_findings.clear();
    m_frame = 0;
    m_drag = Drag::none;
    updateGeometry();
    fitAll();
    resizeEvent(nullptr);
}

void TimelineStrip::setFindings(std::vector<Finding> findings) {
    if (m_findings == findings)
        return;
    m_findings = std::move(findings);
    invalidate();
}

void TimelineStrip::setFrame(Frame frame) {
    if (m_frame == frame || !m_timeline)
        return;
    viewport()->update(playheadRect(m_frame));
    m_frame = frame;
    if (m_drag == Drag::none)
        changeVisible(following(m_visible, seconds_of(frame, m_timeline->fps), whole()));
    viewport()->update(playheadRect(m_frame));
}

void TimelineStrip::setVisibleRange(const TimeRange& range) {
    if (m_visible == range)
        return;
    m_visible = range;
    invalidate();
}

void TimelineStrip::changeVisible(const TimeRange& range) {
    if (m_visible == range)
        return;
    setVisibleRange(range);
    emit visibleRangeChanged(m_visible);
}

void TimelineStrip::fitAll() {
    changeVisible(kept_within(whole(), whole()));
    invalidate();
}

void TimelineStrip::invalidate() {
    m_content = {};
    viewport()->update();
}

void TimelineStrip::resizeEvent(QResizeEvent*) {
    const int room = viewport()->height() - strip_head_px;
    verticalScrollBar()->setRange(0, std::max(0, m_rows.height_px - room));
    verticalScrollBar()->setPageStep(room);
    verticalScrollBar()->setSingleStep(16);
    invalidate();
}

void TimelineStrip::scrollContentsBy(int, int) {
    invalidate();
}

void TimelineStrip::scrubTo(double x) {
    if (m_timeline && m_timeline->frames > 0)
        emit scrubbed(frame_under(axis(), x, m_timeline->fps, m_timeline->frames));
}

void TimelineStrip::mousePressEvent(QMouseEvent* event) {
    const double x = event->position().x();
    if (m_drag != Drag::none || !m_timeline || x < look::names_px)
        return;
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::pan;
        m_pulled_from = x;
    } else if (event->button() == Qt::LeftButton && m_timeline->frames > 0) {
        m_drag = Drag::scrub;
        emit scrubStarted();
        scrubTo(x);
    }
}

void TimelineStrip::mouseMoveEvent(QMouseEvent* event) {
    const double x = event->position().x();
    if (m_drag == Drag::scrub)
        scrubTo(x);
    if (m_drag != Drag::pan)
        return;
    changeVisible(panned(axis(), x - m_pulled_from, whole()));
    m_pulled_from = x;
}

void TimelineStrip::mouseReleaseEvent(QMouseEvent* event) {
    const bool ends_scrub = m_drag == Drag::scrub && event->button() == Qt::LeftButton;
    const bool ends_pan = m_drag == Drag::pan && event->button() == Qt::MiddleButton;
    if (ends_scrub || ends_pan)
        m_drag = Drag::none;
    if (ends_scrub)
        emit scrubEnded();
}

void TimelineStrip::wheelEvent(QWheelEvent* event) {
    const QPoint turn = event->angleDelta();
    if (event->position().x() < look::names_px) {
        verticalScrollBar()->setValue(verticalScrollBar()->value() - turn.y() / 4);
    } else if (turn.x() != 0 || event->modifiers().testFlag(Qt::ShiftModifier)) {
        changeVisible(panned(axis(), turn.x() != 0 ? turn.x() : turn.y(), whole()));
    } else {
        changeVisible(zoomed(axis(), event->position().x(),
                             std::pow(zoom_a_notch, turn.y() / notch), whole()));
    }
    event->accept();
}

bool TimelineStrip::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), viewport());
    return true;
}

} // namespace mh
