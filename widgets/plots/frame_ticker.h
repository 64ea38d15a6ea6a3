#pragma once

// Ticks at the same frames, with the same names, as the timeline strip's ruler.

#include "widgets/look/look.h"
#include "widgets/time_axis/time_axis.h"

#include <qcustomplot.h>

namespace mh {

class FrameTicker : public QCPAxisTicker {
  public:
    explicit FrameTicker(const QCustomPlot& plot) : m_plot(plot) {}

    double fps = 24;

  protected:
    double getTickStep(const QCPRange& range) override {
        // A plot asks for its ticks before it has laid its rectangles out.
        const double width_px = m_plot.viewport().width() - look::names_px - look::right_px;
        const TimeAxis axis{{range.lower, range.upper}, 0, std::max(1.0, width_px)};
        m_step = tick_frames(axis, fps, 64);
        return seconds_of(m_step, fps);
    }
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        return QString::fromStdString(tick_name(std::llround(tick * fps), fps, m_step));
    }

  private:
    const QCustomPlot& m_plot;
    Frame m_step = 1;
};

} // namespace mh
