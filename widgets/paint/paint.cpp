#include "widgets/paint/paint.h"

#include <QPainter>
#include <QPainterPath>

namespace mh {

namespace {

QColor colour_of(Colour colour) {
    return {colour.r, colour.g, colour.b, colour.a};
}

QPointF point_of(const Vec2& p) {
    return {p.x(), p.y()};
}

void build_path(const Drawing& drawing, const Shape& shape, QPainterPath& path) {
    path.clear();
    path.setFillRule(shape.even_odd ? Qt::OddEvenFill : Qt::WindingFill);
    const Vec2* p = drawing.points(shape).data();
    for (const Verb verb : drawing.verbs(shape)) {
        switch (verb) {
        case Verb::move:
            path.moveTo(point_of(*p++));
            break;
        case Verb::line:
            path.lineTo(point_of(*p++));
            break;
        case Verb::cubic:
            path.cubicTo(point_of(p[0]), point_of(p[1]), point_of(p[2]));
            p += 3;
            break;
        case Verb::close:
            path.closeSubpath();
            break;
        }
    }
}

QBrush brush_of(const Shape& shape) {
    if (!shape.gradient)
        return colour_of(shape.fill);
    QLinearGradient gradient(point_of(shape.gradient->from), point_of(shape.gradient->to));
    gradient.setColorAt(0, colour_of(shape.fill));
    gradient.setColorAt(1, colour_of(shape.gradient->colour));
    return gradient;
}

bool fills(const Shape& shape) {
    return shape.fill.a > 0 || (shape.gradient && shape.gradient->colour.a > 0);
}

bool strokes(const Shape& shape) {
    return shape.stroke.a > 0 && shape.stroke_width > 0;
}

} // namespace

void paint(const Drawing& drawing, QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath path;
    for (const Shape& shape : drawing.shapes()) {
        build_path(drawing, shape, path);
        if (fills(shape))
            painter.fillPath(path, brush_of(shape));
        if (strokes(shape))
            painter.strokePath(path, QPen(colour_of(shape.stroke), shape.stroke_width,
                                          Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
}

void paint(const Drawing& drawing, QSize size, QImage& image) {
    if (image.size() != size || image.format() != QImage::Format_ARGB32_Premultiplied)
        image = QImage(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::black);
    QPainter painter(&image);
    paint(drawing, painter);
}

} // namespace mh
