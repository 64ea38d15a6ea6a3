#pragma once

// Shows one frame, letterboxed: as large as fits, or enlarged and moved by the mouse (the wheel,
// and a drag with the middle button or with Alt). It makes no pixels itself: it says which it wants
// and shows those it is given unscaled, so that a fitted frame is the render's bit for bit.

#include "widgets/viewport/picture_view.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace mh {

class Viewport : public QWidget {
    Q_OBJECT

  public:
    explicit Viewport(QWidget* parent = nullptr);

    // The shape of the picture, in any unit; empty where there is nothing to show.
    void setPictureShape(QSize shape);
    // What stands in place of a picture.
    void setHint(const QString& hint);
    // A word over the picture's corner while something unusual is shown; empty for none.
    void setBadge(const QString& badge);
    void setFrame(QImage frame);
    // As setFrame, and hands back the image shown before, for its memory.
    [[nodiscard]] QImage exchangeFrame(QImage frame);

    void fit();
    void zoomBy(double factor); // about the middle

    // What is seen of the picture, in this widget.
    [[nodiscard]] QRectF pictureRect() const;
    // The whole picture's size and the part of it that a frame has to hold, in the screen's own
    // pixels.
    [[nodiscard]] QSize wholeSize() const { return m_place.whole; }
    [[nodiscard]] QRect seenRect() const { return m_seen; }
    [[nodiscard]] const PictureView& view() const { return m_view; }
    [[nodiscard]] const QImage& frame() const { return m_frame; }

    [[nodiscard]] QSize sizeHint() const override { return {960, 540}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 90}; }

  signals:
    void frameWanted(); // another size, or another part of it

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

  private:
    [[nodiscard]] QSize room() const;
    void look(const PictureView& view);
    void place();
    void paintHint(QPainter& painter) const;
    void paintBadge(QPainter& painter) const;
    void paintScale(QPainter& painter) const;

    QSize m_shape;
    PictureView m_view;
    PicturePlace m_place;
    QRect m_seen;
    std::optional<QPointF> m_pulled_from;
    QImage m_frame;
    QString m_hint;
    QString m_badge;
};

} // namespace mh
