#include "widgets/look/look.h"
#include "widgets/plots/plots.h"

#include <QMouseEvent>
#include <QWheelEvent>
#include <qcustomplot.h>

#include <cmath>

namespace mh {
namespace {

constexpr double zoom_a_notch = 1.25;
constexpr double notch = 120; // eighths of a degree

} // namespace

void Plots::connectMouse() {
    connect(m_plot, &QCustomPlot::mousePress, this, &Plots::press);
    connect(m_plot, &QCustomPlot::mouseMove, this, &Plots::move);
    connect(m_plot, &QCustomPlot::mouseRelease, this, &Plots::release);
    connect(m_plot, &QCustomPlot::mouseWheel, this, &Plots::wheel);
}

void Plots::scrubTo(double x) {
    emit scrubbed(frame_under(axis(), x, m_timeline->fps, m_timeline->frames));
}

void Plots::press(QMouseEvent* event) {
    const double x = event->position().x();
    if (m_drag != Drag::none || !m_timeline || m_timeline->frames == 0 || x < look::names_px)
        return;
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::pan;
        m_pulled_from = x;
    } else if (event->button() == Qt::LeftButton) {
        m_drag = Drag::scrub;
        emit scrubStarted();
        scrubTo(x);
    }
}

void Plots::move(QMouseEvent* event) {
    const double x = event->position().x();
    if (m_drag == Drag::scrub && m_timeline)
        scrubTo(x);
    if (m_drag != Drag::pan)
        return;
    changeVisible(panned(axis(), x - m_pulled_from, whole()));
    m_pulled_from = x;
}

void Plots::release(QMouseEvent* event) {
    const bool ends_scrub = m_drag == Drag::scrub && event->button() == Qt::LeftButton;
    const bool ends_pan = m_drag == Drag::pan && event->button() == Qt::MiddleButton;
    if (ends_scrub || ends_pan)
        m_drag = Drag::none;
    if (ends_scrub)
        emit scrubEnded();
}

void Plots::wheel(QWheelEvent* event) {
    const QPoint turn = event->angleDelta();
    if (turn.x() != 0 || event->modifiers().testFlag(Qt::ShiftModifier))
        changeVisible(panned(axis(), turn.x() != 0 ? turn.x() : turn.y(), whole()));
    else
        changeVisible(zoomed(axis(), event->position().x(),
                             std::pow(zoom_a_notch, turn.y() / notch), whole()));
}

void Plots::changeVisible(const TimeRange& range) {
    if (m_visible == range)
        return;
    setVisibleRange(range);
    emit visibleRangeChanged(m_visible);
}

} // namespace mh
