#pragma once

// Shows one frame, as large as fits, letterboxed. It makes no pixels itself: it says how many it
// wants and shows those it is given unscaled, so that a frame is the render's bit for bit.

#include <QImage>
#include <QWidget>

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

    // The picture's place in this widget, and its size in the screen's own pixels.
    [[nodiscard]] QRectF pictureRect() const;
    [[nodiscard]] QSize frameSize() const { return m_frame_size; }
    [[nodiscard]] const QImage& frame() const { return m_frame; }

    [[nodiscard]] QSize sizeHint() const override { return {960, 540}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 90}; }

  signals:
    void frameSizeChanged(QSize device_px);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void fit();
    void paintHint(QPainter& painter) const;
    void paintBadge(QPainter& painter) const;

    QSize m_shape;
    QSize m_frame_size;
    QPoint m_frame_at; // the screen's own pixels
    QImage m_frame;
    QString m_hint;
    QString m_badge;
};

} // namespace mh
