#pragma once

#include "core/figure/body.h"
#include "core/figure/canvas.h"

namespace mh {

// An arm in its sleeve with its hand.
class Arm {
  public:
    Arm(const Body& body, Side side);

    [[nodiscard]] Side side() const { return m_side; }
    [[nodiscard]] const Loft& sleeve() const { return m_sleeve; }
    // The first of the sleeve, which joins the trunk's silhouette.
    [[nodiscard]] const Loft& shoulder() const { return m_shoulder; }
    // Whether it hangs so low that no collar or head can lie behind it: it is drawn under them
    // then, so that its shoulder never covers a collar.
    [[nodiscard]] bool hangs(const Body& body) const;
    // Metres that it lies before (above 0) or behind the trunk, as its shoulder and hand have it.
    [[nodiscard]] double before_trunk(const Body& body, const Projection& projection) const;

  private:
    Side m_side;
    Loft m_sleeve;
    Loft m_shoulder;
};

void draw_arm(const Body& body, const Arm& arm, const Canvas& canvas);

} // namespace mh
