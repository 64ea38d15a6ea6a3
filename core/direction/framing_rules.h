#pragma once

// How much of somebody each framing shows: what the director reckons with and the camera obeys.

#include "core/direction/direction.h"

namespace mh {

struct FramingRule {
    double fov_deg;    // over the picture's height
    double of_body;    // framed height, of the subject's height
    double of_head;    // or of the head's, whichever is more
    double hair_room;  // kept over the skull, of the head's height
    double floor_room; // shown below the feet, of the body's height; negative cuts the feet off
    double turn;       // of the subject's facing that the camera goes along with
    bool holds_hats;   // whole; else hair and headwear may be cut on purpose
    bool clean_edges;  // made to cut no bystander's face

    // The feet are in the picture; else it hangs from the head.
    [[nodiscard]] bool shows_floor() const { return floor_room >= 0; }
};
[[nodiscard]] const FramingRule& rule_of(Framing framing);

inline constexpr double eyes_in_head = 0.5; // of its height, from the chin

// The top of a picture that hangs from a head: eyes a third down, hair inside. All in one unit,
// from the floor; `framed` is the picture's height, `hair_top` the skull's with its hair room.
[[nodiscard]] double top_of_hanging_picture(double framed, double eyes, double hair_top);

} // namespace mh
