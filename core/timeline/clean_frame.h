#pragma once

// A picture whose edges cut nobody's face.

#include "core/timeline/framing.h"

#include <vector>

namespace mh {

// A moment of a shot that its picture is judged by.
struct FrameMoment {
    double times_distance = 1; // of the camera's, where it moves
    std::vector<Standing> others;
};

struct CleanOrder {
    std::vector<Standing> subjects;
    std::vector<FrameMoment> moments;
    double aspect = 16.0 / 9;
};

//     ┌────────────────┐      ┌────────────────┐
//    (◉)      ◉        │  →   │   ◉      ◉     │   whoever the edge cuts comes in with a small
//     │ \    / \       │      │  / \    / \    │   step aside or back, else goes out
//
// The camera moved aside, back or up by as little as keeps every head of those beside the subjects
// wholly in the picture or wholly out of it, and their sleeves too where that costs little; as it
// was where nothing near is better.
[[nodiscard]] Camera clean_frame(const Camera& camera, const CleanOrder& order);

// The camera brought nearer to what it looks at (below 1) or taken away from it.
[[nodiscard]] Camera dollied(const Camera& camera, double times_distance);

} // namespace mh
