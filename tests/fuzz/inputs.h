#pragma once

// Seeded inputs, from noise to what almost is a screenplay or a document.

#include "core/base/noise.h"
#include "core/show/show.h"

#include <string>
#include <string_view>
#include <vector>

namespace mh {

[[nodiscard]] std::string random_bytes(Seed seed);
// Well-formed UTF-8 of many scripts, blanks and line ends.
[[nodiscard]] std::string random_text(Seed seed);
// Lines that mean something in Fountain, in any order.
[[nodiscard]] std::string random_fountain(Seed seed);
// A few bytes, words or lines of it changed, repeated, moved or cut.
[[nodiscard]] std::string mutated(const std::string& text, Seed seed);
// A few of its numbers as nobody would write them: huge, tiny, negative, 0.
[[nodiscard]] std::string with_odd_numbers(const std::string& text, Seed seed);

// A screenplay on its own as a show of one episode, with a plain set and nobody in it.
[[nodiscard]] Show lone_show(std::string_view screenplay);

} // namespace mh
