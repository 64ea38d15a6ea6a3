#pragma once

// A small episode made by hand, with all that panels can show: two shots, two actors, one still for
// too long, one gesture seen and one cut off.

#include "core/audit/audit.h"

#include <memory>

namespace mh {

[[nodiscard]] Timeline example_timeline();
[[nodiscard]] Audit example_audit();

// Of that many frames and nothing else.
[[nodiscard]] Timeline bare_timeline(Frame frames);

} // namespace mh
