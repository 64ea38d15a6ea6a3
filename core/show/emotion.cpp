#include "core/show/emotion.h"

namespace mh {

const std::array<std::string_view, emotion_count> emotion_names{
    "neutral", "excited", "angry",   "surprised", "happy",   "determined", "amused",
    "annoyed", "curious", "smug",    "disgusted", "deadpan", "tender",     "embarrassed",
    "bored",   "tired",   "worried", "sad",       "afraid",
};

const std::array<std::string_view, volume_count> volume_names{"whisper", "soft", "normal", "loud",
                                                              "shout"};

std::string_view name_of(Emotion emotion) {
    return emotion_names[static_cast<std::size_t>(emotion)];
}

std::string_view name_of(Volume volume) {
    return volume_names[static_cast<std::size_t>(volume)];
}

} // namespace mh
