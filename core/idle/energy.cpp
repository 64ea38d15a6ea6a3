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

} // namespace mh
