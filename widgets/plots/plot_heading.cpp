#include "widgets/plots/plot_heading.h"

#include "widgets/look/look.h"

namespace mh {
namespace {

constexpr int values_px = 240; // left free at the right for the values at the cursor

} // namespace

PlotHeading::PlotHeading(QCPAxisRect& rect, QString title)
    : QCPLayerable(rect.parentPlot(), "main", &rect), m_rect(rect), m_title(std::move(title)) {}

void PlotHeading::applyDefaultAntialiasingHint(QCPPainter* painter) const {
    painter->setAntialiasing(false);
}

void PlotHeading::draw(QCPPainter* painter) {
    const int top = m_rect.top() - height_px;
    painter->setFont(look::small_font());
    painter->setPen(look::text);
    painter->drawText(QRect(10, top, look::names_px - 12, height_px), Qt::AlignVCenter, m_title);
    painter->setFont(look::small_font(0.8));
    const QFontMetrics metrics = painter->fontMetrics();
    int x = look::names_px + 2;
    for (const LegendEntry& entry : legend) {
        const int width = metrics.horizontalAdvance(entry.name);
        if (x + 18 + width > m_rect.right() - values_px)
            return;
        drawMark(*painter, entry, QRectF(x, top + 4, 14, height_px - 8));
        painter->setPen(look::text_dim);
        painter->drawText(QRect(x + 18, top, width + 2, height_px), Qt::AlignVCenter, entry.name);
        x += 18 + width + 14;
    }
}

void PlotHeading::drawMark(QCPPainter& painter, const LegendEntry& entry, const QRectF& box) {
    switch (entry.mark) {
    case LegendEntry::Mark::box:
        painter.fillRect(box, entry.colour);
        break;
    case LegendEntry::Mark::hatched:
        look::fill_hatched(painter, box, entry.colour);
        break;
    case LegendEntry::Mark::line:
        painter.fillRect(QRectF(box.left(), box.center().y() - 1, box.width(), 2), entry.colour);
        break;
    case LegendEntry::Mark::area:
        painter.fillRect(QRectF(box.left(), box.center().y(), box.width(), box.height() / 2),
                         look::sunk(entry.colour, 0.6));
        painter.fillRect(QRectF(box.left(), box.center().y(), box.width(), 1), entry.colour);
        break;
    case LegendEntry::Mark::dots:
        for (double x = box.left(); x < box.right(); x += 4)
            painter.fillRect(QRectF(x, box.center().y() - 1, 2, 2), entry.colour);
        break;
    }
}

} // namespace mh
