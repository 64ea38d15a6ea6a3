#pragma once

// What a mouth does for a sound.

#include "core/speech/mouth_shape.h"

#include <string_view>

namespace mh {

struct PhonemeMouth {
    std::string_view ipa; // or the first letters of it
    MouthShape shape = MouthShape::B;
    MouthShape ends = MouthShape::B; // a diphthong's second half; else the same
    Seconds closes_before = 0;       // a stop's lips meet so long before its burst
};

// Of a sound in IPA, length marks and diacritics allowed; a sound the table lacks is said with the
// teeth together, and silence (empty) rests.
[[nodiscard]] PhonemeMouth mouth_of(std::string_view ipa);

} // namespace mh
