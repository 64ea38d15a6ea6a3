#pragma once

// The gestures a script may ask for. How each moves is the acting room's.

#include <array>
#include <string_view>

namespace mh {

enum class GestureKind {
    nod,
    head_shake,
    shrug,
    wave,
    point,
    thumbs_up,
    fist_pump,
    cheer,
    clap,
    hands_on_hips,
    arms_folded,
    facepalm,
    salute,
    beckon,
    stop,
    count,
    present,
    hand_on_heart,
    scratch_head,
    lean_on,
    recoil,
};
inline constexpr std::size_t gesture_kind_count = 21;

enum class Hands { left, right, both };
inline constexpr std::size_t hands_count = 3;

// Indexed by the enum; the names files use.
extern const std::array<std::string_view, gesture_kind_count> gesture_kind_names;
extern const std::array<std::string_view, hands_count> hands_names;

[[nodiscard]] std::string_view name_of(GestureKind kind);
[[nodiscard]] std::string_view name_of(Hands hands);

// False for the gestures of the head and trunk (nod, head shake, recoil): they cannot be out of the
// picture by their hands.
[[nodiscard]] bool uses_hands(GestureKind kind);

} // namespace mh
