#pragma once

// How much a drawn body's pixels change from frame to frame, beside its face's.

#include "core/audit/audit.h"
#include "core/figure/drawing.h"

#include <cstddef>
#include <cstdint>

namespace mh {

// Where an actor's body and face are on the picture. What lies in both is the face's.
struct LevelRegions {
    Box body;
    Box face; // the drawn head's box
};
[[nodiscard]] LevelRegions regions_of(const Drawing& drawing, int actor);

// 0xffRRGGBB, rows from the top, `stride` pixels apart.
struct Pixels {
    const std::uint32_t* first = nullptr;
    int width = 0;
    int height = 0;
    std::ptrdiff_t stride = 0;
};

// The mean of frames' means, each over a region's pixels and the three colours.
class LevelMeter {
  public:
    // Two frames of a size, one after the other, and where the actor is in the later one.
    void add(const Pixels& before, const Pixels& after, const LevelRegions& regions);
    // 0 where there was nothing to measure.
    [[nodiscard]] MotionLevels mean() const;

  private:
    struct Sum {
        double levels = 0;
        std::size_t frames = 0;
    };
    Sum m_body;
    Sum m_face;
};

} // namespace mh
