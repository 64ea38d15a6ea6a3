#include "widgets/timeline/timeline_strip.h"

#include "widgets/look/look.h"
#include "widgets/timeline/strip_paint.h"

#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

namespace mh {

TimelineStrip::TimelineStrip(QWidget* parent)
    : QAbstractScrollArea(parent), m_mouse(*viewport(), [this] { return axis(); }) {
    connect(&m_mouse, &TimeMouse::scrubStarted, this, &TimelineStrip::scrubStarted);
    connect(&m_mouse, &TimeMouse::scrubbed, this, &TimelineStrip::scrubbed);
    connect(&m_mouse, &TimeMouse::scrubEnded, this, &TimelineStrip::scrubEnded);
    connect(&m_mouse, &TimeMouse::visibleWanted, this, &TimelineStrip::changeVisible);
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
    m_marked.reset();
    m_frame = 0;
    m_mouse.setLength(m_timeline ? m_timeline->frames : 0, m_timeline ? m_timeline->fps : 24);
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

void TimelineStrip::setMarked(const std::optional<FrameRange>& marked) {
    if (m_marked == marked)
        return;
    m_marked = marked;
    invalidate();
}

void TimelineStrip::setFrame(Frame frame) {
    if (m_frame == frame || !m_timeline)
        return;
    viewport()->update(playheadRect(m_frame));
    m_frame = frame;
    if (!m_mouse.drags())
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

// Beside the axis, where the names are.
void TimelineStrip::wheelEvent(QWheelEvent* event) {
    verticalScrollBar()->setValue(verticalScrollBar()->value() - event->angleDelta().y() / 4);
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
