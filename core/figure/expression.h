#pragma once

// What a feeling does to a face: one row of numbers an emotion, blended by how much of each shows.

#include "core/acting/face_state.h"

namespace mh {

// Heights are shares of an eye's half height, slants the rise from a feature's inner end to its
// outer one.
struct Expression {
    double brow_height = 0; // up above 0
    double brow_slant = 0;  // above 0 the inner ends are down, as in anger
    double brow_arch = 0.3; // the middle's rise
    double brow_skew = 0;   // the left brow up and the right one down
    double lid = 0.12;      // the upper lid's share of the eye, 0 wide open to 1 shut
    double lid_slant = 0;   // as the brow's
    double lower_lid = 0;   // 0 to 1
    double eye_open = 1;    // the eye's height, 1 at rest
    double pupil = 1;       // its size, 1 at rest
    double corners = 0;     // the mouth's: 1 a smile, -1 a frown
    double mouth_width = 1;
    double mouth_open = 0; // of an idle mouth, 0 to 1
    double mouth_skew = 0; // one corner up and to its side
    double cheeks = 0;     // pushed up, 0 to 1
    double blush = 0;      // 0 to 1
};

[[nodiscard]] Expression expression_of(Emotion emotion);

// The rows weighted by what the face feels; what is missing from 1 is neutral.
[[nodiscard]] Expression blended(const FaceState& face);

} // namespace mh
