#pragma once

// Settle: after a gesture or a walk a body comes to rest: the chest dips and comes back, hanging
// arms swing once. 0.9 s, scaled by what ended.
//
//   dip    _∧-.___      swing   _/\_  _
//          end  0.9 s               \/
//
// Source: the design's table; the shapes are ours.

#include "core/idle/moments.h"

namespace mh {

inline constexpr Seconds settle_length = 0.9;

struct Settle {
    double dip = 0;   // 0 to 1
    double swing = 0; // −1 to 1
};

// Something that ends and leaves the body to settle.
struct Ending {
    Seconds time = 0;
    double intensity = 0; // 0 to 1
};

class Settling {
  public:
    Settling() = default;
    explicit Settling(std::vector<Ending> endings);

    [[nodiscard]] Settle at(Seconds t) const;

  private:
    std::vector<Ending> m_endings; // by rising time
    Moments m_times;
};

// The shapes, for u = 0 at the end of the gesture to 1 settled; both 0 with no speed outside.
[[nodiscard]] double settle_dip(double u);
[[nodiscard]] double settle_swing(double u);

} // namespace mh
