#pragma once

// What a person feels, and how loud they say it.

#include <array>
#include <optional>
#include <string_view>

namespace mh {

enum class Emotion {
    neutral,
    excited,
    angry,
    surprised,
    happy,
    determined,
    amused,
    annoyed,
    curious,
    smug,
    disgusted,
    deadpan,
    tender,
    embarrassed,
    bored,
    tired,
    worried,
    sad,
    afraid,
};
inline constexpr std::size_t emotion_count = 19;

enum class Volume { whisper, soft, normal, loud, shout };
inline constexpr std::size_t volume_count = 5;

// Indexed by the enum; the names files and people use.
extern const std::array<std::string_view, emotion_count> emotion_names;
extern const std::array<std::string_view, volume_count> volume_names;

[[nodiscard]] std::string_view name_of(Emotion emotion);
[[nodiscard]] std::string_view name_of(Volume volume);

} // namespace mh
