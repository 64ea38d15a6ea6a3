#include "core/idle/blink.h"

#include "core/base/easing.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr Seconds down = 0.08;
constexpr Seconds shut = 0.03;
constexpr Seconds up = 0.16;
constexpr Seconds blink_length = down + shut + up;

// Of slots, so that the rates come out at 17 and 26 a minute.
constexpr double share_at_rest = 17.0 / 60 * 1.2;
constexpr double share_talking = 26.0 / 60 * 1.2;
constexpr double event_share = 0.6; // of events are blinked at

std::int64_t slot_of(Seconds t) {
    return static_cast<std::int64_t>(std::floor(t / Blinks::slot()));
}

} // namespace

double blink_shape(Seconds since) {
    return ease(0, down, since) * (1 - ease(down + shut, blink_length, since));
}

Blinks::Blinks(Seed actor, const Talk& talk, std::vector<Seconds> events)
    : m_actor(actor.with("blink")), m_events(std::move(events)) {
    for (const TalkSpan& line : talk.spans)
        m_events.insert(m_events.end(), line.breaths.begin() + 1, line.breaths.end());
    std::sort(m_events.begin(), m_events.end());
    const auto same_slot = [](Seconds a, Seconds b) { return slot_of(a) == slot_of(b); };
    m_events.erase(std::unique(m_events.begin(), m_events.end(), same_slot), m_events.end());
}

bool Blinks::starts_in(const Talk& talk, std::int64_t slot, Seconds& start) const {
    const Seconds first = static_cast<double>(slot) * Blinks::slot();
    const Seed seed = m_actor.with(slot);
    const Seconds room = Blinks::slot() - blink_length;
    start = first + room * seed.with("moment").unit();
    const double share =
        lerp(share_at_rest, share_talking, talking_at(talk, first + 0.5 * room).weight);
    const auto event = std::lower_bound(m_events.begin(), m_events.end(), first);
    if (event != m_events.end() && *event < first + Blinks::slot()) {
        start = std::min(*event, first + room);
        return seed.with("whether").unit() < std::max(share, event_share);
    }
    return seed.with("whether").unit() < share;
}

double Blinks::at(const Talk& talk, Seconds t) const {
    Seconds start = 0;
    return starts_in(talk, slot_of(t), start) ? blink_shape(t - start) : 0;
}

} // namespace mh
