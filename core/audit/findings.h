#pragma once

// From what was probed to what was found, a shot at a time.

#include "core/audit/audit.h"
#include "core/audit/probe.h"

#include <vector>

namespace mh {

// An actor through a shot.
struct ActorInShot {
    std::vector<StillSpan> spans;
    std::vector<float> body_px; // one a frame of the shot
    std::vector<float> face_px;
};

struct ShotFindings {
    std::vector<ActorInShot> actors; // as the Timeline's
    std::vector<SpeakingShot> speaking;
};

// `off` holds what was probed with the layer off, or no actor.
[[nodiscard]] ShotFindings measure_shot(const Timeline& timeline, std::size_t shot,
                                        const Tracks& on, const Tracks& off);

[[nodiscard]] std::vector<ActorCurves> curves_of(const Timeline& timeline, const Tracks& on,
                                                 const std::vector<ShotFindings>& shots);

} // namespace mh
