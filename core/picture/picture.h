#pragma once

// A whole frame.

#include "core/acting/performance.h"
#include "core/figure/drawing.h"
#include "core/figure/projection.h"

#include <vector>

namespace mh {

// The camera of the shot on the picture at `t`, its keys eased between. The Timeline has a shot.
[[nodiscard]] Camera camera_at(const Timeline& timeline, Seconds t);
// A shot's own; before its first key and after its last the nearest.
[[nodiscard]] Camera camera_at(const Shot& shot, Seconds t);

struct FrameRequest {
    Seconds t = 0;
    PictureSize size;
    IdleDials dials;
    Layer layer = Layer::on;
};

// Memory that one thread uses again from frame to frame.
struct FrameScratch {
    std::vector<ActorFrame> actors;
};

// Clears `out` and draws the frame into it: set, shadows, figures from far to near.
void draw_frame(const Performance& performance, const FrameRequest& request, FrameScratch& scratch,
                Drawing& out);

} // namespace mh
