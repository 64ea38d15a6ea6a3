#pragma once

// Stillness, energy and gesture visibility along the timeline strip's axis, with one cursor.

#include "core/audit/audit.h"
#include "widgets/time_axis/time_axis.h"

#include <QSharedPointer>
#include <QWidget>

#include <array>
#include <memory>

class QCPAxisRect;
class QCustomPlot;

namespace mh {

class FrameTicker;
class PlotCursor;
class PlotHeading;
class PlotSpans;
class TimeMouse;

class Plots : public QWidget {
    Q_OBJECT

  public:
    explicit Plots(QWidget* parent = nullptr);

    void setTimeline(std::shared_ptr<const Timeline> timeline); // takes the audit out
    void setAudit(std::shared_ptr<const Audit> audit);
    void setFrame(Frame frame); // moves the cursor alone
    void setVisibleRange(const TimeRange& range);

    [[nodiscard]] TimeAxis axis() const;
    [[nodiscard]] QCustomPlot* plot() const { return m_plot; }
    [[nodiscard]] QString valueAtCursor(int plot) const; // 0 to 2, from the top
    [[nodiscard]] QSize sizeHint() const override { return {800, 290}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 150}; }

  signals:
    void scrubStarted();
    void scrubbed(mh::Frame frame);
    void scrubEnded();
    void visibleRangeChanged(const mh::TimeRange& range);

  private:
    struct Row {
        QCPAxisRect* rect;
        PlotHeading* heading;
        PlotSpans* spans;
        QSharedPointer<FrameTicker> ticker;
    };

    Row addRow(const QString& title, double stretch, bool last);
    void changeVisible(const TimeRange& range);
    [[nodiscard]] TimeRange whole() const;
    void showData();
    void showLanes(const Row& row, const std::vector<std::size_t>& actors);
    void showCursor();

    std::shared_ptr<const Timeline> m_timeline;
    std::shared_ptr<const Audit> m_audit;
    TimeRange m_visible{0, 1};
    Frame m_frame = 0;
    QCustomPlot* m_plot;
    std::array<Row, 3> m_rows{};
    PlotCursor* m_cursor;
    TimeMouse* m_mouse;
};

} // namespace mh
