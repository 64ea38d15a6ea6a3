#pragma once

// How the heads of a shot's subjects sit in it.

#include "core/audit/audit.h"
#include "core/audit/head_shape.h"

#include <optional>
#include <vector>

namespace mh {

// The heads of an episode's actors, found once, by so many threads; 0: as many as the machine has.
[[nodiscard]] std::vector<HeadShape> head_shapes_of(const Performance& performance,
                                                    unsigned threads = 0);

// By the heads of its subjects at the shot's first, middle and last frame; nothing where none of
// them is on stage in any. A frame in which a head may be cut or sits badly is drawn, so that what
// is said of it is true of the drawing. Of an over-the-shoulder shot the one it is about is looked
// at alone: the other's head is cut on purpose.
[[nodiscard]] std::optional<FramedHeads> framed_heads(const Performance& performance,
                                                      const std::vector<HeadShape>& shapes,
                                                      const IdleDials& dials, const Shot& shot);

} // namespace mh
