#include "core/base/easing.h"
#include "core/base/noise.h"
#include "core/show/character.h"
#include "core/show/voices.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace mh {

namespace {

// A body's shape as a designer would sketch it: one dominant form, and room to vary.
struct Archetype {
    Build build;
    double jaw;
    double nose;
};

// Height, head height and width; shoulders; chest and belly, width and depth; hips; arm, leg, limb,
// hand, foot.
constexpr std::array<Archetype, 7> archetypes{{
    {{1.80, 0.44, 0.35, 0.46, 0.44, 0.27, 0.31, 0.23, 0.17, 0.66, 0.70, 0.115, 0.20, 0.31},
     0.35,
     0.55}, // a wedge
    {{1.66, 0.42, 0.38, 0.42, 0.46, 0.36, 0.58, 0.46, 0.22, 0.57, 0.54, 0.130, 0.18, 0.28},
     0.60,
     0.70}, // a pear
    {{1.55, 0.43, 0.40, 0.38, 0.42, 0.32, 0.46, 0.36, 0.20, 0.52, 0.50, 0.120, 0.17, 0.26},
     0.25,
     0.35}, // a drop
    {{1.90, 0.43, 0.32, 0.40, 0.33, 0.23, 0.28, 0.22, 0.15, 0.72, 0.80, 0.095, 0.21, 0.32},
     0.10,
     0.90}, // a pole
    {{1.74, 0.43, 0.37, 0.52, 0.58, 0.38, 0.50, 0.36, 0.20, 0.64, 0.60, 0.155, 0.22, 0.30},
     0.95,
     0.45}, // a block
    {{1.62, 0.41, 0.34, 0.36, 0.34, 0.24, 0.33, 0.25, 0.20, 0.57, 0.62, 0.095, 0.165, 0.25},
     0.15,
     0.25}, // a bell
    {{1.70, 0.42, 0.35, 0.42, 0.40, 0.27, 0.37, 0.28, 0.18, 0.61, 0.65, 0.110, 0.18, 0.28},
     0.45,
     0.50}, // a column
}};

// Skin with hair that suits it.
struct Complexion {
    Colour skin;
    std::array<Colour, 4> hair;
    Colour iris;
};
constexpr std::array<Complexion, 7> complexions{{
    {{246, 208, 176},
     {{{156, 84, 44}, {206, 158, 88}, {92, 62, 44}, {196, 92, 50}}},
     {84, 122, 138}},
    {{238, 186, 150},
     {{{84, 56, 42}, {58, 42, 40}, {148, 98, 56}, {170, 166, 164}}},
     {92, 110, 70}},
    {{222, 166, 122}, {{{44, 34, 36}, {76, 50, 38}, {110, 68, 44}, {150, 146, 146}}}, {98, 66, 44}},
    {{198, 138, 98}, {{{38, 30, 34}, {60, 40, 36}, {88, 54, 40}, {44, 40, 50}}}, {74, 50, 38}},
    {{158, 104, 74}, {{{34, 28, 32}, {52, 38, 36}, {40, 34, 44}, {132, 126, 126}}}, {62, 42, 34}},
    {{116, 76, 56}, {{{30, 26, 30}, {44, 34, 36}, {34, 30, 38}, {122, 118, 120}}}, {54, 38, 32}},
    {{252, 218, 194},
     {{{224, 190, 120}, {178, 72, 44}, {120, 82, 54}, {60, 50, 52}}},
     {96, 140, 120}},
}};

// Clothes that go together: top, trim, trousers, shoes, hat.
struct Outfit {
    Colour top, trim, trousers, shoes, hat;
};
constexpr std::array<Outfit, 10> outfits{{
    {{62, 110, 128}, {244, 226, 186}, {66, 62, 82}, {94, 62, 46}, {206, 132, 62}},
    {{186, 78, 62}, {246, 226, 196}, {62, 74, 92}, {72, 52, 46}, {64, 84, 102}},
    {{98, 124, 84}, {240, 220, 160}, {92, 76, 64}, {66, 48, 42}, {160, 70, 56}},
    {{216, 162, 74}, {92, 62, 72}, {72, 82, 104}, {84, 56, 46}, {92, 62, 72}},
    {{116, 88, 136}, {236, 206, 158}, {64, 60, 76}, {70, 50, 52}, {222, 154, 92}},
    {{72, 86, 122}, {226, 120, 84}, {120, 102, 86}, {62, 46, 44}, {226, 120, 84}},
    {{206, 118, 112}, {250, 236, 214}, {84, 70, 88}, {104, 66, 50}, {84, 124, 128}},
    {{84, 140, 122}, {250, 230, 190}, {74, 60, 66}, {110, 72, 50}, {216, 170, 86}},
    {{226, 206, 168}, {176, 82, 60}, {70, 96, 108}, {90, 60, 46}, {62, 96, 104}},
    {{142, 62, 76}, {236, 196, 120}, {74, 70, 84}, {58, 44, 46}, {58, 64, 86}},
}};

std::string id_from(const std::string& name) {
    std::string id;
    for (const char c : name) {
        if (static_cast<unsigned char>(c) >= 0x80 || std::isalnum(static_cast<unsigned char>(c)))
            id += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id.empty() ? "someone" : id;
}

template <typename T, std::size_t N>
const T& picked(const Seed& seed, const std::array<T, N>& from) {
    return from[static_cast<std::size_t>(seed.unit() * N)];
}

Build varied(Build build, const Seed& seed) {
    const double size = lerp(0.94, 1.05, seed.with("size").unit());
    for (double Build::*length :
         {&Build::height, &Build::shoulder_width, &Build::chest_width, &Build::chest_depth,
          &Build::belly_width, &Build::belly_depth, &Build::hip_width, &Build::arm_length,
          &Build::leg_length, &Build::limb_width})
        build.*length *= size;
    const double girth = lerp(0.93, 1.12, seed.with("girth").unit());
    build.belly_width *= girth;
    build.belly_depth *= girth;
    build.head_width *= lerp(0.94, 1.06, seed.with("head").unit());
    return build;
}

void dress(Appearance& look, const Seed& seed) {
    const Outfit& outfit = picked(seed.with("outfit"), outfits);
    look.top = outfit.top;
    look.trim = outfit.trim;
    look.trousers = outfit.trousers;
    look.shoes = outfit.shoes;
    look.headwear_colour = outfit.hat;
    look.garment =
        picked(seed.with("garment"),
               std::array{Garment::jersey, Garment::shirt, Garment::overalls, Garment::coat,
                          Garment::jersey, Garment::shirt, Garment::raincoat});
    look.stripes = look.garment != Garment::coat && seed.with("stripes").unit() < 0.35;
    look.buttons = look.garment == Garment::coat || look.garment == Garment::raincoat ||
                   (look.garment == Garment::shirt && !look.stripes);
}

void groom(Appearance& look, const Seed& seed) {
    const Complexion& complexion = picked(seed.with("complexion"), complexions);
    look.skin = complexion.skin;
    look.hair_colour = picked(seed.with("hair colour"), complexion.hair);
    look.iris = complexion.iris;
    look.hair = picked(seed.with("hair"),
                       std::array{HairStyle::short_crop, HairStyle::mop, HairStyle::bun,
                                  HairStyle::bob, HairStyle::balding, HairStyle::plaits,
                                  HairStyle::afro, HairStyle::ponytail, HairStyle::short_crop,
                                  HairStyle::mop, HairStyle::bob});
    look.headwear = picked(
        seed.with("hat"), std::array{Headwear::none, Headwear::none, Headwear::none, Headwear::none,
                                     Headwear::watch_cap, Headwear::none, Headwear::none,
                                     Headwear::hard_hat, Headwear::none, Headwear::peaked_cap});
    // Hair that would burst a hat goes without.
    if (look.hair == HairStyle::afro || look.hair == HairStyle::bun)
        look.headwear = Headwear::none;
    const bool short_hair = look.hair == HairStyle::short_crop || look.hair == HairStyle::balding;
    const double face = seed.with("whiskers").unit();
    if (short_hair)
        look.moustache =
            face < 0.22 ? Moustache::walrus : (face < 0.42 ? Moustache::trim : Moustache::none);
    look.beard = short_hair && face > 0.86;
    look.spectacles = seed.with("spectacles").unit() < 0.2;
    if (look.beard) // goes grey before the rest of us
        look.hair_colour = mixed(look.hair_colour, {226, 222, 214}, seed.with("grey").unit());
    look.eye_size = lerp(0.45, 0.85, seed.with("eyes").unit());
}

// Bigger bodies speak lower; whiskers speak as men, and the longest hair as women.
void give_voice(Character& character, const Seed& seed) {
    constexpr double least_high = 56;
    constexpr double of_own = 14; // up or down
    const Appearance& look = character.appearance;
    const bool whiskers = look.beard || look.moustache != Moustache::none;
    const bool long_hair = look.hair == HairStyle::plaits || look.hair == HairStyle::bun ||
                           look.hair == HairStyle::bob || look.hair == HairStyle::ponytail;
    const bool is_high = !whiskers && (long_hair || seed.with("high").unit() < 0.3);
    Voice& voice = character.voice;
    voice.variant = is_high ? picked(seed.with("voice"), high_variants)
                            : picked(seed.with("voice"), deep_variants);
    const double of_size = lerp(24, 68, clamp01(1.9 - character.build.height));
    voice.pitch = (is_high ? std::max(of_size, least_high) : of_size) +
                  of_own * seed.with("pitch").signed_unit();
    voice.words_per_minute = 150 + 30 * seed.with("pace").unit();
}

} // namespace

Character generated_character(const std::string& name) {
    Character character;
    character.id = id_from(name);
    character.name = name;
    const Seed seed = Seed{0}.with(character.id);
    const Archetype& archetype = picked(seed.with("archetype"), archetypes);
    character.build = varied(archetype.build, seed);
    Appearance& look = character.appearance;
    groom(look, seed);
    dress(look, seed);
    look.jaw = clamp01(archetype.jaw + 0.15 * seed.with("jaw").signed_unit());
    look.nose = clamp01(archetype.nose + 0.2 * seed.with("nose").signed_unit());
    give_voice(character, seed);
    return character;
}

} // namespace mh
