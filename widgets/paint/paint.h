#pragma once

// The one place where pixels are made.

#include "core/figure/drawing.h"

#include <QImage>
#include <QSize>

class QPainter;

namespace mh {

void paint(const Drawing& drawing, QPainter& painter);

// `image` keeps its memory where it has the size already.
void paint(const Drawing& drawing, QSize size, QImage& image);

} // namespace mh
