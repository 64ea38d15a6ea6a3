#pragma once

// Frame numbers as people read them.

#include "core/base/time.h"

#include <QString>

namespace mh {

// "00:00:04:12": hours, minutes, seconds and frames of the nearest whole rate, non-drop.
[[nodiscard]] QString timecode(Frame frame, double fps);

} // namespace mh
