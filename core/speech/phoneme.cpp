#include "core/speech/phoneme.h"

#include <array>

namespace mh {

namespace {

using enum MouthShape;

constexpr Seconds lips_meet = 0.05;

// Shapes after the mouth charts of limited animation; the longest entry that a sound begins with
// is its own.
constexpr std::array table{
    // Lips shut, lip on teeth, tongue up.
    PhonemeMouth{"m", A, A}, PhonemeMouth{"p", A, A, lips_meet}, PhonemeMouth{"b", A, A, lips_meet},
    PhonemeMouth{"ɓ", A, A, lips_meet}, PhonemeMouth{"f", G, G}, PhonemeMouth{"v", G, G},
    PhonemeMouth{"ɱ", G, G}, PhonemeMouth{"ʋ", G, G}, PhonemeMouth{"l", H, H},
    PhonemeMouth{"ɫ", H, H}, PhonemeMouth{"ɭ", H, H}, PhonemeMouth{"ʎ", H, H},
    PhonemeMouth{"θ", H, H}, PhonemeMouth{"ð", H, H}, PhonemeMouth{"əl", C, H},
    // Lips forward.
    PhonemeMouth{"w", F, F}, PhonemeMouth{"ʍ", F, F}, PhonemeMouth{"u", F, F},
    PhonemeMouth{"ʉ", F, F}, PhonemeMouth{"y", F, F}, PhonemeMouth{"ʏ", F, F},
    PhonemeMouth{"ʊ", F, F}, PhonemeMouth{"ɥ", F, F}, PhonemeMouth{"ʃ", E, E},
    PhonemeMouth{"ʒ", E, E}, PhonemeMouth{"tʃ", E, E}, PhonemeMouth{"dʒ", E, E},
    PhonemeMouth{"ɹ", E, E}, PhonemeMouth{"ʊə", F, C}, PhonemeMouth{"uə", F, C},
    PhonemeMouth{"wa", F, D},
    // Rounded.
    PhonemeMouth{"o", E, E}, PhonemeMouth{"ɔ", E, E}, PhonemeMouth{"ɒ", E, E},
    PhonemeMouth{"ø", E, E}, PhonemeMouth{"œ", E, E}, PhonemeMouth{"ɵ", E, E},
    PhonemeMouth{"ɜ", E, E}, PhonemeMouth{"ɝ", E, E}, PhonemeMouth{"əʊ", E, F},
    PhonemeMouth{"oʊ", E, F}, PhonemeMouth{"ɔɪ", E, B}, PhonemeMouth{"ɔʏ", E, B},
    PhonemeMouth{"oː", E, E},
    // Wide open.
    PhonemeMouth{"a", D, D}, PhonemeMouth{"ɑ", D, D}, PhonemeMouth{"æ", D, D},
    PhonemeMouth{"ɐ", C, C}, PhonemeMouth{"aɪ", D, B}, PhonemeMouth{"aʊ", D, F},
    PhonemeMouth{"aɪə", D, C}, PhonemeMouth{"aʊə", D, C}, PhonemeMouth{"ɑː", D, D},
    // Open.
    PhonemeMouth{"ɛ", C, C}, PhonemeMouth{"e", C, C}, PhonemeMouth{"ə", C, C},
    PhonemeMouth{"ɚ", C, C}, PhonemeMouth{"ʌ", C, C}, PhonemeMouth{"ɤ", C, C},
    PhonemeMouth{"ɘ", C, C}, PhonemeMouth{"eɪ", C, B}, PhonemeMouth{"eə", C, C},
    PhonemeMouth{"h", C, C}, PhonemeMouth{"ɦ", C, C}, PhonemeMouth{"ɪə", B, C},
    PhonemeMouth{"iə", B, C}, PhonemeMouth{"k", B, B}, PhonemeMouth{"ɡ", B, B},
    // Narrow: the teeth together.
    PhonemeMouth{"i", B, B}, PhonemeMouth{"ɪ", B, B}, PhonemeMouth{"ɨ", B, B},
    PhonemeMouth{"j", B, B}, PhonemeMouth{"n", B, B}, PhonemeMouth{"t", B, B},
    PhonemeMouth{"d", B, B}, PhonemeMouth{"s", B, B}, PhonemeMouth{"z", B, B}};

} // namespace

PhonemeMouth mouth_of(std::string_view ipa) {
    if (ipa.empty())
        return {ipa, X, X};
    PhonemeMouth best{ipa, B, B};
    std::size_t longest = 0;
    for (const PhonemeMouth& entry : table) {
        if (entry.ipa.size() > longest && ipa.starts_with(entry.ipa)) {
            best = entry;
            longest = entry.ipa.size();
        }
    }
    return best;
}

} // namespace mh
