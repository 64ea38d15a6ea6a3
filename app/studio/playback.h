#pragma once

// Which frame is due after so much time of playing: the clock decides, so that a slow picture drops
// frames rather than time.

#include "core/base/time.h"

namespace mh {

struct Playback {
    Frame from = 0;
    double fps = 24;
    double speed = 1;  // below 0 backwards
    FrameRange within; // what is played, at least a frame
    bool loop = true;
};

struct DueFrame {
    Frame frame = 0;
    bool ended = false; // it stands at the end it played towards, and does not loop

    bool operator==(const DueFrame&) const = default;
};

[[nodiscard]] DueFrame frame_due(const Playback& playback, Seconds elapsed);

} // namespace mh
