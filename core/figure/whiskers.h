#pragma once

// Moustaches and beards.

#include "core/figure/features.h"

namespace mh {

// It rides the mouth: its ends lift with a smile and hang with a frown, and never rise above rest
// for a mouth that turns down.
// Draws the lobes that stand before the head's middle, or those behind it.
void draw_moustache(const Body& body, const Head& head, const FaceParts& parts,
                    const Canvas& canvas, bool before_head);
// Its clumps behind the head's middle; or those before it, and the beard on the face.
void draw_beard(const Body& body, const Head& head, const Canvas& canvas, bool before_head);

} // namespace mh
