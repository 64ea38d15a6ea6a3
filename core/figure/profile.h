#pragma once

// What a face's outline is from the side: brow, lips and chin, which the skull's rings are too
// coarse for.

#include "core/figure/features.h"

namespace mh {

class Profile {
  public:
    Profile(const Body& body, const Head& head, const FaceParts& parts, const Canvas& canvas);

    // Under the skull's own ink and its own colours: only what stands out from it shows.
    void ink_outline(const Canvas& canvas) const;
    void fill_outline(const Body& body, const Canvas& canvas) const;

  private:
    SeenLoft m_brow;
    SeenLoft m_upper_lip;
    SeenLoft m_jaw; // lower lip and chin, which the jaw carries
    bool m_lit;
};

} // namespace mh
