#include "core/show/colour.h"

#include "core/base/easing.h"
#include "core/show/strict_json.h"

#include <cmath>
#include <cstdio>

namespace mh {

namespace {

// The value of a hexadecimal digit, -1 for anything else.
int digit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

} // namespace

Colour mixed(Colour a, Colour b, double u) {
    const auto channel = [u](std::uint8_t from, std::uint8_t to) {
        return static_cast<std::uint8_t>(std::lround(lerp(from, to, clamp01(u))));
    };
    return {channel(a.r, b.r), channel(a.g, b.g), channel(a.b, b.b), channel(a.a, b.a)};
}

std::string to_text(Colour colour) {
    char text[10];
    std::snprintf(text, sizeof text, "#%02x%02x%02x", colour.r, colour.g, colour.b);
    std::string out = text;
    if (colour.a != 255) {
        std::snprintf(text, sizeof text, "%02x", colour.a);
        out += text;
    }
    return out;
}

void read(const JsonValue& json, Colour& out) {
    std::string text;
    read(json, text);
    if (json.failed())
        return;
    bool good = (text.size() == 7 || text.size() == 9) && text[0] == '#';
    std::array<std::uint8_t, 4> channels{0, 0, 0, 255};
    for (std::size_t i = 1; good && i + 1 < text.size(); i += 2) {
        good = digit(text[i]) >= 0 && digit(text[i + 1]) >= 0;
        channels[i / 2] = static_cast<std::uint8_t>(digit(text[i]) * 16 + digit(text[i + 1]));
    }
    if (!good)
        return json.fault("\"" + text + "\" is no colour", "write it as \"#rrggbb\"");
    out = {channels[0], channels[1], channels[2], channels[3]};
}

} // namespace mh
