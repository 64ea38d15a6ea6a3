#pragma once

// The one place where pixels are made.

#include "core/figure/drawing.h"
#include "widgets/paint/backdrops.h"

#include <QImage>
#include <QRect>

class QPainter;

namespace mh {

void paint(const Drawing& drawing, QPainter& painter);

// The pixels of a drawing that lie in `seen`, on black, by two threads. `image` keeps its memory
// where it has the size already.
void paint(const Drawing& drawing, const QRect& seen, QImage& image);
// The same pixels, sooner where the drawing begins with a set that was painted before.
void paint(const Drawing& drawing, const QRect& seen, QImage& image, Backdrops& backdrops);

} // namespace mh
