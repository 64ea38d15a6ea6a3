#include "core/idle/weight.h"

#include "core/base/easing.h"

#include <cmath>

namespace mh {

namespace {

constexpr Seconds turn_before = 0.5;
constexpr Seconds turn_after = 0.5;
constexpr Seconds drift_length = 2.0;

std::int64_t slot_of(Seconds t) {
    return static_cast<std::int64_t>(std::floor(t / shift_slot));
}

Seconds first_shift_after(Seed actor, Seconds t) {
    const Shift shift = shift_of(actor, slot_of(t));
    return shift.start >= t ? shift.start : shift_of(actor, slot_of(t) + 1).start;
}

Seconds moment_in(Seed channel, std::int64_t slot) {
    return shift_slot *
           (static_cast<double>(slot) + 0.5 * channel.with(slot).with("moment").unit());
}

// Where the last shift has come, from where the one before left.
double come(const std::vector<Shift>& from_slot_minus_one, Seconds length, Seconds t) {
    const auto last = static_cast<double>(from_slot_minus_one.size() - 2);
    const auto slot = static_cast<std::size_t>(std::clamp(t / shift_slot, 0.0, last));
    const Shift& from = from_slot_minus_one[slot];
    const Shift& to = from_slot_minus_one[slot + 1];
    return lerp(from.to, to.to, smootherstep((t - to.start) / length));
}

} // namespace

Shift shift_of(Seed actor, std::int64_t slot) {
    const Seed channel = actor.with("weight");
    const bool even = slot % 2 == 0;
    const double side = even == (channel.unit() < 0.5) ? 1 : -1;
    return {moment_in(channel, slot),
            side * lerp(least_shift, 1.0, channel.with(slot).with("size").unit())};
}

Shift drift_of(Seed actor, std::int64_t slot) {
    const Seed channel = actor.with("drift");
    return {moment_in(channel, slot), channel.with(slot).with("to").signed_unit()};
}

Weight::Weight(Seed actor, const Talk& talk, Seconds length) {
    for (std::int64_t slot = -1; slot <= slot_of(length); ++slot) {
        m_shifts.push_back(shift_of(actor, slot));
        m_drifts.push_back(drift_of(actor, slot));
    }
    std::vector<TimeRange> ranges;
    for (const TalkSpan& line : talk.spans) {
        if (!line.shifts)
            continue;
        const Seconds back = first_shift_after(actor, line.range.end);
        m_turns.push_back({line.range.start, back});
        ranges.push_back({line.range.start - turn_before, back + shift_length});
    }
    m_turned = SpanIndex(ranges);
}

double Weight::at(Seconds t) const {
    // 1 or −1 where no line is turning it, and on the way between where one is.
    double turns = 1;
    m_turned.visit(t, 0, 0, [&](std::size_t i) {
        const Turn& turn = m_turns[i];
        const double turned = ease(turn.start - turn_before, turn.start + turn_after, t) *
                              (1 - ease(turn.back, turn.back + shift_length, t));
        turns *= 1 - 2 * turned;
    });
    return turns * come(m_shifts, shift_length, t);
}

double Weight::drift_at(Seconds t) const {
    return come(m_drifts, drift_length, t);
}

} // namespace mh
