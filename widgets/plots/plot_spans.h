#pragma once

// Boxes along a plot's time axis, with rules across it and names on them.

#include "core/base/time.h"

#include <QColor>
#include <QString>
#include <qcustomplot.h>

#include <vector>

namespace mh {

struct PlotSpan {
    enum class Fill { plain, hatched, outline };

    TimeRange range;
    double bottom = 0; // in the plot's own unit
    double top = 1;
    QColor colour;
    Fill fill = Fill::plain;
    QString name; // shown where it fits
};

struct PlotRule {
    double y = 0;
    QString name; // at the rule's left end
    bool dashed = true;
};

class PlotSpans : public QCPLayerable {
  public:
    explicit PlotSpans(QCPAxisRect& rect);

    std::vector<PlotSpan> spans;
    std::vector<PlotRule> rules;
    QString note; // in the middle, where there is nothing else to show

  protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    [[nodiscard]] QRect clipRect() const override { return m_rect.rect(); }
    void draw(QCPPainter* painter) override;

  private:
    void drawSpan(QCPPainter& painter, const PlotSpan& span) const;
    void drawRule(QCPPainter& painter, const PlotRule& rule) const;

    QCPAxisRect& m_rect;
};

} // namespace mh
