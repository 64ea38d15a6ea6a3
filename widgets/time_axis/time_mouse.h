#pragma once

// The mouse on a surface that has a time axis, alike wherever there is one: a press or a drag
// scrubs, the middle button pulls the content along, the wheel zooms at the mouse, and moves along
// with Shift. What is left of the axis is the surface's own.

#include "widgets/time_axis/time_axis.h"

#include <QObject>

#include <functional>

class QMouseEvent;
class QWheelEvent;
class QWidget;

namespace mh {

class TimeMouse : public QObject {
    Q_OBJECT

  public:
    TimeMouse(QWidget& surface, std::function<TimeAxis()> axis);

    void setLength(Frame frames, double fps); // lets go of what is dragged
    [[nodiscard]] bool drags() const { return m_drag != Drag::none; }

  signals:
    void scrubStarted();
    void scrubbed(mh::Frame frame);
    void scrubEnded();
    void visibleWanted(const mh::TimeRange& range);

  protected:
    bool eventFilter(QObject* surface, QEvent* event) override; // true where it used the event

  private:
    enum class Drag { none, scrub, pan };

    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool wheel(const QWheelEvent& event);
    void scrubTo(double x_px);
    [[nodiscard]] TimeRange whole() const { return {0, seconds_of(m_frames, m_fps)}; }

    std::function<TimeAxis()> m_axis;
    Frame m_frames = 0;
    double m_fps = 24;
    Drag m_drag = Drag::none;
    double m_pulled_from_px = 0;
};

} // namespace mh
