#pragma once

// What bodies do, read from action and parentheticals: gestures, walks, looks, sitting, pauses.

#include "core/direction/direction.h"
#include "core/direction/words.h"

#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace mh {

struct GestureBusiness {
    GestureKind kind;
    Hands hands;
    bool holds_on = false; // a pose rather than a movement
};

enum class WalkBusiness { to_somebody, enter, leave, retreat, about };
enum class LookBusiness { at_target, at_each_other, at_camera, away };
enum class SeatBusiness { sit, stand };
struct PauseBusiness {
    Seconds seconds;
};

using Business =
    std::variant<GestureBusiness, WalkBusiness, LookBusiness, SeatBusiness, PauseBusiness>;

struct BusinessRule {
    std::string_view phrase; // as phrase_at takes it
    Business business;
};
[[nodiscard]] std::span<const BusinessRule> business_rules();

struct FoundBusiness {
    Business business;
    std::size_t word = 0; // where its phrase begins
    std::size_t end_word = 0;
};

// In the order of the words, no two from the same words; of two phrases at one place, the longer.
[[nodiscard]] std::vector<FoundBusiness> business_in(const std::vector<TextWord>& words);

} // namespace mh
