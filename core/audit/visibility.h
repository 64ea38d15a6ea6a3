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
    Bone hand = Bone::right_hand; // that is furthest out
    std::size_t frame = 0;        // in which it is
};
// Over a gesture's frames. A frame in which a hand is not whole in the picture is enough to fail;
// it is off camera when in one of those frames the body is not in the picture either, or the hand
// is behind the camera.
[[nodiscard]] HandsSeen hands_seen(Hands hands, std::span<const ActorProbe> frames,
                                   PictureSize picture);

// The frames in which a gesture's hands are to be seen: from its stroke to the end of its hold, or
// for the limits' stroke_seconds where it has none; a cut ends them, but not before those.
// At least one frame, inside the Timeline's where it strokes inside it.
[[nodiscard]] FrameRange frames_to_see(const Gesture& gesture, const Timeline& timeline);

// Somebody asked for it, and it is made with the hands.
[[nodiscard]] bool is_audited(const Gesture& gesture);

// An audited gesture, looked at in the probes of its actor over frames_to_see.
[[nodiscard]] GestureSeen seen_gesture(const Timeline& timeline, std::size_t actor,
                                       std::size_t gesture, std::span<const ActorProbe> frames);

// Every gesture in the order of their strokes, each crowd's reaction as one: the same gesture for
// the same cue by its extras, whose strokes are at most a second apart. It is seen where as many of
// them are as the limits ask for; what is missing would bring in as many.
[[nodiscard]] std::vector<GestureSeen> with_reactions_joined(const Timeline& timeline,
                                                             std::vector<GestureSeen> gestures);

} // namespace mh
