#pragma once

// A shot's camera over its time.

#include "core/timeline/lay.h"

namespace mh {

// The camera brought nearer to what it looks at (below 1) or taken away from it.
[[nodiscard]] Camera dollied(const Camera& camera, double times_distance);

// A shot's camera keys: the framing and its move; where a subject walks, sits down or gets up under
// a shot narrower than a wide, the camera goes along. A wide holds everybody's way from the start.
[[nodiscard]] std::vector<CameraKey> camera_keys(const DirectedShot& shot, const TimeRange& range,
                                                 const Timeline& timeline);

} // namespace mh
