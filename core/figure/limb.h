#pragma once

// Arms, legs and fingers: a loft along three joints, bent without a kink.

#include "core/figure/loft.h"

#include <span>

namespace mh {

// Where a limb's joints are, and which way its front is.
struct LimbLine {
    Vec3 root;
    Vec3 middle;
    Vec3 end;
    Vec3 front; // need not be square to the limb
};

// A limb's radius at a share of its length, 0 the root to 1 the end, metres.
struct LimbWidth {
    double share;
    double radius;
};

// Two straight runs and a curve over the middle joint that takes `round` of each of them, 0 to 1:
// its direction changes evenly.
[[nodiscard]] Vec3 point_on_limb(const LimbLine& limb, double round, double share);

// A ball at each width.
[[nodiscard]] Loft limb_loft(const LimbLine& limb, double round, std::span<const LimbWidth> widths);

} // namespace mh
