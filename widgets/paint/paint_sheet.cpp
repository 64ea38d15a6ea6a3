#include "widgets/paint/paint_sheet.h"

#include "widgets/paint/paint.h"

#include <QFontMetricsF>
#include <QPainter>

namespace mh {

namespace {

void paint_word(const SheetWord& word, QPainter& painter) {
    QFont font("sans-serif");
    font.setPixelSize(static_cast<int>(word.height_px));
    painter.setFont(font);
    painter.setPen(QColor(word.colour.r, word.colour.g, word.colour.b, word.colour.a));
    const QString text = QString::fromStdString(word.text);
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    painter.drawText(QPointF(word.at.x() - (word.centred ? 0.5 * width : 0), word.at.y()), text);
}

void paint_picture(const SheetPicture& picture, QPainter& painter) {
    painter.save();
    painter.translate(picture.at.x(), picture.at.y());
    painter.setClipRect(0, 0, picture.size.width, picture.size.height);
    paint(picture.drawing, painter);
    painter.restore();
}

} // namespace

QImage paint_sheet(const ContactSheet& sheet) {
    QImage image;
    paint(sheet.paper, QRect(0, 0, sheet.size.width, sheet.size.height), image);
    QPainter painter(&image);
    for (const SheetPicture& picture : sheet.pictures)
        paint_picture(picture, painter);
    painter.setRenderHint(QPainter::TextAntialiasing);
    for (const SheetWord& word : sheet.words)
        paint_word(word, painter);
    return image;
}

} // namespace mh
