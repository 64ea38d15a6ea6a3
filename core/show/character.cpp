#include "core/show/character.h"

#include "core/show/strict_json.h"

namespace mh {

namespace {

constexpr EnumName<HairStyle> hair_styles[]{
    {HairStyle::none, "none"},        {HairStyle::short_crop, "shortCrop"},
    {HairStyle::mop, "mop"},          {HairStyle::bun, "bun"},
    {HairStyle::plaits, "plaits"},    {HairStyle::bob, "bob"},
    {HairStyle::balding, "balding"},  {HairStyle::afro, "afro"},
    {HairStyle::ponytail, "ponytail"}};
constexpr EnumName<Headwear> headwears[]{{Headwear::none, "none"},
                                         {Headwear::watch_cap, "watchCap"},
                                         {Headwear::peaked_cap, "peakedCap"},
                                         {Headwear::hard_hat, "hardHat"},
                                         {Headwear::hood, "hood"},
                                         {Headwear::souwester, "souwester"}};
constexpr EnumName<Moustache> moustaches[]{
    {Moustache::none, "none"}, {Moustache::trim, "trim"}, {Moustache::walrus, "walrus"}};
constexpr EnumName<Garment> garments[]{{Garment::jersey, "jersey"},
                                       {Garment::coat, "coat"},
                                       {Garment::shirt, "shirt"},
                                       {Garment::overalls, "overalls"},
                                       {Garment::raincoat, "raincoat"}};

} // namespace

static void read(const JsonValue& json, HairStyle& out) {
    read_enum(json, "hair style", hair_styles, out);
}

static void read(const JsonValue& json, Headwear& out) {
    read_enum(json, "headwear", headwears, out);
}

static void read(const JsonValue& json, Moustache& out) {
    read_enum(json, "moustache", moustaches, out);
}

static void read(const JsonValue& json, Garment& out) {
    read_enum(json, "garment", garments, out);
}

namespace {

struct BuildField {
    const char* key;
    double Build::*length_m;
    double least_m;
    double most_m;
};
constexpr BuildField build_fields[]{
    {"height", &Build::height, 0.4, 3},
    {"headHeight", &Build::head_height, 0.1, 1},
    {"headWidth", &Build::head_width, 0.1, 1},
    {"shoulderWidth", &Build::shoulder_width, 0.1, 1.2},
    {"chestWidth", &Build::chest_width, 0.1, 1.5},
    {"chestDepth", &Build::chest_depth, 0.08, 1.5},
    {"bellyWidth", &Build::belly_width, 0.1, 1.8},
    {"bellyDepth", &Build::belly_depth, 0.08, 1.8},
    {"hipWidth", &Build::hip_width, 0.05, 0.8},
    {"armLength", &Build::arm_length, 0.15, 1.6},
    {"legLength", &Build::leg_length, 0.1, 1.8},
    {"limbWidth", &Build::limb_width, 0.03, 0.4},
    {"handLength", &Build::hand_length, 0.05, 0.5},
    {"footLength", &Build::foot_length, 0.08, 0.6},
    {"stoop", &Build::stoop, 0, 1},
};

struct ColourField {
    const char* key;
    Colour Appearance::*colour;
};
constexpr ColourField colour_fields[]{
    {"skin", &Appearance::skin},
    {"hairColour", &Appearance::hair_colour},
    {"headwearColour", &Appearance::headwear_colour},
    {"top", &Appearance::top},
    {"trim", &Appearance::trim},
    {"trousers", &Appearance::trousers},
    {"shoes", &Appearance::shoes},
    {"iris", &Appearance::iris},
};

} // namespace

static void read(const JsonValue& json, Build& out) {
    JsonObject object(json);
    for (const BuildField& field : build_fields)
        object.optional(field.key, out.*field.length_m, field.least_m, field.most_m);
    object.close();
    if (!json.failed() && out.leg_length + out.head_height > 0.92 * out.height)
        json.fault("the legs and the head leave no room for a trunk",
                   "legLength and headHeight together at most 0.92 of height");
}

static void read(const JsonValue& json, Appearance& out) {
    JsonObject object(json);
    object.optional("hair", out.hair);
    object.optional("headwear", out.headwear);
    object.optional("moustache", out.moustache);
    object.optional("beard", out.beard);
    object.optional("spectacles", out.spectacles);
    object.optional("garment", out.garment);
    object.optional("stripes", out.stripes);
    object.optional("buttons", out.buttons);
    object.optional("nose", out.nose, 0.0, 1.0);
    object.optional("jaw", out.jaw, 0.0, 1.0);
    object.optional("eyeSize", out.eye_size, 0.0, 1.0);
    for (const ColourField& field : colour_fields)
        object.optional(field.key, out.*field.colour);
    object.close();
}

static void read(const JsonValue& json, Voice& out) {
    JsonObject object(json);
    object.optional("language", out.language);
    object.optional("variant", out.variant);
    object.optional("pitch", out.pitch, 0.0, 99.0);
    object.optional("pitchRange", out.pitch_range, 0.0, 99.0);
    object.optional("wordsPerMinute", out.words_per_minute, 80.0, 450.0);
    object.close();
}

namespace {

Json to_json(const Build& build) {
    Json json;
    for (const BuildField& field : build_fields)
        json[field.key] = build.*field.length_m;
    return json;
}

Json to_json(const Appearance& appearance) {
    Json json{{"hair", name_in(hair_styles, appearance.hair)},
              {"headwear", name_in(headwears, appearance.headwear)},
              {"moustache", name_in(moustaches, appearance.moustache)},
              {"beard", appearance.beard},
              {"spectacles", appearance.spectacles},
              {"garment", name_in(garments, appearance.garment)},
              {"stripes", appearance.stripes},
              {"buttons", appearance.buttons},
              {"nose", appearance.nose},
              {"jaw", appearance.jaw},
              {"eyeSize", appearance.eye_size}};
    for (const ColourField& field : colour_fields)
        json[field.key] = to_text(appearance.*field.colour);
    return json;
}

Json to_json(const Voice& voice) {
    return {{"language", voice.language},
            {"variant", voice.variant},
            {"pitch", voice.pitch},
            {"pitchRange", voice.pitch_range},
            {"wordsPerMinute", voice.words_per_minute}};
}

} // namespace

void read(const JsonValue& json, Emotion& out) {
    if (const auto index = read_name(json, "emotion", names_of(emotion_names)))
        out = static_cast<Emotion>(*index);
}

void read(const JsonValue& json, Character& out) {
    JsonObject object(json);
    object.required("id", out.id);
    object.required("name", out.name);
    object.optional("build", out.build);
    object.optional("appearance", out.appearance);
    object.optional("voice", out.voice);
    object.optional("resting", out.resting);
    object.optional("extras", out.extras);
    object.close();
}

Json to_json(const Character& character) {
    Json json{{"id", character.id},
              {"name", character.name},
              {"build", to_json(character.build)},
              {"appearance", to_json(character.appearance)},
              {"voice", to_json(character.voice)},
              {"resting", name_of(character.resting)}};
    if (character.is_crowd())
        json["extras"] = character.extras;
    return json;
}

} // namespace mh
