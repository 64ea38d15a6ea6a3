#include "widgets/dials/marked_slider.h"

#include "core/base/easing.h"
#include "widgets/look/look.h"

#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace mh {
namespace {

constexpr int side_px = 8;
constexpr int groove_y_px = 10;
constexpr double step = 0.005;

} // namespace

MarkedSlider::MarkedSlider(double most, std::vector<SliderMark> marks, QWidget* parent)
    : QWidget(parent), m_most(most), m_marks(std::move(marks)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::SizeHorCursor);
}

QSize MarkedSlider::sizeHint() const {
    return {160, 18 + QFontMetrics(look::small_font(0.8)).height()};
}

QSize MarkedSlider::minimumSizeHint() const {
    return {90, sizeHint().height()};
}

void MarkedSlider::setValue(double value) {
    if (m_value == value)
        return;
    m_value = value;
    update();
}

double MarkedSlider::xOf(double value) const {
    return lerp(side_px, width() - side_px, unlerp(0, m_most, value));
}

void MarkedSlider::dragTo(double x) {
    const double value = m_most * unlerp(side_px, width() - side_px, x);
    setValue(std::round(value / step) * step);
    emit dragged(m_value);
}

void MarkedSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    m_dragging = true;
    dragTo(event->position().x());
}

void MarkedSlider::mouseMoveEvent(QMouseEvent* event) {
    if (m_dragging)
        dragTo(event->position().x());
}

void MarkedSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (!m_dragging || event->button() != Qt::LeftButton)
        return;
    m_dragging = false;
    update();
    emit released(m_value);
}

void MarkedSlider::paintMarks(QPainter& painter) const {
    painter.setFont(look::small_font(0.8));
    const QFontMetrics metrics = painter.fontMetrics();
    const int baseline = groove_y_px + 8 + metrics.ascent();
    int free_from = 0;
    for (const SliderMark& mark : m_marks) {
        const double x = xOf(mark.value);
        painter.fillRect(QRectF(x - 0.5, groove_y_px + 4, 1, 5), look::text_dim);
        const int width = metrics.horizontalAdvance(mark.name);
        const int left = std::clamp(qRound(x - width / 2.0), free_from,
                                    std::max(free_from, this->width() - width));
        painter.setPen(look::text_dim);
        painter.drawText(left, baseline, mark.name);
        free_from = left + width + 6;
    }
}

void MarkedSlider::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const double x = xOf(m_value);
    painter.fillRect(QRectF(side_px, groove_y_px - 1.5, width() - 2 * side_px, 3), look::edge);
    painter.fillRect(QRectF(side_px, groove_y_px - 1.5, x - side_px, 3),
                     isEnabled() ? look::accent : look::text_off);
    paintMarks(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_dragging ? look::playhead : look::text);
    painter.drawRoundedRect(QRectF(x - 3.5, groove_y_px - 7, 7, 14), 2, 2);
}

} // namespace mh
