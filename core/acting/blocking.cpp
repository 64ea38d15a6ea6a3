#include "core/acting/blocking.h"

#include "core/acting/footwork.h"
#include "core/acting/travel.h"
#include "core/base/easing.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

using Move = Blocking::Move;

constexpr Seconds least_move = 0.15;
constexpr Seconds sit_seconds = 1.1;
constexpr Seconds same_moment = 1e-3;

// What a Timeline asks of a body, in the order it asks.
struct Event {
    Seconds time = 0;
    int order = 0; // of events at the same time: a seat is left before a walk or a mark
    const Mark* mark = nullptr;
    const Walk* walk = nullptr;
    const Sitting* seat = nullptr;
    bool rises = false;
};

std::vector<Event> events_of(const Actor& actor) {
    std::vector<Event> events;
    for (const Sitting& seat : actor.seats) {
        const Seconds rise = std::min(sit_seconds, seat.range.duration() / 2);
        events.push_back({.time = seat.range.start, .order = 3, .seat = &seat});
        events.push_back({.time = seat.range.end - rise, .order = 0, .seat = &seat, .rises = true});
    }
    for (const Mark& mark : actor.marks)
        events.push_back({.time = mark.time, .order = 1, .mark = &mark});
    for (const Walk& walk : actor.walks)
        events.push_back({.time = walk.range.start, .order = 2, .walk = &walk});
    std::stable_sort(events.begin(), events.end(), [](const Event& a, const Event& b) {
        return a.time != b.time ? a.time < b.time : a.order < b.order;
    });
    return events;
}

bool starts_a_scene(const Actor& actor, Seconds t) {
    return std::any_of(actor.on_stage.begin(), actor.on_stage.end(), [&](const TimeRange& range) {
        return std::abs(range.start - t) < same_moment;
    });
}

bool ends_a_scene(const Actor& actor, Seconds t) {
    return std::any_of(actor.on_stage.begin(), actor.on_stage.end(), [&](const TimeRange& range) {
        return std::abs(range.end - t) < same_moment;
    });
}

Place seat_place(const Sitting& seat) {
    return {Vec3(seat.seat.x(), 0, seat.seat.z()), seat.yaw_rad, 1, seat.seat.y()};
}

Place before_seat(const Place& seat, const Physique& body) {
    Place place = seat;
    place.position += body.seat_reach_m * (about_y(seat.yaw_rad) * Vec3::UnitZ());
    place.seated = 0;
    return place;
}

// The same direction, the short way round from `from`.
Place facing_from(const Place& from, Place to) {
    to.yaw_rad = from.yaw_rad + wrapped(to.yaw_rad - from.yaw_rad);
    return to;
}

Seconds turn_seconds(const Place& from, const Place& to) {
    const double turn = std::abs(wrapped(to.yaw_rad - from.yaw_rad));
    const double way = (to.position - from.position).norm();
    return 0.45 + 0.5 * turn / pi + way / 1.1;
}

Move move_for(const Event& event, const Place& here, const Physique& body) {
    Move move;
    move.from = here;
    move.range = {event.time, event.time};
    if (event.rises) {
        move.kind = Move::Kind::rise;
        move.to = before_seat(here, body);
        move.range.end = event.seat->range.end;
    } else if (event.seat) {
        move.kind = Move::Kind::sit;
        move.to = seat_place(*event.seat);
        move.range.end += std::min(sit_seconds, event.seat->range.duration() / 2);
    } else if (event.walk) {
        move.kind = Move::Kind::walk;
        move.to = {event.walk->to, event.walk->arrive_yaw_rad, 0, here.seat_m};
        move.range = event.walk->range;
    } else {
        move.kind = Move::Kind::turn;
        move.to = {event.mark->position, event.mark->yaw_rad, 0, here.seat_m};
        move.range.end += turn_seconds(here, move.to);
    }
    move.to.position.y() = 0;
    move.to = facing_from(here, move.to);
    return move;
}

bool goes_nowhere(const Move& move) {
    return (move.to.position - move.from.position).norm() < 1e-3 &&
           std::abs(move.to.yaw_rad - move.from.yaw_rad) < 1e-3 &&
           move.to.seated == move.from.seated;
}

