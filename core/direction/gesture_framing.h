#pragma once

// Shots made wide enough that the hands of their gestures are in the picture from the stroke to the
// end of the hold.

#include "core/direction/direction.h"

namespace mh {

// A stretch of a standing body's height, from its floor (0) to the top of its skull (1).
struct HeightBand {
    double bottom = 0;
    double top = 1;

    bool operator==(const HeightBand&) const = default;
};

// What a single of this framing shows of its subject.
[[nodiscard]] HeightBand shown_by(Framing framing, double widen = 1);

// Where a gesture's hands are from its stroke to the end of its hold.
[[nodiscard]] HeightBand hands_of(GestureKind kind);

// Widens one shot of a scene: the next wider framing that shows the hands, or a wider picture. A
// gesture of somebody who is not a subject brings them into it. Where `keep_framing` the framing
// stays.
void frame_gestures(const DirectedScene& scene, DirectedShot& shot, bool keep_framing = false);

} // namespace mh
