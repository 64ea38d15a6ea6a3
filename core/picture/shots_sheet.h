#pragma once

// An episode on one page: a picture of each shot, at the moment that tells it.

#include "core/acting/performance.h"
#include "core/picture/contact_sheet.h"

namespace mh {

// A frame to remember the shot by: its subject's gesture at the middle of its hold, or else
// anyone's, or else the middle of what is said longest, or of the shot; the nearest to that in
// which nobody on stage blinks.
[[nodiscard]] Frame telling_frame(const Performance& performance, const Shot& shot);

// Every shot of the episode, with its name and the words said at that moment.
[[nodiscard]] ContactSheet shots_sheet(const Performance& performance);

} // namespace mh
