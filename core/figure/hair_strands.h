#pragma once

// What of a head of hair stands off its body: locks, tufts, plaits, a bun, a tail.

#include "core/figure/head.h"

namespace mh {

[[nodiscard]] bool wears_hat(const Body& body);

// What hangs behind, where it is before the head's middle, or where it is not.
void draw_hanging_hair(const Body& body, const Head& head, const Canvas& canvas, bool before);
// Locks that part the brow's edge, or stick out from under a cap.
void draw_locks(const Body& body, const Head& head, const Canvas& canvas);
// The tufts over a bald head's ears, before the head's middle or not.
void draw_tufts(const Body& body, const Head& head, const Canvas& canvas, bool before);

} // namespace mh