void aim_walk(Move& move, bool backwards) {
    const Vec3 way = move.to.position - move.from.position;
    if (way.norm() < 0.1) {
        move.kind = Move::Kind::turn;
        return;
    }
    const double travel = std::atan2(way.x(), way.z()) + (backwards ? pi : 0);
    move.travel_yaw_rad = move.from.yaw_rad + wrapped(travel - move.from.yaw_rad);
    move.to.yaw_rad = move.travel_yaw_rad + wrapped(move.to.yaw_rad - move.travel_yaw_rad);
}

Place entry_place(const Event& event) {
    if (event.seat)
        return seat_place(*event.seat);
    if (event.walk)
        return {event.walk->from, std::atan2(event.walk->to.x() - event.walk->from.x(),
                                             event.walk->to.z() - event.walk->from.z())};
    return {event.mark->position, event.mark->yaw_rad};
}

// Whether the event puts the body somewhere at once rather than having it go there.
bool enters(const Event& event, const Actor& actor, const std::vector<Move>& moves) {
    if (moves.empty())
        return !event.rises;
    const bool head = starts_a_scene(actor, event.time);
    const bool just_entered = moves.back().kind == Move::Kind::enter &&
                              event.time - moves.back().range.start < same_moment;
    return head && (event.mark || (event.seat && !event.rises && just_entered));
}

bool is_in_order(const Event& event, const Place& here, const Actor& actor) {
    if (event.rises)
        return here.seated > 0 && !ends_a_scene(actor, event.seat->range.end);
    return here.seated == 0;
}

} // namespace

Blocking::Blocking(const Actor& actor, const Physique& body) {
    const std::vector<Event> events = events_of(actor);
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        if (enters(event, actor, m_moves)) {
            Place place = entry_place(event);
            place.position.y() = 0;
            m_moves.push_back({Move::Kind::enter, {event.time, event.time}, place, place, 0});
            if (!event.walk)
                continue;
        }
        if (m_moves.empty() || !is_in_order(event, m_moves.back().to, actor))
            continue;
        Move move = move_for(event, m_moves.back().to, body);
        move.range.start = std::max(move.range.start, m_moves.back().range.end);
        if (move.kind == Move::Kind::turn && i + 1 < events.size())
            move.range.end = std::min(move.range.end, events[i + 1].time);
        if (move.range.duration() < least_move || goes_nowhere(move))
            continue;
        if (event.walk) {
            aim_walk(move, event.walk->backwards);
            move.run = run_share(move, body);
            move.rise_m = flight_rise(move, body);
            m_arrivals.push_back(move.range.end);
        }
        m_moves.push_back(move);
    }
    if (m_moves.empty())
        m_moves.emplace_back();
    std::vector<Seconds> starts;
    for (const Move& move : m_moves) {
        starts.push_back(move.range.start);
        add_steps(move, body, m_steps);
    }
    m_starts = Moments(std::move(starts));
    for (std::size_t side = 0; side < 2; ++side) {
        std::vector<Seconds> lifts;
        for (const Footstep& step : m_steps[side])
            lifts.push_back(step.lift);
        m_lifts[side] = Moments(std::move(lifts));
    }
}

const Move& Blocking::move_at(Seconds t) const {
    return m_moves[std::max<std::size_t>(m_starts.until(t), 1) - 1];
}

Place Blocking::place_at(Seconds t) const {
    return place_along(move_at(t), t);
}

Stance Blocking::at(Seconds t) const {
    const Move& move = move_at(t);
    Stance where;
    where.place = place_along(move, t);
    where.facing = Facing(where.place.yaw_rad);
    const double u = unlerp(move.range.start, move.range.end, t);
    if (move.kind == Move::Kind::walk)
        where.moving = smootherstep(4 * u) * (1 - smootherstep(4 * u - 3));
    where.running = where.moving * move.run;
    where.rise_m = where.moving * move.rise_m;
    if (move.kind == Move::Kind::sit || move.kind == Move::Kind::rise)
        where.bow = smootherstep(2 * u) * (1 - smootherstep(2 * u - 1));
    for (std::size_t side = 0; side < 2; ++side)
        where.feet[side] = foot_at(m_steps[side], m_lifts[side].until(t), t);
    return where;
}

} // namespace mh
