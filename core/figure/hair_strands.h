#pragma once

// What of a head of hair stands off its body: locks, tufts, plaits, a bun, a tail.

#include "core/figure/head.h"

namespace mh {

[[nodiscard]] bool wears_hat(const Body& body);

// Where a plait hangs as the viewer sees it: past the trunk's far side, beside the head, or on the
// trunk's near side, where it lies on the shoulder.
enum class Hang { behind_body, beside_head, before_body };
void draw_plaits(const Body& body, const Head& head, const Canvas& canvas, Hang hang);
// The depth of the nearest of those before the body, as the camera has it; infinite where none is.
[[nodiscard]] double nearest_plait(const Body& body, const Head& head,
                                   const Projection& projection);

// What hangs beside the head, where it is before the head's middle, or where it is not.
void draw_hanging_hair(const Body& body, const Head& head, const Canvas& canvas, bool before);
// Locks that part the brow's edge, or stick out from under a cap.
void draw_locks(const Body& body, const Head& head, const Canvas& canvas);
// The tufts over a bald head's ears, before the head's middle or not.
void draw_tufts(const Body& body, const Head& head, const Canvas& canvas, bool before);

} // namespace mh
