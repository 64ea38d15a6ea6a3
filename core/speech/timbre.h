#pragma once

// Which throat a voice speaks from.

#include "core/show/character.h"

#include <string_view>

namespace mh {

// An espeak-ng variant, heard through a vocal tract so many times shorter: formants that much
// higher, as in a smaller body. The pitch stays.
struct Timbre {
    std::string_view variant;
    double tract = 1;

    bool operator==(const Timbre&) const = default;
};

// By the voice's variant, "m1" to "m8" and "f1" to "f5"; for one that it does not know, one of the
// same kind, always the same for a voice.
[[nodiscard]] Timbre timbre_of(const Voice& voice);

} // namespace mh
