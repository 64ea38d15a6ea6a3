#pragma once

// An episode along its time: shots, findings, and what each actor does.

#include "widgets/findings/findings.h"
#include "widgets/time_axis/time_mouse.h"
#include "widgets/timeline/strip_rows.h"

#include <QAbstractScrollArea>
#include <QPixmap>

#include <memory>
#include <optional>

namespace mh {

class TimelineStrip : public QAbstractScrollArea {
    Q_OBJECT

  public:
    explicit TimelineStrip(QWidget* parent = nullptr);

    void setTimeline(std::shared_ptr<const Timeline> timeline); // shows all of it
    void setFindings(std::vector<Finding> findings);
    void setMarked(const std::optional<FrameRange>& marked); // what is played; all without
    // Turns the page where the frame is out of sight and nobody scrubs.
    void setFrame(Frame frame);
    void setVisibleRange(const TimeRange& range);
    void fitAll();

    [[nodiscard]] Frame frame() const { return m_frame; }
    [[nodiscard]] const TimeRange& visibleRange() const { return m_visible; }
    [[nodiscard]] TimeAxis axis() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 90}; }

  signals:
    void scrubStarted();
    void scrubbed(mh::Frame frame);
    void scrubEnded();
    void visibleRangeChanged(const mh::TimeRange& range);

  protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    [[nodiscard]] TimeRange whole() const;
    void changeVisible(const TimeRange& range);
    void invalidate();
    void paintContent();
    void paintNames(QPainter& painter) const;
    void paintRowNames(QPainter& painter) const;
    void paintPlayhead(QPainter& painter) const;
    [[nodiscard]] QRect playheadRect(Frame frame) const;
    [[nodiscard]] QString tipAt(const QPoint& at) const;

    std::shared_ptr<const Timeline> m_timeline;
    std::vector<Finding> m_findings;
    StripRows m_rows;
    std::optional<FrameRange> m_marked;
    TimeRange m_visible{0, 1};
    Frame m_frame = 0;
    TimeMouse m_mouse;
    QPixmap m_content; // all but the playhead; null when it has to be painted again
};

} // namespace mh
