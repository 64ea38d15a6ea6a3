#pragma once

// One actor's part in an episode, made ready: every list of the Timeline turned into something that
// answers for a moment at once.

#include "core/acting/gesturing.h"
#include "core/acting/looking.h"
#include "core/idle/blink.h"
#include "core/idle/settle.h"
#include "core/idle/talk.h"
#include "core/idle/weight.h"

namespace mh {

struct KeyedTurns {
    KeyedPose pose;
    std::vector<std::pair<Bone, Vec3>> turns_rad; // of bones that exist
};

struct Role {
    Physique body;
    Blocking blocking;
    Gesturing gesturing;
    Looking looking;
    Talk talk;
    Weight weight;
    Settling settling;
    Darts darts;
    Blinks blinks;
    Breathing breathing;
    Moments feeling_times; // the first is the resting feeling's
    std::vector<ExpressionKey> feelings;
    Moments mouth_times;
    std::vector<MouthShape> mouths; // before the first key's, then each key's
    Moments entrances;
    std::vector<TimeRange> on_stage;
    std::vector<KeyedTurns> keyed;
    SpanIndex keyed_index;
    std::vector<TimeRange> still;
    SpanIndex still_index;

    Role() = default;
    // For moments of 0 to `length`.
    Role(const Timeline& timeline, std::size_t actor, Seconds length);

    // Where its eyes are with nothing but marks, walks and seats going on.
    [[nodiscard]] Vec3 eyes_at(const Place& place, const YawTurn& facing) const;
    [[nodiscard]] bool is_on_stage(Seconds t) const;
};

} // namespace mh
