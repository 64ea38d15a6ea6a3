#pragma once

// A style: how a show is drawn, and how much its bodies live between their gestures.

#include "core/show/colour.h"

#include <string>

namespace mh {

// Off is exactly 0. The defaults are the blank style's, which a style takes where it names no dial.
struct IdleDials {
    double breathing = 1;   // of the full breath, 0 to 1
    double fidget = 0.15;   // 0 to 1; everything but the breath is at full size at full_fidget
    double eye_darts = 0.1; // the share of dart slots that dart, 0 to 1

    bool operator==(const IdleDials&) const = default;
};
inline constexpr double full_fidget = 0.2;

struct Style {
    std::string id = "blank";
    std::string title = "Blank";
    Colour ink{43, 38, 48};
    double line_width = 0.0045;     // of the picture's height, for a figure in a medium shot
    double line_variation = 0.5;    // 0: one weight everywhere, 1: twice as heavy below as above
    Colour shadow{60, 50, 110, 70}; // laid over the colour of what it falls on
    double shadow_reach = 1;        // how far it comes round a form: 0 none, 2 over the half
    Colour tint{255, 255, 255, 0};  // the light's colour, laid over a figure's own
    IdleDials dials;

    bool operator==(const Style&) const = default;
};

void read(const JsonValue& json, IdleDials& out);
void read(const JsonValue& json, Style& out);
[[nodiscard]] Json to_json(const IdleDials& dials);
[[nodiscard]] Json to_json(const Style& style);

} // namespace mh
