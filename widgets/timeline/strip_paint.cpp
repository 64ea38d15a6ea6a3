#include "widgets/timeline/strip_paint.h"

#include "widgets/look/look.h"
#include "widgets/look/words.h"

#include <QPainter>

#include <algorithm>

namespace mh {
namespace {

constexpr double least_tick_px = 64;

QString text(const std::string& s) {
    return QString::fromStdString(s);
}

QRectF span_rect(const StripPicture& strip, const TimeRange& range, double top, double height) {
    const double left = strip.axis.x_of(range.start);
    return {left, top, std::max(1.0, strip.axis.x_of(range.end) - left), height};
}

void paint_ruler(const StripPicture& strip, QPainter& painter) {
    const double fps = strip.timeline.fps;
    const Frame step = tick_frames(strip.axis, fps, least_tick_px);
    const Frame first = frame_at(strip.axis.visible.start, fps) / step * step;
    const Frame last = std::min(strip.timeline.frames, frame_at(strip.axis.visible.end, fps) + 1);
    const int bottom = strip.area.top() + ruler_px;
    painter.setFont(look::small_font(0.8));
    for (Frame frame = first; frame <= last; frame += step) {
        const double x = strip.axis.x_of(seconds_of(frame, fps));
        painter.fillRect(QRectF(x, bottom - 6, 1, 6), look::text_dim);
        painter.setPen(look::text_dim);
        painter.drawText(QPointF(x + 3, bottom - 7), text(tick_name(frame, fps, step)));
    }
    const double small_px = strip.axis.px_per_second() * seconds_of(step, fps) / 4;
    for (Frame frame = first; step % 4 == 0 && small_px > 5 && frame <= last; frame += step / 4)
        painter.fillRect(QRectF(strip.axis.x_of(seconds_of(frame, fps)), bottom - 3, 1, 3),
                         look::text_off);
}

void paint_shots(const StripPicture& strip, QPainter& painter) {
    const double top = strip.area.top() + ruler_px;
    painter.setFont(look::small_font());
    const QFontMetrics metrics = painter.fontMetrics();
    bool odd = false;
    for (const Shot& shot : strip.timeline.shots) {
        odd = !odd;
        if (!shot.range.overlaps(strip.axis.visible))
            continue;
        const QRectF rect = span_rect(strip, shot.range, top, shots_px - 1);
        painter.fillRect(rect, odd ? QColor(70, 70, 70) : QColor(58, 58, 58));
        painter.fillRect(QRectF(rect.left(), rect.top(), 1, rect.height()), look::edge);
        const QRectF inside = rect.intersected(strip.area).adjusted(5, 0, -3, 0);
        const QString name = text(shot.id);
        if (inside.width() < metrics.horizontalAdvance(name.right(3)))
            continue;
        painter.setPen(look::text);
        painter.drawText(inside, Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(name, Qt::ElideLeft, static_cast<int>(inside.width())));
        const QString framing = look::words(name_of(shot.framing));
        const int room = static_cast<int>(inside.width()) - metrics.horizontalAdvance(name) - 14;
        if (room < metrics.horizontalAdvance(framing))
            continue;
        painter.setPen(look::text_dim);
        painter.drawText(inside, Qt::AlignVCenter | Qt::AlignRight, framing);
    }
}

void paint_findings(const StripPicture& strip, QPainter& painter) {
    const double top = strip.area.top() + ruler_px + shots_px;
    for (const Finding& finding : strip.findings) {
        const TimeRange range{seconds_of(finding.frames.first, strip.timeline.fps),
                              seconds_of(finding.frames.end, strip.timeline.fps)};
        if (!range.overlaps(strip.axis.visible))
            continue;
        const QRectF rect = span_rect(strip, range, top + 1, findings_px - 2);
        if (finding.passes)
            painter.fillRect(rect.adjusted(0, 2, 0, -2), look::sunk(look::good, 0.45));
        else
            look::fill_hatched(painter, rect.adjusted(0, 0, 2, 0), look::fault);
    }
}

} // namespace

void paint_head(const StripPicture& strip, QPainter& painter) {
    const QRect head(strip.area.left(), strip.area.top(), strip.area.width(), strip_head_px);
    painter.save();
    painter.setClipRect(head);
    painter.fillRect(head, look::field);
    paint_ruler(strip, painter);
    paint_shots(strip, painter);
    paint_findings(strip, painter);
    painter.restore();
}

void paint_marked(const StripPicture& strip, const FrameRange& marked, QPainter& painter) {
    const QRectF area(strip.area);
    const double fps = strip.timeline.fps;
    const double left =
        std::clamp(strip.axis.x_of(seconds_of(marked.first, fps)), area.left(), area.right());
    const double right =
        std::clamp(strip.axis.x_of(seconds_of(marked.end, fps)), left, area.right());
    const QColor shade(0, 0, 0, 110);
    painter.fillRect(QRectF(area.topLeft(), QPointF(left, area.bottom())), shade);
    painter.fillRect(QRectF(QPointF(right, area.top()), area.bottomRight()), shade);
    painter.fillRect(QRectF(left, area.top(), right - left, 3), look::accent);
    painter.fillRect(QRectF(left, area.top(), 2, ruler_px), look::accent);
    painter.fillRect(QRectF(std::max(left, right - 2), area.top(), 2, ruler_px), look::accent);
}

void paint_rows(const StripPicture& strip, QPainter& painter) {
    const QRect body = strip.area.adjusted(0, strip_head_px, 0, 0);
    painter.save();
    painter.setClipRect(body);
    painter.fillRect(body, look::field);
    for (const Shot& shot : strip.timeline.shots)
        painter.fillRect(QRectF(strip.axis.x_of(shot.range.start), body.top(), 1, body.height()),
                         look::grid);
    for (const StripRow& row : strip.rows.rows) {
        const QRect place(body.left(), body.top() + row.top_px - strip.scrolled_px, body.width(),
                          row.height_px);
        if (place.intersects(body))
            paint_row(strip, row, place, painter);
    }
    painter.restore();
}

} // namespace mh
