#pragma once

#include "core/acting/face_state.h"
#include "core/figure/body.h"
#include "core/figure/canvas.h"

namespace mh {

// The head whole: hair and headwear behind, skull, face, hair and headwear before.
void draw_head(const Body& body, const FaceState& face, const Canvas& canvas);

} // namespace mh
