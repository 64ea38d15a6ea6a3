#pragma once

// The strip's rows, painted: everything but the playhead.

#include "widgets/findings/findings.h"
#include "widgets/time_axis/time_axis.h"
#include "widgets/timeline/strip_rows.h"

#include <QRect>

class QPainter;

namespace mh {

struct StripPicture {
    const Timeline& timeline;
    const std::vector<Finding>& findings;
    const StripRows& rows;
    TimeAxis axis;
    QRect area; // of what lies on the axis, without the names
    int scrolled_px = 0;
};

void paint_head(const StripPicture& strip, QPainter& painter);
void paint_rows(const StripPicture& strip, QPainter& painter);
// What is played, under a bar on the ruler; the rest in shade.
void paint_marked(const StripPicture& strip, const FrameRange& marked, QPainter& painter);
void paint_row(const StripPicture& strip, const StripRow& row, const QRect& place,
               QPainter& painter);

} // namespace mh
