#pragma once

// Ticks at the same frames, with the same names, as the timeline strip's ruler.

#include "widgets/time_axis/time_axis.h"

#include <qcustomplot.h>

namespace mh {

class FrameTicker : public QCPAxisTicker {
  public:
    explicit FrameTicker(const QCPAxisRect& rect) : m_rect(rect) {}

    double fps = 24;

  protected:
    double getTickStep(const QCPRange& range) override {
        const TimeAxis axis{{range.lower, range.upper}, 0, std::max(1.0, double(m_rect.width()))};
        m_step = tick_frames(axis, fps, 64);
        return seconds_of(m_step, fps);
    }
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        return QString::fromStdString(tick_name(std::llround(tick * fps), fps, m_step));
    }

  private:
    const QCPAxisRect& m_rect;
    Frame m_step = 1;
};

} // namespace mh
