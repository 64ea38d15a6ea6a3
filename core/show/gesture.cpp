#include "core/show/gesture.h"

namespace mh {

const std::array<std::string_view, gesture_kind_count> gesture_kind_names{
    "nod",   "headShake", "shrug",       "wave",        "point",       "thumbsUp", "fistPump",
    "cheer", "clap",      "handsOnHips", "armsFolded",  "facepalm",    "salute",   "beckon",
    "stop",  "count",     "present",     "handOnHeart", "scratchHead", "leanOn",   "recoil",
};

const std::array<std::string_view, hands_count> hands_names{"left", "right", "both"};

std::string_view name_of(GestureKind kind) {
    return gesture_kind_names[static_cast<std::size_t>(kind)];
}

std::string_view name_of(Hands hands) {
    return hands_names[static_cast<std::size_t>(hands)];
}

bool uses_hands(GestureKind kind) {
    return kind != GestureKind::nod && kind != GestureKind::head_shake &&
           kind != GestureKind::recoil;
}

} // namespace mh
