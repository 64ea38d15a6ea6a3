#pragma once

// The sheets that show how a character moves: contact strips of its gestures and of the idle layer.

#include "core/picture/model_sheets.h"

namespace mh {

// A row a gesture: wind-up, on its way, stroke, hold (to both ends of what swings in it), release;
// then the other hand's, and both together.
[[nodiscard]] ContactSheet gestures_sheet(const SheetSubject& subject);

// A row a signal of the idle layer, at its extremes at full size, over the shade of the body with
// nothing going on.
[[nodiscard]] ContactSheet idle_sheet(const SheetSubject& subject);

} // namespace mh
