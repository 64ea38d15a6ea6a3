#include "core/idle/energy.h"

namespace mh {

const std::array<double, emotion_count> emotion_energy{
    0,    // neutral
    1,    // excited
    0.9,  // angry
    0.8,  // surprised
    0.6,  // happy
    0.6,  // determined
    0.5,  // amused
    0.4,  // annoyed
    0.3,  // curious
    0.3,  // smug
    0.3,  // disgusted
    -0.3, // deadpan
    -0.3, // tender
    -0.3, // embarrassed
    -0.4, // bored
    -0.5, // tired
    -0.5, // worried
    -0.8, // sad
    -0.8, // afraid
};

double energy_of(Emotion emotion) {
    return emotion_energy[static_cast<std::size_t>(emotion)];
}

namespace {

// x where it is well over 0, 0 below; no corner between (its slope is 0 at 0).
double ramp(double x) {
    constexpr double roundness = 0.15;
    return x > 0 ? x * x / (x + roundness) : 0;
}

constexpr double quietest = -0.8; // sad, afraid
constexpr double quiet_layer = 0.5;
constexpr double most_push = 1.4;

} // namespace

double layer_gain(double energy) {
    return 1 - (1 - quiet_layer) * ramp(-energy) / ramp(-quietest);
}

double push_gain(double energy) {
    return 1 + (most_push - 1) * ramp(energy) / ramp(1);
}

double beat_gain(double energy) {
    const double quiet = (1 - layer_gain(energy)) / layer_gain(energy);
    return 1 + 0.4 * (push_gain(energy) - 1) + 0.09 * quiet;
}

} // namespace mh
