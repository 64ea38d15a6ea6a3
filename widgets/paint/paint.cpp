#include "widgets/paint/paint.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <thread>

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
    const Gradient& g = *shape.gradient;
    const auto coloured = [&](QGradient&& gradient) {
        gradient.setColorAt(0, colour_of(shape.fill));
        gradient.setColorAt(1, colour_of(g.colour));
        return QBrush(gradient);
    };
    return g.round ? coloured(QRadialGradient(point_of(g.from), (g.to - g.from).norm()))
                   : coloured(QLinearGradient(point_of(g.from), point_of(g.to)));
}

bool fills(const Shape& shape) {
    return shape.fill.a > 0 || (shape.gradient && shape.gradient->colour.a > 0);
}

bool strokes(const Shape& shape) {
    return shape.stroke.a > 0 && shape.stroke_width > 0;
}

// Whether any of a shape can lie in `area`. Control points enclose their curve.
bool touches(const Drawing& drawing, const Shape& shape, const QRect& area) {
    QPointF least(1e9, 1e9);
    QPointF most(-1e9, -1e9);
    for (const Vec2& p : drawing.points(shape)) {
        least = {std::min(least.x(), p.x()), std::min(least.y(), p.y())};
        most = {std::max(most.x(), p.x()), std::max(most.y(), p.y())};
    }
    const double margin = shape.stroke_width + 2;
    return least.x() - margin < area.right() + 1 && most.x() + margin > area.left() &&
           least.y() - margin < area.bottom() + 1 && most.y() + margin > area.top();
}

void paint_shape(const Drawing& drawing, const Shape& shape, QPainterPath& path,
                 QPainter& painter) {
    build_path(drawing, shape, path);
    if (fills(shape))
        painter.fillPath(path, brush_of(shape));
    if (strokes(shape))
        painter.strokePath(path, QPen(colour_of(shape.stroke), shape.stroke_width, Qt::SolidLine,
                                      Qt::RoundCap, Qt::RoundJoin));
}

struct Shapes {
    const Drawing& drawing;
    std::size_t first;
    std::size_t end;
    QPoint origin; // the drawing's place of the picture's first pixel
};

// Rows [top, end) of a picture whose first pixel is `pixels`, in the picture's own coordinates: the
// rasterizer rounds others otherwise.
void paint_rows(const Shapes& shapes, const QImage& picture, uchar* pixels, int top, int end) {
    QImage view(pixels, picture.width(), picture.height(), picture.bytesPerLine(),
                picture.format());
    const QRect area(shapes.origin + QPoint(0, top), QSize(picture.width(), end - top));
    QPainter painter(&view);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-shapes.origin);
    painter.setClipRect(area);
    QPainterPath path;
    for (std::size_t i = shapes.first; i < shapes.end; ++i) {
        const Shape& shape = shapes.drawing.shapes()[i];
        if (touches(shapes.drawing, shape, area))
            paint_shape(shapes.drawing, shape, path, painter);
    }
}

// Two threads share the pixels, and each writes only the rows of its own half.
void paint_shapes(const Shapes& shapes, QImage& image) {
    uchar* pixels = image.bits();
    const int middle = image.height() / 2;
    std::jthread lower([&] { paint_rows(shapes, image, pixels, middle, image.height()); });
    paint_rows(shapes, image, pixels, 0, middle);
}

// Nothing shines through a picture, and who shows or writes it need not ask each pixel.
void blacken(QSize size, QImage& image) {
    if (image.size() != size || image.format() != QImage::Format_RGB32)
        image = QImage(size, QImage::Format_RGB32);
    image.fill(Qt::black);
}

} // namespace

void paint(const Drawing& drawing, QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath path;
    for (const Shape& shape : drawing.shapes())
        paint_shape(drawing, shape, path, painter);
}

void paint(const Drawing& drawing, const QRect& seen, QImage& image) {
    blacken(seen.size(), image);
    paint_shapes({drawing, 0, drawing.shapes().size(), seen.topLeft()}, image);
}

void paint(const Drawing& drawing, const QRect& seen, QImage& image, Backdrops& backdrops) {
    const std::size_t behind = backdrop_shapes(drawing);
    if (const QImage* kept = backdrops.find(drawing, behind, seen)) {
        kept->size() == image.size() && kept->format() == image.format()
            ? static_cast<void>(std::copy_n(kept->constBits(), kept->sizeInBytes(), image.bits()))
            : static_cast<void>(image = kept->copy());
    } else {
        blacken(seen.size(), image);
        paint_shapes({drawing, 0, behind, seen.topLeft()}, image);
        backdrops.keep(drawing, behind, seen.topLeft(), image);
    }
    paint_shapes({drawing, behind, drawing.shapes().size(), seen.topLeft()}, image);
}

} // namespace mh
