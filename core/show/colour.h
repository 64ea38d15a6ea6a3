#pragma once

// A colour as files write it, "#rrggbb" or "#rrggbbaa": sRGB, eight bits a channel.

#include "core/show/json_fwd.h"

#include <cstdint>
#include <string>

namespace mh {

struct Colour {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 255;

    bool operator==(const Colour&) const = default;
};

// From a to b by u in [0, 1], each channel by itself.
[[nodiscard]] Colour mixed(Colour a, Colour b, double u);

[[nodiscard]] std::string to_text(Colour colour);
void read(const JsonValue& json, Colour& out);

} // namespace mh
