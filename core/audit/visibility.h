#pragma once

// Whether a gesture's hands are in the picture.

#include "core/audit/audit.h"
#include "core/audit/probe.h"

#include <span>
#include <vector>

namespace mh {

// By how many pixels a hand reaches over the picture's edge where it does so furthest; 0 where it
// is whole inside.
[[nodiscard]] double overreach_px(const HandOnPicture& hand, PictureSize picture);

struct HandsSeen {
    Seen seen = Seen::seen;
    double missing_px = 0;
};
// Over a gesture's frames. A frame in which a hand is not whole in the picture is enough to fail;
// it is off camera when in one of those frames the body is not in the picture either, or the hand
// is behind the camera.
[[nodiscard]] HandsSeen hands_seen(Hands hands, std::span<const ActorProbe> frames,
                                   PictureSize picture);

// The frames in which a gesture's hands are to be seen: from its stroke to the end of its hold, or
// for stroke_seen_seconds where it has none; a cut ends them, but not before stroke_seen_seconds.
// At least one frame, inside the Timeline's where it strokes inside it.
[[nodiscard]] FrameRange frames_to_see(const Gesture& gesture, const Timeline& timeline);

// Somebody asked for it, and it is made with the hands.
[[nodiscard]] bool is_audited(const Gesture& gesture);

// Every audited gesture of every actor, in the order of their strokes. A crowd's reaction is one:
// the same gesture for the same cue by its extras, whose strokes are at most a second apart. It is
// seen where `crowd_seen` of them are; what is missing would bring in as many.
[[nodiscard]] std::vector<GestureSeen> gestures_seen(const Timeline& timeline,
                                                     const Tracks& tracks);

} // namespace mh
