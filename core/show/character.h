#pragma once

// A character: a build in metres, what it is drawn with, a voice, and how it feels at rest.

#include "core/show/colour.h"
#include "core/show/emotion.h"

#include <string>
#include <vector>

namespace mh {

// Standing upright, in metres. The head is drawn large: about a quarter of the height.
struct Build {
    double height = 1.7;       // floor to the top of the skull, without hair or headwear
    double head_height = 0.42; // chin to the top of the skull
    double head_width = 0.34;
    double shoulder_width = 0.40; // between the shoulder joints
    double chest_width = 0.36;    // outside to outside
    double chest_depth = 0.24;
    double belly_width = 0.32;
    double belly_depth = 0.24;
    double hip_width = 0.20;  // between the hip joints
    double arm_length = 0.62; // shoulder joint to wrist
    double leg_length = 0.68; // hip joint to ankle
    double limb_width = 0.10; // across the upper arm
    double hand_length = 0.17;
    double foot_length = 0.26;
    double stoop = 0; // 0 upright to 1: shoulders and head carried forward, the back round

    bool operator==(const Build&) const = default;
};

struct Voice {
    std::string language = "en-gb"; // an espeak-ng voice name
    std::string variant;            // an espeak-ng variant ("m3", "f2"), or empty
    double pitch = 50;              // 0 to 99
    double pitch_range = 50;        // 0 to 99
    double words_per_minute = 165;  // 80 to 450

    bool operator==(const Voice&) const = default;
};

enum class HairStyle { none, short_crop, mop, bun, plaits, bob, balding, afro, ponytail };
enum class Headwear { none, watch_cap, peaked_cap, hard_hat, hood, souwester };
enum class Moustache { none, trim, walrus };
enum class Garment { jersey, coat, shirt, overalls, raincoat };

// The parts a figure is drawn with and their colours.
struct Appearance {
    HairStyle hair = HairStyle::short_crop;
    Headwear headwear = Headwear::none;
    Moustache moustache = Moustache::none;
    bool beard = false;
    bool spectacles = false;
    Garment garment = Garment::jersey;
    bool stripes = false;
    bool buttons = false;
    double nose = 0.5;     // 0 small to 1 large
    double jaw = 0.5;      // 0 pointed to 1 square
    double eye_size = 0.5; // 0 small to 1 large
    Colour skin{236, 188, 150};
    Colour hair_colour{70, 48, 36};
    Colour headwear_colour{60, 70, 90};
    Colour top{90, 120, 150};
    Colour trim{240, 232, 214};
    Colour trousers{60, 62, 78};
    Colour shoes{48, 38, 36};
    Colour iris{70, 60, 50};

    bool operator==(const Appearance&) const = default;
};

struct Character {
    std::string id;   // the file's name without its ending
    std::string name; // as the script's cues have it, in any case
    Build build;
    Appearance appearance;
    Voice voice;
    Emotion resting = Emotion::neutral;
    // A crowd: the ids of the characters it is made of, who play its part together. Empty for one
    // person.
    std::vector<std::string> extras;

    [[nodiscard]] bool is_crowd() const { return !extras.empty(); }
    bool operator==(const Character&) const = default;
};

void read(const JsonValue& json, Emotion& out);
void read(const JsonValue& json, Character& out);
[[nodiscard]] Json to_json(const Character& character);

// Somebody for a cue that no character file answers: build, colours, hair, clothes and voice all
// from a hash of the name, so that they are the same tomorrow.
[[nodiscard]] Character generated_character(const std::string& name);

} // namespace mh
