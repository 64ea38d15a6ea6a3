#pragma once

// What stands over a plot: its name, and what its colours and lines mean.

#include <QColor>
#include <QString>
#include <qcustomplot.h>

#include <vector>

namespace mh {

struct LegendEntry {
    enum class Mark { box, hatched, line, area, dots };

    Mark mark = Mark::box;
    QColor colour;
    QString name;
};

class PlotHeading : public QCPLayerable {
  public:
    static constexpr int height_px = 17;

    PlotHeading(QCPAxisRect& rect, QString title);

    std::vector<LegendEntry> legend;

  protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

  private:
    static void drawMark(QCPPainter& painter, const LegendEntry& entry, const QRectF& box);

    QCPAxisRect& m_rect;
    QString m_title;
};

} // namespace mh
