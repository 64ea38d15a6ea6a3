#pragma once

// Weight: which foot (or side of a seat) a body rests on, −1 its right to 1 its left.
//
// Time is cut into slots of 4.2 s. In slot k the weight goes over to the other side, at a seeded
// moment in its first half, 55 to 100% of the way, in 1.1 s. A line turns this round: from 0.5 s
// before its start to 0.5 s after the weight goes to the side it was not on, and the first shift
// after the line's end takes the turn back, so that nothing later depends on it.

#include "core/idle/talk.h"

namespace mh {

inline constexpr Seconds shift_slot = 4.2;
inline constexpr Seconds shift_length = 1.1;
inline constexpr double least_shift = 0.55;

struct Shift {
    Seconds start = 0; // in [4.2 k, 4.2 k + 2.1]
    double to = 0;     // ±0.55 to ±1, the sign going over with k
};

[[nodiscard]] Shift shift_of(Seed actor, std::int64_t slot);
// A seated body's way forward (1) and back (−1), in slots of the same length.
[[nodiscard]] Shift drift_of(Seed actor, std::int64_t slot);

class Weight {
  public:
    Weight() : Weight(Seed{}, {}, 0) {}
    Weight(Seed actor, const Talk& talk, Seconds length);

    // For t of 0 to the length.
    [[nodiscard]] double at(Seconds t) const;
    [[nodiscard]] double drift_at(Seconds t) const;

  private:
    // A line's turn of the weight, from when it starts to when it is taken back.
    struct Turn {
        Seconds start = 0;
        Seconds back = 0;
    };

    std::vector<Shift> m_shifts; // from slot −1
    std::vector<Shift> m_drifts;
    std::vector<Turn> m_turns;
    SpanIndex m_turned;
};

} // namespace mh
