#pragma once

// A slider with named marks on its scale. It is drawn by itself so that the marks stand exactly
// where the handle would.

#include <QString>
#include <QWidget>

#include <vector>

namespace mh {

struct SliderMark {
    double value = 0;
    QString name;
};

class MarkedSlider : public QWidget {
    Q_OBJECT

  public:
    // The scale runs from 0 to `most`; a value above it shows at its end.
    MarkedSlider(double most, std::vector<SliderMark> marks, QWidget* parent = nullptr);

    [[nodiscard]] double value() const { return m_value; }
    void setValue(double value); // tells nobody

    [[nodiscard]] double xOf(double value) const; // pixels
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  signals:
    void dragged(double value);
    void released(double value);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    void dragTo(double x);
    void paintMarks(QPainter& painter) const;

    double m_most;
    std::vector<SliderMark> m_marks;
    double m_value = 0;
    bool m_dragging = false;
};

} // namespace mh
