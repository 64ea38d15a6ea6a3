#include "widgets/time_axis/time_mouse.h"

#include <QMouseEvent>
#include <QWheelEvent>
#include <QWidget>

#include <cmath>

namespace mh {
namespace {

constexpr double zoom_a_notch = 1.25;
constexpr double notch = 120; // eighths of a degree

} // namespace

TimeMouse::TimeMouse(QWidget& surface, std::function<TimeAxis()> axis)
    : QObject(&surface), m_axis(std::move(axis)) {
    surface.installEventFilter(this);
}

void TimeMouse::setLength(Frame frames, double fps) {
    m_frames = frames;
    m_fps = fps;
    m_drag = Drag::none;
}

bool TimeMouse::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove:
        return move(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease:
        return release(*static_cast<QMouseEvent*>(event));
    case QEvent::Wheel:
        return wheel(*static_cast<QWheelEvent*>(event));
    default:
        return false;
    }
}

bool TimeMouse::press(const QMouseEvent& event) {
    const double x_px = event.position().x();
    if (drags() || m_frames == 0 || x_px < m_axis().left_px)
        return false;
    if (event.button() == Qt::MiddleButton) {
        m_drag = Drag::pan;
        m_pulled_from_px = x_px;
    } else if (event.button() == Qt::LeftButton) {
        m_drag = Drag::scrub;
        emit scrubStarted();
        scrubTo(x_px);
    }
    return drags();
}

bool TimeMouse::move(const QMouseEvent& event) {
    const double x_px = event.position().x();
    if (m_drag == Drag::scrub) {
        scrubTo(x_px);
    } else if (m_drag == Drag::pan) {
        emit visibleWanted(panned(m_axis(), x_px - m_pulled_from_px, whole()));
        m_pulled_from_px = x_px;
    }
    return drags();
}

bool TimeMouse::release(const QMouseEvent& event) {
    const bool ends_scrub = m_drag == Drag::scrub && event.button() == Qt::LeftButton;
    const bool ends_pan = m_drag == Drag::pan && event.button() == Qt::MiddleButton;
    if (!ends_scrub && !ends_pan)
        return false;
    m_drag = Drag::none;
    if (ends_scrub)
        emit scrubEnded();
    return true;
}

bool TimeMouse::wheel(const QWheelEvent& event) {
    const double x_px = event.position().x();
    if (x_px < m_axis().left_px)
        return false;
    const QPoint turn = event.angleDelta();
    if (turn.x() != 0 || event.modifiers().testFlag(Qt::ShiftModifier))
        emit visibleWanted(panned(m_axis(), turn.x() != 0 ? turn.x() : turn.y(), whole()));
    else
        emit visibleWanted(
            zoomed(m_axis(), x_px, std::pow(zoom_a_notch, turn.y() / notch), whole()));
    return true;
}

void TimeMouse::scrubTo(double x_px) {
    emit scrubbed(frame_under(m_axis(), x_px, m_fps, m_frames));
}

} // namespace mh
