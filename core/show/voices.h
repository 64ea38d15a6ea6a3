#pragma once

// The voices that people without one are given.

#include "core/show/character.h"

#include <array>
#include <span>
#include <string_view>

namespace mh {

inline constexpr std::array<std::string_view, 8> deep_variants{"m1", "m2", "m3", "m4",
                                                               "m5", "m6", "m7", "m8"};
inline constexpr std::array<std::string_view, 5> high_variants{"f1", "f2", "f3", "f4", "f5"};

// One of the same kind that sounds like none of the taken: of another variant than all within a few
// steps of its pitch, else a little higher or lower. The voice itself where that may be, or where
// nothing else helps.
[[nodiscard]] Voice apart_from(std::span<const Voice> taken, const Voice& voice);

} // namespace mh
