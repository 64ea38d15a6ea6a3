#include "core/direction/framing_rules.h"

#include <algorithm>
#include <array>

namespace mh {

namespace {

// Measures from the framings' names: a medium cuts at the waist, a cowboy at mid-thigh; of a short
// body with a big head both show more, so that the head does not fill them.
constexpr std::array<FramingRule, framing_count> rules{{
    {34, 1.75, 0, 0.35, 0.24, 0.0, true, true},  // wide
    {32, 1.28, 0, 0.30, 0.07, 0.15, true, true}, // full
    {30, 0.86, 3.4, 0.24, -1, 0.2, true, true},  // cowboy
    {28, 0.56, 2.2, 0.22, -1, 0.25, true, true}, // medium
    {26, 0, 1.8, 0.08, -1, 0.25, true, true},    // close
    {25, 0, 1.22, 0.04, -1, 0.25, false, true},  // extreme close
    {30, 0.74, 2.9, 0.24, -1, 0.0, true, true},  // two-shot
    {30, 0.60, 2.3, 0.22, -1, 0.0, true, false}, // over the shoulder
}};

constexpr double eyes_from_top = 1.0 / 3;
constexpr double over_hair = 0.045; // of the picture, at least

} // namespace

const FramingRule& rule_of(Framing framing) {
    return rules[static_cast<std::size_t>(framing)];
}

double top_of_hanging_picture(double framed, double eyes, double hair_top) {
    return std::max(eyes + eyes_from_top * framed, hair_top + over_hair * framed);
}

} // namespace mh
