#include "core/audit/reason.h"

#include "core/base/words.h"

#include <cmath>
#include <cstdio>

namespace mh {

namespace {

// Less of a head than this in the picture is a cut one: a hair over the edge is not.
constexpr double whole_head = 0.97;

std::string percent(double share) {
    return std::to_string(std::lround(100 * share)) + "%";
}

std::string seconds_still(const StillSpan& span, double fps) {
    return "still for " + two_decimals(seconds_of(span, fps)) + " s, " +
           frames_in_words(span.frames);
}

} // namespace

std::string two_decimals(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.2f", std::round(100 * value) / 100);
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

std::string dials_in_words(const IdleDials& dials) {
    char text[96];
    std::snprintf(text, sizeof text, "fidget %.4g, breathing %.4g, eye darts %.4g", dials.fidget,
                  dials.breathing, dials.eye_darts);
    return text;
}

std::string counted(std::size_t count, std::string_view one) {
    std::string words = std::to_string(count);
    words += ' ';
    words += one;
    if (count != 1)
        words += 's';
    return words;
}

std::string short_line(const std::string& shot, const std::string& line) {
    const std::string scene = shot.substr(0, shot.find(' ') + 1);
    const bool same_scene = !scene.empty() && line.starts_with(scene);
    return same_scene ? line.substr(scene.size()) : line;
}

std::string advice(const std::string& remedy) {
    if (remedy.empty() || remedy == nothing_helps)
        return remedy;
    return "Try " + remedy;
}

std::string reason(const SpeakingShot& shot, const Audit& audit) {
    if (shot.passes)
        return shot.still_on_purpose ? "still on purpose" : "";
    const StillSpan& span = shot.longest;
    return seconds_still(span, audit.fps) + "; the limit is " +
           two_decimals(audit.limits.still_seconds) + " (the " + spaced(name_of(span.nearest)) +
           " came nearest, to " + percent(span.nearest_share) + " of a movement that counts)";
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
    return "the picture's edge cuts the " + spaced(name_of(gesture.hand)) + " off by " +
           std::to_string(std::lround(std::ceil(gesture.missing_px))) + " px" + frames +
           ", most at " + std::to_string(gesture.worst);
}

std::string reason(const Trembling& trembling, const Audit& audit) {
    if (trembling.passes)
        return "";
    return "the " + spaced(name_of(trembling.point)) + " trembles, " +
           frames_in_words(trembling.frames) + ": " + percent(trembling.share) +
           " of its motion is above 4 Hz; the limit is " + percent(audit.limits.tremble_share);
}

std::string reason(const Listening& listening, const Audit& audit) {
    return seconds_still(listening.longest, audit.fps) + ", while others speak";
}

std::string reason(const FramedHeads& heads, const Audit& audit, const std::string& name) {
    std::string words;
    if (heads.inside <= 0)
        words = name + "'s head is out of the picture";
    else if (heads.inside < whole_head)
        words = percent(heads.inside) + " of " + name + "'s head is in the picture";
    if (!heads.passes)
        words += (words.empty() ? "" : "; ") + ("the heads score " + two_decimals(heads.score)) +
                 ", and the limit is " + two_decimals(audit.limits.framing_score);
    return words.empty() ? "" : words + ", frame " + std::to_string(heads.worst);
}

} // namespace mh
