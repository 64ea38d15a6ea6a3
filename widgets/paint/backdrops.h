#pragma once

// Painted sets, kept: what lies behind the first figure is the same from frame to frame while the
// camera rests, and costs most of a frame's painting.

#include "core/figure/drawing.h"

#include <QImage>

#include <list>
#include <vector>

namespace mh {

// How many of a drawing's shapes come before the first that is an actor's.
[[nodiscard]] std::size_t backdrop_shapes(const Drawing& drawing);

// Looks a picture up by all that it was painted from, and so never changes a pixel. For one thread
// at a time.
class Backdrops {
  public:
    // The pictures kept take at most this; the ones used longest ago go first.
    explicit Backdrops(qsizetype most_bytes = 128 << 20) : m_most_bytes(most_bytes) {}

    // The picture kept of what lies in `seen` of the drawing's first shapes; null where there is
    // none.
    [[nodiscard]] const QImage* find(const Drawing& drawing, std::size_t shapes, const QRect& seen);
    // `origin` is the drawing's place of the picture's first pixel.
    void keep(const Drawing& drawing, std::size_t shapes, QPoint origin, const QImage& picture);

    [[nodiscard]] qsizetype bytes() const;

  private:
    struct Backdrop {
        std::vector<Shape> shapes;
        std::vector<Verb> verbs;
        std::vector<Vec2> points;
        QPoint origin;
        QImage picture;
    };

    qsizetype m_most_bytes;
    std::list<Backdrop> m_kept; // the one used last is first
};

} // namespace mh
