#pragma once

// One shot of an episode, audited: all that an audit needs to know of it, found in its own frames.

#include "core/audit/audit.h"
#include "core/audit/head_shape.h"
#include "core/audit/shot_contents.h"

#include <functional>
#include <optional>
#include <vector>

namespace mh {

struct ShotRequest {
    IdleDials dials;
    bool before = false;                           // measure with the layer off as well
    const std::vector<HeadShape>* heads = nullptr; // of the actors; null to leave heads out
    std::optional<std::size_t> actor;              // whose body alone is measured; else everybody's
    // Asked often, from any thread; what is found after it says yes is not whole. May be empty.
    std::function<bool()> cancelled = {};
    unsigned threads = 1; // among which the shot's frames are shared
    // Told how many more frames of a body were posed, from any thread. May be empty.
    std::function<void(Frame count)> probed = {};
};

// An actor through a shot.
struct ActorInShot {
    std::vector<StillSpan> spans;
    std::vector<float> energy; // one a frame of the shot
    std::vector<float> body_px;
    std::vector<float> face_px;
};

struct ShotFindings {
    FrameRange frames;
    std::vector<ActorInShot> actors; // as the Timeline's
    std::vector<SpeakingShot> speaking;
    std::vector<Listening> listening;
    std::vector<Trembling> trembling;
    std::vector<GestureSeen> gestures; // each extra's of its own
    std::optional<FramedHeads> heads;
};

// `shot` is the Timeline's, or a change of it whose camera is looked through in its place.
[[nodiscard]] ShotFindings audit_shot(const Performance& performance, const Shot& shot,
                                      const ShotContents& contents, const ShotRequest& request);

// One gesture of it, with each frame posed and looked at through the shot's camera.
[[nodiscard]] GestureSeen look_at(const Performance& performance, const Shot& shot,
                                  const ActorGesture& gesture, const IdleDials& dials);

} // namespace mh
