#pragma once

#include "core/figure/eye.h"
#include "core/figure/mouth_form.h"

namespace mh {

// The opening with its teeth and tongue, or a line where it is shut. The first shape it adds is the
// mouth's own outline, which the faces check measures.
void draw_mouth(const Body& body, const FaceMap& map, const FaceLayout& layout,
                const MouthForm& form, const Expression& expression, const Canvas& canvas);

// How far the mouth's form lowers the jaw, a share of the head's height.
[[nodiscard]] double jaw_drop(const Build& build, const FaceLayout& layout, const MouthForm& form);

} // namespace mh
