#include "core/idle/blink.h"

#include "core/base/easing.h"

#include <cmath>
#include <limits>

namespace mh {

namespace {

constexpr Seconds down = 0.08;
constexpr Seconds shut = 0.03;
constexpr Seconds up = 0.16;
constexpr Seconds blink_length = down + shut + up;
constexpr Seconds slot_length = 1.2;
constexpr Seconds room = slot_length - blink_length; // for a blink's start, in its slot

// Of slots, so that the rates come out at 17 and 26 a minute.
constexpr double share_at_rest = 17.0 / 60 * slot_length;
constexpr double share_talking = 26.0 / 60 * slot_length;
constexpr double event_share = 0.6; // of events are blinked at

constexpr Seconds never = std::numeric_limits<Seconds>::infinity();

std::vector<Seconds> events_of(const Talk& talk, std::vector<Seconds> events) {
    for (const TalkSpan& line : talk.spans)
        events.insert(events.end(), line.breaths.begin() + 1, line.breaths.end());
    std::sort(events.begin(), events.end());
    return events;
}

// The blink of the slot that starts at `first`; `event` is the first event from then on.
Seconds start_in(Seed slot, const Talk& talk, Seconds first, Seconds event) {
    const bool asked = event < first + slot_length;
    double share = lerp(share_at_rest, share_talking, talking_at(talk, first + 0.5 * room).weight);
    if (asked)
        share = std::max(share, event_share);
    if (slot.with("whether").unit() >= share)
        return never;
    return asked ? std::min(event, first + room) : first + room * slot.with("moment").unit();
}

} // namespace

double blink_shape(Seconds since) {
    return ease(0, down, since) * (1 - ease(down + shut, blink_length, since));
}

Blinks::Blinks(Seed actor, const Talk& talk, std::vector<Seconds> asked, Seconds length) {
    const std::vector<Seconds> events = events_of(talk, std::move(asked));
    const Seed channel = actor.with("blink");
    const auto slots = static_cast<std::int64_t>(std::floor(length / slot_length)) + 1;
    auto event = events.begin();
    for (std::int64_t slot = 0; slot < slots; ++slot) {
        const Seconds first = static_cast<double>(slot) * slot_length;
        event = std::lower_bound(event, events.end(), first);
        m_starts.push_back(
            start_in(channel.with(slot), talk, first, event == events.end() ? never : *event));
    }
}

double Blinks::at(Seconds t) const {
    const auto last = static_cast<double>(m_starts.size() - 1);
    return blink_shape(t -
                       m_starts[static_cast<std::size_t>(std::clamp(t / slot_length, 0.0, last))]);
}

} // namespace mh
