#include "widgets/look/look.h"
#include "widgets/look/words.h"
#include "widgets/timeline/strip_paint.h"
#include "widgets/timeline/timeline_strip.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

namespace mh {
namespace {

constexpr int flag_px = 44; // the playhead's flag with the frame's number

QString name_of_row(RowKind kind) {
    switch (kind) {
    case RowKind::lines:
        return QObject::tr("lines");
    case RowKind::mouths:
        return QObject::tr("mouths");
    case RowKind::gestures:
        return QObject::tr("gestures");
    case RowKind::walks:
        return QObject::tr("walks");
    case RowKind::expressions:
        return QObject::tr("feelings");
    }
    return {};
}

} // namespace

// What moves with every frame is this rectangle alone.
QRect TimelineStrip::playheadRect(Frame frame) const {
    if (!m_timeline)
        return {};
    const TimeAxis along = axis();
    const int x = static_cast<int>(along.x_of(seconds_of(frame, m_timeline->fps)));
    const int cell = static_cast<int>(along.px_per_second() / m_timeline->fps) + 2;
    return {x - flag_px / 2 - 2, 0, std::max(flag_px, cell) + flag_px / 2 + 4,
            viewport()->height()};
}

void TimelineStrip::paintEvent(QPaintEvent* event) {
    if (m_content.isNull())
        paintContent();
    QPainter painter(viewport());
    const qreal ratio = m_content.devicePixelRatio();
    for (const QRect& rect : event->region())
        painter.drawPixmap(
            rect, m_content,
            QRectF(QPointF(rect.topLeft()) * ratio, QSizeF(rect.size()) * ratio).toRect());
    if (m_timeline && m_timeline->frames > 0)
        paintPlayhead(painter);
}

void TimelineStrip::paintContent() {
    const qreal ratio = devicePixelRatioF();
    m_content = QPixmap((QSizeF(viewport()->size()) * ratio).toSize());
    m_content.setDevicePixelRatio(ratio);
    m_content.fill(look::field);
    QPainter painter(&m_content);
    if (m_timeline) {
        const TimeAxis along = axis();
        const StripPicture strip{
            *m_timeline,
            m_findings,
            m_rows,
            along,
            QRect(look::names_px, 0, static_cast<int>(along.width_px), viewport()->height()),
            verticalScrollBar()->value()};
        paint_rows(strip, painter);
        paint_head(strip, painter);
        if (m_marked)
            paint_marked(strip, *m_marked, painter);
    }
    paintNames(painter);
}

void TimelineStrip::paintNames(QPainter& painter) const {
    const QRect column(0, 0, look::names_px, viewport()->height());
    painter.fillRect(column, look::window);
    painter.fillRect(QRect(look::names_px - 1, 0, 1, column.height()), look::edge);
    painter.setFont(look::small_font());
    if (!m_timeline)
        return;
    painter.setPen(look::text_dim);
    painter.drawText(QRect(10, ruler_px, look::names_px - 16, shots_px), Qt::AlignVCenter,
                     tr("Shots"));
    painter.setClipRect(column.adjusted(0, strip_head_px, 0, 0));
    paintRowNames(painter);
    painter.setFont(look::small_font());
    const QFontMetrics metrics = painter.fontMetrics();
    for (const StripGroup& group : m_rows.groups) {
        const int top = strip_head_px + group.top_px - verticalScrollBar()->value();
        painter.fillRect(QRect(0, top, 3, group.height_px), look::actor_colour(group.actor));
        painter.setPen(look::text);
        const QString name = look::person(m_timeline->characters[group.actor].name);
        painter.drawText(QRect(10, top, look::names_px - 16, 18), Qt::AlignVCenter,
                         metrics.elidedText(name, Qt::ElideRight, look::names_px - 16));
    }
}

void TimelineStrip::paintRowNames(QPainter& painter) const {
    painter.setFont(look::small_font(0.75));
    painter.setPen(look::text_dim);
    for (const StripRow& row : m_rows.rows) {
        const int top = strip_head_px + row.top_px - verticalScrollBar()->value();
        if (row.kind != RowKind::lines)
            painter.drawText(QRect(10, top, look::names_px - 18, row.height_px),
                             Qt::AlignVCenter | Qt::AlignRight, name_of_row(row.kind));
    }
}

void TimelineStrip::paintPlayhead(QPainter& painter) const {
    const TimeAxis along = axis();
    const double x = along.x_of(seconds_of(m_frame, m_timeline->fps));
    const double cell = along.px_per_second() / m_timeline->fps;
    const QRectF area(look::names_px, 0, along.width_px, viewport()->height());
    painter.setClipRect(area.adjusted(-flag_px / 2.0, 0, look::right_px, 0));
    if (x < area.left() - 1 || x > area.right())
        return;
    if (cell > 3)
        painter.fillRect(QRectF(x, ruler_px, cell, area.height()).intersected(area),
                         QColor(255, 255, 255, 28));
    painter.fillRect(QRectF(x, 0, 1, area.height()), look::playhead);
    const double left = std::clamp(x - flag_px / 2.0, area.left() - flag_px / 2.0 + 1,
                                   area.right() - flag_px + look::right_px);
    const QRectF flag(left, 1, flag_px, ruler_px - 5);
    painter.fillRect(flag, look::playhead);
    painter.setPen(look::edge);
    painter.setFont(look::small_font(0.8));
    painter.drawText(flag, Qt::AlignCenter, QString::number(m_frame));
}

QString TimelineStrip::tipAt(const QPoint& at) const {
    if (!m_timeline || at.x() < look::names_px)
        return {};
    const Frame frame = frame_under(axis(), at.x(), m_timeline->fps, m_timeline->frames);
    const Seconds t = seconds_of(frame, m_timeline->fps);
    for (const Finding& finding : m_findings)
        if (at.y() >= ruler_px + shots_px && at.y() < strip_head_px &&
            finding.frames.contains(frame))
            return tr("%1 %2: %3").arg(finding.name, finding.subject, finding.reason);
    const Shot* shot = shot_at(*m_timeline, t);
    if (at.y() < strip_head_px)
        return shot ? QString::fromStdString(shot->id + "  " + shot->because) : QString();
    for (const Line& line : m_timeline->lines)
        if (line.range.contains(t))
            return QStringLiteral("<b>%1</b> %2")
                .arg(QString::fromStdString(line.id).toHtmlEscaped(),
                     QString::fromStdString(line.text).toHtmlEscaped());
    return {};
}

} // namespace mh
