#pragma once

// Chest to hips, as one silhouette, and the neck.

#include "core/figure/body.h"

namespace mh {

// A height on the trunk as a share of the way from the hip joints up to the chin, at rest.
using Level = double;

class Trunk {
  public:
    explicit Trunk(const Body& body);

    // The garment on the trunk, from its hem up to the neck.
    [[nodiscard]] const Loft& top() const { return m_top; }
    // What shows below it.
    [[nodiscard]] const Loft& pelvis() const { return m_pelvis; }
    [[nodiscard]] const Loft& neck() const { return m_neck; }
    [[nodiscard]] const Loft& collar() const { return m_collar; }
    // The place on `top` of a level.
    [[nodiscard]] double place(Level level) const;
    [[nodiscard]] Level hem() const { return m_hem; }

  private:
    void add_collar(const Body& body, double radius, double trunk_length);

    Loft m_top;
    Loft m_pelvis;
    Loft m_neck;
    Loft m_collar;
    Level m_hem;
};

} // namespace mh
