#include "widgets/viewport/viewport.h"

#include "widgets/look/look.h"

#include <QPaintEvent>
#include <QPainter>

namespace mh {

Viewport::Viewport(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::ClickFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void Viewport::setPictureShape(QSize shape) {
    if (m_shape == shape)
        return;
    m_shape = shape;
    if (m_shape.isEmpty())
        m_frame = {};
    fit();
    update();
}

void Viewport::setHint(const QString& hint) {
    if (m_hint == hint)
        return;
    m_hint = hint;
    update();
}

void Viewport::setBadge(const QString& badge) {
    if (m_badge == badge)
        return;
    m_badge = badge;
    update();
}

void Viewport::setFrame(QImage frame) {
    m_frame = std::move(frame);
    update(pictureRect().toAlignedRect());
}

QImage Viewport::exchangeFrame(QImage frame) {
    QImage old = std::move(m_frame);
    old.setDevicePixelRatio(1);
    setFrame(std::move(frame));
    return old;
}

QRectF Viewport::pictureRect() const {
    const qreal ratio = devicePixelRatioF();
    return {QPointF(m_frame_at) / ratio, QSizeF(m_frame_size) / ratio};
}

// In the screen's own pixels, so that no pixel of a frame lies between two of the screen's.
void Viewport::fit() {
    const QSize room = (QSizeF(size()) * devicePixelRatioF()).toSize();
    const QSize size =
        m_shape.isEmpty() || room.isEmpty()
            ? QSize()
            : m_shape.scaled(room, Qt::KeepAspectRatio).expandedTo(QSize(1, 1)).boundedTo(room);
    m_frame_at = {(room.width() - size.width()) / 2, (room.height() - size.height()) / 2};
    if (size == m_frame_size)
        return;
    m_frame_size = size;
    emit frameSizeChanged(size);
}

void Viewport::resizeEvent(QResizeEvent*) {
    fit();
}

bool Viewport::event(QEvent* event) {
    if (event->type() == QEvent::ScreenChangeInternal || event->type() == QEvent::Show)
        fit();
    return QWidget::event(event);
}

void Viewport::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    const QRectF picture = pictureRect();
    const bool has_frame = !m_frame.isNull() && !picture.isEmpty();
    const QRegion round =
        has_frame ? event->region() - QRegion(picture.toAlignedRect()) : event->region();
    for (const QRect& rect : round)
        painter.fillRect(rect, look::surround);
    if (!has_frame) {
        paintHint(painter);
        return;
    }
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    if (m_frame.size() == m_frame_size) {
        m_frame.setDevicePixelRatio(devicePixelRatioF());
        painter.drawImage(picture.topLeft(), m_frame);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(picture, m_frame);
    }
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    if (!m_badge.isEmpty())
        paintBadge(painter);
}

void Viewport::paintHint(QPainter& painter) const {
    painter.setPen(look::text_dim);
    painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_hint);
}

void Viewport::paintBadge(QPainter& painter) const {
    painter.setFont(look::small_font());
    const QSize text = painter.fontMetrics().size(Qt::TextSingleLine, m_badge);
    const QRectF box(pictureRect().topLeft() + QPointF(10, 10), QSizeF(text) + QSizeF(16, 8));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(20, 20, 20, 215));
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(look::accent);
    painter.drawText(box, Qt::AlignCenter, m_badge);
}

} // namespace mh
