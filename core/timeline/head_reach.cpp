#include "core/timeline/head_reach.h"

#include <algorithm>
#include <array>

namespace mh {

namespace {

// Shares of the head's height over the skull and under the chin, and of its width beside the
// middle.
struct Outline {
    double over;
    double under;
    double beside;
};

// Indexed by HairStyle.
constexpr std::array<Outline, 9> of_hair{{
    {0.02, 0, 0.80},    // none
    {0.05, 0, 0.80},    // short crop
    {0.12, 0, 0.80},    // mop
    {0.21, 0, 0.80},    // bun
    {0.06, 0.52, 0.80}, // plaits
    {0.08, 0, 0.80},    // bob
    {0.02, 0, 0.80},    // balding
    {0.18, 0, 0.80},    // afro
    {0.06, 0, 0.82},    // ponytail
}};

// Indexed by Headwear.
constexpr std::array<Outline, 6> of_headwear{{
    {0, 0, 0},       // none
    {0.22, 0, 0.80}, // watch cap
    {0.22, 0, 0.80}, // peaked cap
    {0.19, 0, 0.80}, // hard hat
    {0.17, 0, 0.80}, // hood
    {0.18, 0, 1.08}, // sou'wester
}};

constexpr double open_mouth = 0.27; // under the chin, at its widest
constexpr double open_beard = 0.55;
constexpr double stoop_of_height = 0.12; // how far a whole stoop carries the head

} // namespace

HeadReach head_reach(const Character& character) {
    const Build& build = character.build;
    const Outline& hair = of_hair[static_cast<std::size_t>(character.appearance.hair)];
    const Outline& hat = of_headwear[static_cast<std::size_t>(character.appearance.headwear)];
    const double mouth = character.appearance.beard ? open_beard : open_mouth;
    return {std::max(hair.over, hat.over) * build.head_height,
            std::max(hair.under, mouth) * build.head_height,
            std::max(hair.beside, hat.beside) * build.head_width,
            build.stoop * stoop_of_height * build.height};
}

} // namespace mh
