#include "widgets/look/icons.h"

#include "widgets/look/look.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>

namespace mh::look {
namespace {

// Signs are drawn in a square of 16 units.
void triangle(QPainterPath& path, double tip, double base) {
    path.addPolygon(QPolygonF({{base, 3}, {tip, 8}, {base, 13}}));
    path.closeSubpath();
}

void bar(QPainterPath& path, double left, double width = 2) {
    path.addRect(left, 3, width, 10);
}

QPainterPath loop_path() {
    QPainterPath path;
    path.moveTo(12.5, 8);
    path.arcTo(QRectF(3.5, 3.5, 9, 9), 0, -290);
    QPainterPathStroker pen;
    pen.setWidth(1.8);
    QPainterPath ring = pen.createStroke(path);
    ring.addPolygon(QPolygonF({{8.6, 0.8}, {8.6, 7.2}, {13, 4}}));
    return ring;
}

QPainterPath path_of(Sign sign) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    switch (sign) {
    case Sign::first:
        bar(path, 3);
        triangle(path, 5.5, 13);
        break;
    case Sign::previous:
        triangle(path, 3, 9.5);
        bar(path, 11);
        break;
    case Sign::backwards:
        triangle(path, 3, 12);
        break;
    case Sign::play:
        triangle(path, 13, 4);
        break;
    case Sign::pause:
        bar(path, 4, 3);
        bar(path, 9, 3);
        break;
    case Sign::next:
        bar(path, 3);
        triangle(path, 13, 6.5);
        break;
    case Sign::last:
        triangle(path, 10.5, 3);
        bar(path, 11);
        break;
    case Sign::loop:
        return loop_path();
    }
    return path;
}

class SignEngine : public QIconEngine {
  public:
    explicit SignEngine(Sign sign) : m_sign(sign) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const double side = qMin(rect.width(), rect.height());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.center() + QPointF(0.5, 0.5) - QPointF(side / 2, side / 2));
        painter->scale(side / 16, side / 16);
        painter->fillPath(path_of(m_sign), mode == QIcon::Disabled ? text_off : text);
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new SignEngine(m_sign); }

  private:
    Sign m_sign;
};

} // namespace

QIcon icon(Sign sign) {
    return QIcon(new SignEngine(sign));
}

} // namespace mh::look
