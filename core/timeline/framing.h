#pragma once

// Where the camera stands for a framing, as a board artist would put it.

#include "core/timeline/head_reach.h"
#include "core/timeline/timeline.h"

namespace mh {

// Somebody to be framed.
struct Standing {
    Vec3 floor = Vec3::Zero();
    double yaw_rad = 0;
    Build build;
    double lowered = 0; // metres, of one who sits
    HeadReach head{};
};

struct FramingOrder {
    Framing framing = Framing::wide;
    std::vector<Standing> subjects; // at least one; the first is whom the shot is about
    double widen = 1;               // times the height of what the picture shows
    double side = 1;                // of the line of action: 1 before the stage, −1 behind it
    double aspect = 16.0 / 9;       // width over height
};

//                       .──────────────────.
//     a third     ─ ─ ─ │ ─ ─ ─ ─ ◉ ─ ─ ─ ─│  eyes
//                       │       ╱   ╲      │
//     framed height     │      │     │→    │  look room on the side faced
//                       '──────────────────'
//
// The camera looks level, from the height of the picture's middle, so that uprights stay upright;
// it stands at most 25 degrees off the stage's axis. Every subject's head is inside the picture.
[[nodiscard]] Camera frame(const FramingOrder& order);

// How high above the floor the eyes and the top of the skull of one who stands so are.
[[nodiscard]] double eye_height(const Standing& standing);
[[nodiscard]] double skull_height(const Standing& standing);
// The floor under their head.
[[nodiscard]] Vec3 head_axis(const Standing& standing);

} // namespace mh
