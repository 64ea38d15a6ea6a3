#include "widgets/plots/plot_cursor.h"

#include "widgets/look/look.h"
#include "widgets/plots/plot_heading.h"

namespace mh {

void PlotCursor::applyDefaultAntialiasingHint(QCPPainter* painter) const {
    painter->setAntialiasing(false);
}

void PlotCursor::draw(QCPPainter* painter) {
    painter->setFont(look::small_font());
    for (const Row& row : rows) {
        const QRect rect = row.rect->rect();
        const double x = row.rect->axis(QCPAxis::atBottom)->coordToPixel(t);
        if (x >= rect.left() - 1 && x <= rect.right() + 1)
            painter->fillRect(QRectF(x, rect.top(), 1, rect.height()), look::playhead);
        if (row.value.isEmpty())
            continue;
        const QFontMetrics metrics = painter->fontMetrics();
        const QString value = metrics.elidedText(row.value, Qt::ElideRight, rect.width());
        const int width = metrics.horizontalAdvance(value);
        const QRect box(rect.right() - width, rect.top() - PlotHeading::height_px, width,
                        PlotHeading::height_px);
        painter->fillRect(box.adjusted(-8, 1, 2, -1), look::window);
        painter->setPen(look::text);
        painter->drawText(box, Qt::AlignVCenter, value);
    }
}

} // namespace mh
