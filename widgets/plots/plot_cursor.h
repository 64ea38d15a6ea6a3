#pragma once

// One line through all plots at the frame on the picture, and each plot's value there. It lives on
// a layer with a buffer of its own, so that moving it repaints no plot.

#include "core/base/time.h"

#include <QString>
#include <qcustomplot.h>

#include <vector>

namespace mh {

class PlotCursor : public QCPLayerable {
  public:
    struct Row {
        QCPAxisRect* rect;
        QString value;
    };

    PlotCursor(QCustomPlot& plot, const QString& layer) : QCPLayerable(&plot, layer) {}

    Seconds t = 0;
    std::vector<Row> rows;

  protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
};

} // namespace mh
