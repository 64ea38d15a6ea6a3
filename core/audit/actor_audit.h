#pragma once

// One actor through a shot, audited by its track.

#include "core/audit/shot_tracks.h"

#include <optional>
#include <vector>

namespace mh {

struct ActorFindings {
    ActorInShot in_shot;
    std::vector<SpeakingShot> speaking; // in the order of the lines
    std::optional<Listening> listening;
    std::optional<Trembling> trembling;
};

// `track` covers the shot's frames.
[[nodiscard]] ActorFindings audit_actor(const Scope& scope, std::size_t actor, const Track& track);

// Of one whose body is not measured: what is known without its track.
[[nodiscard]] ActorInShot unmeasured(const Scope& scope, std::size_t actor);

} // namespace mh
