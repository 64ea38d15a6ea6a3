#pragma once

// A Direction in words: for every shot why it was chosen, and for every line and piece of action
// what was read and from which words.

#include "core/direction/direction.h"

#include <string>

namespace mh {

//     sc01  INT. YARD OFFICE - MORNING  (line 5), on yard-office
//       sc01 sh030  medium of otto: otto speaks (line 11)
//         l01  otto  "Chief! Page nine!"  (line 11)
//           excited 0.9: (excited) (line 12)
//           thumbs up by otto, right: (thumbs up) (line 14)
[[nodiscard]] std::string explain(const Direction& direction);

} // namespace mh
