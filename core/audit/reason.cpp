#include "core/audit/reason.h"

#include "core/base/words.h"

#include <cmath>
#include <cstdio>

namespace mh {

std::string two_decimals(Seconds seconds) {
    char text[32];
    std::snprintf(text, sizeof text, "%.2f", std::round(100 * seconds) / 100);
    return text;
}

Seconds seconds_of(const StillSpan& span, double fps) {
    return seconds_of(span.frames.count(), fps);
}

std::string frames_in_words(const FrameRange& frames) {
    if (frames.count() <= 0)
        return "no frames";
    if (frames.count() == 1)
        return "frame " + std::to_string(frames.first);
    return "frames " + std::to_string(frames.first) + "–" + std::to_string(frames.end - 1);
}

std::string short_line(const SpeakingShot& shot) {
    const std::string scene = shot.shot.substr(0, shot.shot.find(' ') + 1);
    const bool same_scene = !scene.empty() && shot.line.starts_with(scene);
    return same_scene ? shot.line.substr(scene.size()) : shot.line;
}

std::string reason(const SpeakingShot& shot, double fps) {
    if (shot.passes)
        return shot.still_on_purpose ? "still on purpose" : "";
    const StillSpan& span = shot.longest;
    return "still for " + two_decimals(seconds_of(span, fps)) + " s, " +
           frames_in_words(span.frames) + "; the limit is " + two_decimals(still_limit) + " (the " +
           spaced(name_of(span.nearest)) + " came nearest, to " +
           std::to_string(std::lround(100 * span.nearest_share)) + "% of a movement that counts)";
}

std::string reason(const GestureSeen& gesture) {
    const std::string extras = gesture.extras
                                   ? std::to_string(gesture.extras->seen) + " of " +
                                         std::to_string(gesture.extras->of) + " extras seen"
                                   : "";
    if (gesture.seen == Seen::seen)
        return extras;
    const std::string frames =
        ", " + frames_in_words(gesture.frames) + (extras.empty() ? "" : "; " + extras);
    if (gesture.seen == Seen::off_camera)
        return "off camera" + frames;
    return "the picture's edge cuts the hands off by " +
           std::to_string(std::lround(std::ceil(gesture.missing_px))) + " px" + frames;
}

} // namespace mh
