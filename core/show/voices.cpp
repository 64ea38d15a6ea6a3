#include "core/show/voices.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr double close_pitch = 6; // of 0 to 99: two voices of one throat that sound the same

bool sound_alike(const Voice& a, const Voice& b) {
    return a.variant == b.variant && std::abs(a.pitch - b.pitch) < close_pitch;
}

} // namespace

Voice apart_from(std::span<const Voice> taken, const Voice& voice) {
    const bool is_high = voice.variant.starts_with('f');
    const std::span<const std::string_view> kind =
        is_high ? std::span<const std::string_view>(high_variants) : deep_variants;
    const auto own = std::find(kind.begin(), kind.end(), voice.variant);
    const auto first = static_cast<std::size_t>(own - kind.begin()) % kind.size();
    for (const double steps : {0, 1, -1, 2, -2, 3, -3}) {
        for (std::size_t i = 0; i < kind.size(); ++i) {
            Voice other = voice;
            other.variant = kind[(first + i) % kind.size()];
            other.pitch = std::clamp(voice.pitch + steps * close_pitch, 0.0, 99.0);
            if (std::none_of(taken.begin(), taken.end(),
                             [&](const Voice& one) { return sound_alike(one, other); }))
                return other;
        }
    }
    return voice;
}

} // namespace mh
