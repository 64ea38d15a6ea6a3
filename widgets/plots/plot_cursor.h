#pragma once

// One line through all plots at the frame on the picture, and each plot's value there. It lies over
// the plots as a widget of its own, so that a new frame repaints two lines and what has changed of
// the values, and no plot.

#include "core/base/time.h"

#include <QString>
#include <QWidget>

#include <array>

class QCPAxisRect;
class QCustomPlot;

namespace mh {

class PlotCursor : public QWidget {
  public:
    using Values = std::array<QString, 3>; // from the top

    PlotCursor(QCustomPlot& plot, const std::array<const QCPAxisRect*, 3>& rects);

    void show(Seconds t, const Values& values);
    [[nodiscard]] const Values& values() const { return m_values; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* plot, QEvent* event) override;

  private:
    [[nodiscard]] double xOfLine() const;
    [[nodiscard]] QRect lineRect() const;
    [[nodiscard]] QRect valueRect(std::size_t row) const;

    std::array<const QCPAxisRect*, 3> m_rects;
    Seconds m_t = 0;
    Values m_values;
};

} // namespace mh
