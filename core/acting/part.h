#pragma once

// One actor's part in an episode, made ready: every list of the Timeline turned into something that
// answers for a moment at once.

#include "core/acting/gesturing.h"
#include "core/acting/looking.h"
#include "core/idle/blink.h"
#include "core/idle/settle.h"
#include "core/idle/talk.h"

namespace mh {

struct KeyedTurns {
    KeyedPose pose;
    std::vector<std::pair<Bone, Vec3>> turns_rad; // of bones that exist
};

struct Part {
    Body body;
    Seed seed;
    Blocking blocking;
    Gesturing gesturing;
    Looking looking;
    Talk talk;
    Settling settling;
    Blinks blinks;
    Breathing breathing;
    std::vector<Seconds> feeling_times; // rising; the first is the resting feeling's
    std::vector<ExpressionKey> feelings;
    std::vector<MouthKey> mouths;
    std::vector<TimeRange> on_stage;
    std::vector<KeyedTurns> keyed;
    SpanIndex keyed_index;
    std::vector<TimeRange> still;
    SpanIndex still_index;

    Part() = default;
    Part(const Timeline& timeline, std::size_t actor, const std::vector<Seconds>& cuts);

    // Where its eyes are with nothing but marks, walks and seats going on.
    [[nodiscard]] Vec3 eyes_at(const Place& place) const;
    [[nodiscard]] bool is_on_stage(Seconds t) const;
};

} // namespace mh
