#include "core/idle/weight.h"

#include "core/base/easing.h"

#include <cmath>

namespace mh {

namespace {

constexpr Seconds line_shift_before = 0.5;
constexpr Seconds line_shift_after = 0.5;
constexpr Seconds longest_turned = 2 * shift_slot; // after a line's end

std::int64_t slot_of(Seconds t) {
    return static_cast<std::int64_t>(std::floor(t / shift_slot));
}

double slots_weight(Seed actor, Seconds t) {
    const std::int64_t slot = slot_of(t);
    const Shift from = shift_of(actor, slot - 1);
    const Shift now = shift_of(actor, slot);
    return lerp(from.to, now.to, smootherstep((t - now.start) / shift_length));
}

Seconds first_shift_after(Seed actor, Seconds t) {
    const Shift shift = shift_of(actor, slot_of(t));
    return shift.start >= t ? shift.start : shift_of(actor, slot_of(t) + 1).start;
}

// 1 or −1 where no line is turning it, and on the way between where one is.
double line_turns(Seed actor, const Talk& talk, Seconds t) {
    double turns = 1;
    talk.index.visit(t, line_shift_before, longest_turned, [&](std::size_t i) {
        const TalkSpan& line = talk.spans[i];
        if (!line.shifts)
            return;
        const Seconds back = first_shift_after(actor, line.range.end);
        const double turned =
            ease(line.range.start - line_shift_before, line.range.start + line_shift_after, t) *
            (1 - ease(back, back + shift_length, t));
        turns *= 1 - 2 * turned;
    });
    return turns;
}

} // namespace

Shift shift_of(Seed actor, std::int64_t slot) {
    const Seed seed = actor.with("weight").with(slot);
    const bool even = slot % 2 == 0;
    const double side = even == (actor.with("weight").unit() < 0.5) ? 1 : -1;
    return {shift_slot * (static_cast<double>(slot) + 0.5 * seed.with("moment").unit()),
            side * lerp(least_shift, 1.0, seed.with("size").unit())};
}

double weight_at(Seed actor, const Talk& talk, Seconds t) {
    return slots_weight(actor, t) * line_turns(actor, talk, t);
}

double drift_at(Seed actor, Seconds t) {
    const Seed channel = actor.with("drift");
    const std::int64_t slot = slot_of(t);
    const double from = channel.with(slot - 1).with("to").signed_unit();
    const double to = channel.with(slot).with("to").signed_unit();
    const Seconds start =
        shift_slot * (static_cast<double>(slot) + 0.5 * channel.with(slot).with("moment").unit());
    return lerp(from, to, smootherstep((t - start) / (2 * shift_length - 0.2)));
}

} // namespace mh
