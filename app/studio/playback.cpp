#include "app/studio/playback.h"

#include <algorithm>
#include <cmath>

namespace mh {

DueFrame frame_due(const Playback& playback, Seconds elapsed) {
    const Frame played = frame_at(elapsed, playback.fps * std::abs(playback.speed));
    const Frame frame = playback.from + (playback.speed < 0 ? -played : played);
    if (playback.loop) {
        const Frame turned = frame % playback.frames;
        return {turned < 0 ? turned + playback.frames : turned, false};
    }
    const Frame held = std::clamp<Frame>(frame, 0, playback.frames - 1);
    return {held, held != frame};
}

} // namespace mh
