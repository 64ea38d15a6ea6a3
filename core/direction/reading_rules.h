#pragma once

// The tables that readings are made from. Phrases are as phrase_at takes them.

#include "core/direction/direction.h"

#include <span>
#include <string_view>

namespace mh {

struct FeelingRule {
    std::string_view phrase;
    Emotion feeling;
    double strength;
};

struct VolumeRule {
    std::string_view phrase;
    Volume volume;
};

// Signs mean something by themselves and something else together.
enum class Sign { wide_eyes, retreat };
struct SignRule {
    std::string_view phrase;
    Sign sign;
};

struct StrengthRule {
    std::string_view phrase; // just before a feeling
    double change;
};

// Of parentheticals and action.
[[nodiscard]] std::span<const FeelingRule> feeling_rules();
[[nodiscard]] std::span<const VolumeRule> volume_rules();
[[nodiscard]] std::span<const SignRule> sign_rules();
[[nodiscard]] std::span<const StrengthRule> strength_rules();
// Of what is spoken.
[[nodiscard]] std::span<const FeelingRule> spoken_rules();

inline constexpr FeelingRule wide_eyes_alone{"", Emotion::surprised, 0.8};
inline constexpr FeelingRule wide_eyes_in_retreat{"", Emotion::afraid, 0.9};

} // namespace mh
