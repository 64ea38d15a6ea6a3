#pragma once

// The body of a head of hair: how far it stands off the skull, and where it ends.

#include "core/figure/head.h"

namespace mh {

// Heights at the brow, before the ears and at the nape; thicknesses in shares of the head's width;
// between which angles from the face's middle the edge comes down to the ears; and the tufts that
// the edge ends in.
struct HairForm {
    double brow;
    double side;
    double nape;
    double thick;
    double crown; // more of that at the top
    double from_rad;
    double to_rad;
    double tufts;      // round the head
    double tuft;       // how far each hangs, a height
    double behind_rad; // round from the face's middle, where what shows behind the face begins
};
[[nodiscard]] const HairForm& hair_form(HairStyle style);

// The skull grown by the hair's thickness, from the nape up. `flat_top` under a hat, and on a bald
// head.
[[nodiscard]] Loft hair_shell(const Head& head, const HairForm& form, bool flat_top);
// What of it can be seen past a face: below the brow it stays behind the hair's edge.
[[nodiscard]] Loft hair_behind(const Head& head, const HairForm& form, bool flat_top);
// The top of the shell, which no ring of it closes.
[[nodiscard]] Loft hair_crown(const Head& head, const HairForm& form);
// The place on a shell of a height on the head.
[[nodiscard]] double shell_place(const Head& head, double height);

// What of a shell is hair: one patch, or two where a bald head shows both its temples.
[[nodiscard]] std::vector<Patch> hair_patches(HairStyle style, const Head& head,
                                              const SeenLoft& shell);

} // namespace mh
