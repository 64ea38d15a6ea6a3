#pragma once

// A shot's camera over its time.

#include "core/timeline/lay.h"

namespace mh {

// A shot's camera keys: the framing and its move; where a subject walks, sits down or gets up under
// a shot narrower than a wide, the camera goes along. A wide holds everybody's way from the start.
// Its edges cut the heads of those beside the subjects as little as may be, where the
// framing is made for that.
[[nodiscard]] std::vector<CameraKey> camera_keys(const DirectedShot& shot, const TimeRange& range,
                                                 const Timeline& timeline);

} // namespace mh
