#include "core/timeline/intensity.h"

#include "core/base/easing.h"

namespace mh {

const std::array<double, emotion_count> intensity_base{
    0.45, // neutral
    0.70, // excited
    0.68, // angry
    0.62, // surprised
    0.56, // happy
    0.56, // determined
    0.54, // amused
    0.52, // annoyed
    0.50, // curious
    0.46, // smug
    0.46, // disgusted
    0.36, // deadpan
    0.36, // tender
    0.38, // embarrassed
    0.34, // bored
    0.32, // tired
    0.40, // worried
    0.32, // sad
    0.44, // afraid
};

const std::array<double, volume_count> volume_addition{-0.30, -0.15, 0, 0.15, 0.30};

double speaking_intensity(Emotion feeling, Volume volume) {
    return clamp01(intensity_base[static_cast<std::size_t>(feeling)] +
                   volume_addition[static_cast<std::size_t>(volume)]);
}

} // namespace mh
