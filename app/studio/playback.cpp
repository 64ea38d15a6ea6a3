#include "app/studio/playback.h"

#include <algorithm>
#include <cmath>

namespace mh {

DueFrame frame_due(const Playback& playback, Seconds elapsed) {
    const Frame played = frame_at(elapsed, playback.fps * std::abs(playback.speed));
    const FrameRange& within = playback.within;
    const Frame frame = playback.from + (playback.speed < 0 ? -played : played);
    if (playback.loop) {
        const Frame turned = (frame - within.first) % within.count();
        return {within.first + (turned < 0 ? turned + within.count() : turned), false};
    }
    const Frame held = std::clamp<Frame>(frame, within.first, within.end - 1);
    return {held, held != frame};
}

} // namespace mh
