#pragma once

// Blinks: by seeded time, and at events such as the end of a phrase or a large turn of the head.
// About 17 a minute at rest and 26 talking (Bentivoglio et al. 1997).

#include "core/idle/talk.h"

namespace mh {

class Blinks {
  public:
    Blinks() : Blinks(Seed{}, {}, {}, 0) {}
    // `events` are moments that ask for a blink.
    Blinks(Seed actor, const Talk& talk, std::vector<Seconds> events, Seconds length);

    // How far the lids are shut, 0 to 1, for t of 0 to the length.
    [[nodiscard]] double at(Seconds t) const;

  private:
    std::vector<Seconds> m_starts; // of the blink in each slot; never, where there is none
};

// 0 open to 1 shut to 0, `since` seconds after its start: down in 0.08 s, up in 0.16 s.
[[nodiscard]] double blink_shape(Seconds since);

} // namespace mh
