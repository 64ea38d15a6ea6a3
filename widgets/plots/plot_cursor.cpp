#include "widgets/plots/plot_cursor.h"

#include "widgets/look/look.h"
#include "widgets/plots/plot_heading.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <qcustomplot.h>

namespace mh {

PlotCursor::PlotCursor(QCustomPlot& plot, const std::array<const QCPAxisRect*, 3>& rects)
    : QWidget(&plot), m_rects(rects) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    plot.installEventFilter(this);
}

bool PlotCursor::eventFilter(QObject* plot, QEvent* event) {
    if (event->type() == QEvent::Resize)
        resize(static_cast<QWidget*>(plot)->size());
    return false;
}

void PlotCursor::show(Seconds t, const Values& values) {
    update(lineRect());
    m_t = t;
    update(lineRect());
    for (std::size_t row = 0; row < m_rects.size(); ++row) {
        if (m_values[row] == values[row])
            continue;
        update(valueRect(row));
        m_values[row] = values[row];
        update(valueRect(row));
    }
}

double PlotCursor::xOfLine() const {
    return m_rects.front()->axis(QCPAxis::atBottom)->coordToPixel(m_t);
}

QRect PlotCursor::lineRect() const {
    const QRect first = m_rects.front()->rect();
    return QRectF(xOfLine() - 1, first.top(), 3, m_rects.back()->rect().bottom() - first.top() + 1)
        .toAlignedRect();
}

QRect PlotCursor::valueRect(std::size_t row) const {
    const QRect rect = m_rects[row]->rect();
    const QFontMetrics metrics(look::small_font());
    const int width = std::min(metrics.horizontalAdvance(m_values[row]), rect.width());
    return {rect.right() - width - 8, rect.top() - PlotHeading::height_px, width + 10,
            PlotHeading::height_px};
}

void PlotCursor::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(look::small_font());
    const double x = xOfLine();
    for (std::size_t row = 0; row < m_rects.size(); ++row) {
        const QRect rect = m_rects[row]->rect();
        if (x >= rect.left() - 1 && x <= rect.right() + 1)
            painter.fillRect(QRectF(x, rect.top(), 1, rect.height()), look::playhead);
        if (m_values[row].isEmpty())
            continue;
        const QRect box = valueRect(row);
        painter.fillRect(box.adjusted(0, 1, 0, -1), look::window);
        painter.setPen(look::text);
        painter.drawText(
            box.adjusted(8, 0, -2, 0), Qt::AlignVCenter,
            painter.fontMetrics().elidedText(m_values[row], Qt::ElideRight, rect.width()));
    }
}

} // namespace mh
