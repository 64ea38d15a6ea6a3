#include "widgets/look/look.h"

#include <QGuiApplication>
#include <QPainter>

#include <array>

namespace mh::look {

QColor actor_colour(std::size_t actor) {
    static constexpr std::array<QColor, 6> colours{
        QColor{94, 178, 178}, QColor{204, 170, 92},  QColor{166, 140, 208},
        QColor{134, 176, 98}, QColor{208, 134, 164}, QColor{112, 156, 212},
    };
    return colours[actor % colours.size()];
}

QColor sunk(const QColor& colour, double u) {
    const auto mix = [u](int a, int b) { return qRound(a + (b - a) * u); };
    return {mix(colour.red(), field.red()), mix(colour.green(), field.green()),
            mix(colour.blue(), field.blue())};
}

QFont small_font(double share) {
    QFont font = QGuiApplication::font();
    if (font.pixelSize() > 0)
        font.setPixelSize(qMax(1, qRound(font.pixelSize() * share)));
    else
        font.setPointSizeF(font.pointSizeF() * share);
    return font;
}

void fill_hatched(QPainter& painter, const QRectF& rect, const QColor& colour) {
    constexpr double step = 6;
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.fillRect(rect, sunk(colour, 0.55));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 2));
    const double reach = rect.height();
    for (double x = rect.left() - reach; x < rect.right(); x += step)
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + reach, rect.top()));
    painter.restore();
}

} // namespace mh::look
