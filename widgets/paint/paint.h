#pragma once

// The one place where pixels are made.

#include "core/figure/drawing.h"
#include "widgets/paint/backdrops.h"

#include <QImage>
#include <QSize>

class QPainter;

namespace mh {

void paint(const Drawing& drawing, QPainter& painter);

// On black, by two threads. `image` keeps its memory where it has the size already.
void paint(const Drawing& drawing, QSize size, QImage& image);
// The same pixels, sooner where the drawing begins with a set that was painted before.
void paint(const Drawing& drawing, QSize size, QImage& image, Backdrops& backdrops);

} // namespace mh
