#pragma once

// What a face does at a moment. Where its eyes point is the pose's: the turn of the eye bones in
// the head.

#include "core/show/emotion.h"
#include "core/speech/mouth_shape.h"

#include <array>

namespace mh {

struct FaceState {
    // How much of each emotion shows: each 0 to 1, summing to 1 at most; what is missing is
    // neutral.
    std::array<double, emotion_count> feeling{};
    MouthShape mouth = MouthShape::X;
    double loudness = 0.5; // of the line being spoken, 0 to 1: opens the mouth further
    double blink = 0;      // 0 open to 1 shut

    bool operator==(const FaceState&) const = default;
};

} // namespace mh
