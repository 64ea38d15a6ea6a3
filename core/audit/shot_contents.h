#pragma once

// What the audit looks at in each shot of an episode, found once.

#include "core/timeline/timeline.h"

#include <vector>

namespace mh {

struct ActorGesture {
    std::size_t actor = 0;
    std::size_t gesture = 0; // an index into the actor's gestures
};

// Somebody is in a gesture or a walk, turns, gets up or sits down, or is posed by hand; or settles
// after it.
struct ActorBusy {
    std::size_t actor = 0;
    TimeRange range;
};

struct ShotContents {
    std::vector<std::size_t> lines;     // that are spoken in it, on screen or off, in their order
    std::vector<ActorGesture> gestures; // audited ones that stroke in it
    std::vector<ActorBusy> busy;        // that reach into it
};

// One for each shot.
[[nodiscard]] std::vector<ShotContents> contents_of(const Timeline& timeline);

// The Timeline's frames that lie in a range.
[[nodiscard]] FrameRange frames_of(const TimeRange& range, const Timeline& timeline);
[[nodiscard]] FrameRange meet(const FrameRange& a, const FrameRange& b);

} // namespace mh
