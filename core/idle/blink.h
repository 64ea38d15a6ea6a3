#pragma once

// Blinks: by seeded time, and at events such as the end of a phrase or a large turn of the head.
// About 17 a minute at rest and 26 talking (Bentivoglio et al. 1997).

#include "core/idle/talk.h"

namespace mh {

class Blinks {
  public:
    Blinks() = default;
    // `events` are moments that ask for a blink.
    Blinks(Seed actor, const Talk& talk, std::vector<Seconds> events);

    // How far the lids are shut, 0 to 1.
    [[nodiscard]] double at(const Talk& talk, Seconds t) const;

    // Whether a blink starts in [first, first + slot), and when; for its statistics.
    [[nodiscard]] static constexpr Seconds slot() { return 1.2; }
    [[nodiscard]] bool starts_in(const Talk& talk, std::int64_t slot, Seconds& start) const;

  private:
    Seed m_actor;
    std::vector<Seconds> m_events; // rising, one a slot at most
};

// 0 open to 1 shut to 0, `since` seconds after its start: down in 0.08 s, up in 0.16 s.
[[nodiscard]] double blink_shape(Seconds since);

} // namespace mh
