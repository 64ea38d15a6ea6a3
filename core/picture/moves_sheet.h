#pragma once

// The sheet that shows how a character gets about.

#include "core/picture/model_sheets.h"

namespace mh {

// A section a move: walking, running, backing away, turning, sitting down and standing up, every
// other frame (at 24 a second), seen from its side over a floor marked every quarter metre.
[[nodiscard]] ContactSheet moves_sheet(const SheetSubject& subject);

} // namespace mh
