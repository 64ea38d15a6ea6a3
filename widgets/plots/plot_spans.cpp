#include "widgets/plots/plot_spans.h"

#include "widgets/look/look.h"

namespace mh {

PlotSpans::PlotSpans(QCPAxisRect& rect)
    : QCPLayerable(rect.parentPlot(), "main", &rect), m_rect(rect) {}

void PlotSpans::applyDefaultAntialiasingHint(QCPPainter* painter) const {
    painter->setAntialiasing(false);
}

void PlotSpans::draw(QCPPainter* painter) {
    for (const PlotSpan& span : spans)
        drawSpan(*painter, span);
    for (const PlotRule& rule : rules)
        drawRule(*painter, rule);
    if (note.isEmpty())
        return;
    painter->setFont(look::small_font());
    painter->setPen(look::text_dim);
    painter->drawText(m_rect.rect(), Qt::AlignCenter, note);
}

void PlotSpans::drawSpan(QCPPainter& painter, const PlotSpan& span) const {
    const QCPAxis& x = *m_rect.axis(QCPAxis::atBottom);
    const QCPAxis& y = *m_rect.axis(QCPAxis::atLeft);
    const double left = x.coordToPixel(span.range.start);
    const double right = x.coordToPixel(span.range.end);
    const QRectF clip(m_rect.rect());
    if (right < clip.left() || left > clip.right())
        return;
    const double top = y.coordToPixel(span.top);
    const QRectF box(left, top, std::max(1.0, right - left), y.coordToPixel(span.bottom) - top);
    switch (span.fill) {
    case PlotSpan::Fill::plain:
        painter.fillRect(box, span.colour);
        break;
    case PlotSpan::Fill::hatched:
        look::fill_hatched(painter, box, span.colour);
        break;
    case PlotSpan::Fill::outline:
        painter.setPen(QPen(span.colour, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(0, 0, -1, -1));
        break;
    }
    if (span.name.isEmpty())
        return;
    painter.setFont(look::small_font(0.8));
    const QSize name = painter.fontMetrics().size(Qt::TextSingleLine, span.name);
    const QRectF room = box.intersected(clip).adjusted(3, 0, -2, 0);
    if (name.width() + 4 > room.width())
        return;
    const QRectF plate(room.left(), room.center().y() - name.height() / 2.0, name.width() + 6,
                       name.height());
    if (span.fill == PlotSpan::Fill::hatched)
        painter.fillRect(plate, look::field);
    painter.setPen(look::text);
    painter.drawText(plate, Qt::AlignCenter, span.name);
}

void PlotSpans::drawRule(QCPPainter& painter, const PlotRule& rule) const {
    const double y = m_rect.axis(QCPAxis::atLeft)->coordToPixel(rule.y);
    QPen pen(rule.dashed ? look::warning : look::edge, 1);
    if (rule.dashed)
        pen.setDashPattern({4, 4});
    painter.setPen(pen);
    painter.drawLine(QPointF(m_rect.left(), y), QPointF(m_rect.right(), y));
    if (rule.name.isEmpty())
        return;
    painter.setFont(look::small_font(0.75));
    const QSize size = painter.fontMetrics().size(Qt::TextSingleLine, rule.name);
    const QRectF box(m_rect.right() - size.width() - 5, y - size.height() / 2.0, size.width() + 4.0,
                     size.height());
    painter.fillRect(box, look::field);
    painter.setPen(look::warning);
    painter.drawText(box, Qt::AlignCenter, rule.name);
}

} // namespace mh
