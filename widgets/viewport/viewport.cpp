#include "widgets/viewport/viewport.h"

#include "widgets/look/look.h"

#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>

namespace mh {
namespace {

constexpr double zoom_a_notch = 1.25;
constexpr double notch = 120; // eighths of a degree

void paint_plate(QPainter& painter, const QRectF& box, const QString& word, const QColor& colour) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(20, 20, 20, 215));
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(colour);
    painter.drawText(box, Qt::AlignCenter, word);
}

QSizeF plate_size(const QPainter& painter, const QString& word) {
    return QSizeF(painter.fontMetrics().size(Qt::TextSingleLine, word)) + QSizeF(16, 8);
}

} // namespace

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
    m_view = {};
    place();
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
    return {QPointF(m_place.at + m_seen.topLeft()) / ratio, QSizeF(m_seen.size()) / ratio};
}

// In the screen's own pixels, so that no pixel of a frame lies between two of the screen's.
QSize Viewport::room() const {
    return (QSizeF(size()) * devicePixelRatioF()).toSize();
}

void Viewport::place() {
    const PicturePlace before = m_place;
    const QRect seen_before = m_seen;
    m_place = place_of(m_view, m_shape, room());
    m_seen = m_place.whole.isEmpty() ? QRect() : m_place.seen(room());
    if (m_place.whole != before.whole || m_seen != seen_before)
        emit frameWanted();
}

void Viewport::look(const PictureView& view) {
    if (m_view == view)
        return;
    m_view = view;
    place();
    update();
}

void Viewport::fit() {
    look({});
}

void Viewport::zoomBy(double factor) {
    look(zoomed(m_view, m_shape, room(), QPointF(room().width(), room().height()) / 2, factor));
}

void Viewport::resizeEvent(QResizeEvent*) {
    place();
}

bool Viewport::event(QEvent* event) {
    if (event->type() == QEvent::ScreenChangeInternal || event->type() == QEvent::Show)
        place();
    return QWidget::event(event);
}

void Viewport::wheelEvent(QWheelEvent* event) {
    const double factor = std::pow(zoom_a_notch, event->angleDelta().y() / notch);
    look(zoomed(m_view, m_shape, room(), event->position() * devicePixelRatioF(), factor));
    event->accept();
}

void Viewport::mousePressEvent(QMouseEvent* event) {
    const bool pulls =
        event->button() == Qt::MiddleButton ||
        (event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::AltModifier));
    if (!pulls || m_pulled_from)
        return;
    m_pulled_from = event->position();
    setCursor(Qt::ClosedHandCursor);
}

void Viewport::mouseMoveEvent(QMouseEvent* event) {
    if (!m_pulled_from)
        return;
    const QPointF by = (event->position() - *m_pulled_from) * devicePixelRatioF();
    m_pulled_from = event->position();
    look(pulled(m_view, m_shape, room(), by));
}

void Viewport::mouseReleaseEvent(QMouseEvent*) {
    m_pulled_from.reset();
    unsetCursor();
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
    if (m_frame.size() == m_seen.size()) {
        m_frame.setDevicePixelRatio(devicePixelRatioF());
        painter.drawImage(picture.topLeft(), m_frame);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(picture, m_frame);
    }
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    if (!m_badge.isEmpty())
        paintBadge(painter);
    if (m_view.scale > 1)
        paintScale(painter);
}

void Viewport::paintHint(QPainter& painter) const {
    painter.setPen(look::text_dim);
    painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_hint);
}

void Viewport::paintBadge(QPainter& painter) const {
    painter.setFont(look::small_font());
    const QRectF box(pictureRect().topLeft() + QPointF(10, 10), plate_size(painter, m_badge));
    paint_plate(painter, box, m_badge, look::accent);
}

void Viewport::paintScale(QPainter& painter) const {
    painter.setFont(look::small_font());
    const QString scale = QStringLiteral("%1 %").arg(std::lround(100 * m_view.scale));
    QRectF box(QPointF(), plate_size(painter, scale));
    box.moveTopRight(pictureRect().topRight() + QPointF(-10, 10));
    paint_plate(painter, box, scale, look::text);
}

} // namespace mh
