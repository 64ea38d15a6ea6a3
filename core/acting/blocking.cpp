#include "core/acting/blocking.h"

#include "core/acting/cues.h"
#include "core/acting/footwork.h"
#include "core/acting/travel.h"
#include "core/base/easing.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

using Move = Blocking::Move;

constexpr Seconds least_move = 0.15;

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

Move move_for(const BlockingCue& cue, const Place& here, const Physique& body) {
    Move move;
    move.from = here;
    move.range = {cue.time, cue.time};
    if (cue.rises) {
        move.kind = Move::Kind::rise;
        move.to = before_seat(here, body);
        move.range.end = cue.seat->range.end;
    } else if (cue.seat) {
        move.kind = Move::Kind::sit;
        move.to = seat_place(*cue.seat);
        move.range.end += std::min(sit_seconds, cue.seat->range.duration() / 2);
    } else if (cue.walk) {
        move.kind = Move::Kind::walk;
        move.to = {cue.walk->to, cue.walk->arrive_yaw_rad, 0, here.seat_m};
        move.range = cue.walk->range;
    } else {
        move.kind = Move::Kind::turn;
        move.to = {cue.mark->position, cue.mark->yaw_rad, 0, here.seat_m};
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

Place entry_place(const BlockingCue& cue) {
    if (cue.seat)
        return seat_place(*cue.seat);
    if (cue.walk)
        return {cue.walk->from, std::atan2(cue.walk->to.x() - cue.walk->from.x(),
                                           cue.walk->to.z() - cue.walk->from.z())};
    return {cue.mark->position, cue.mark->yaw_rad};
}

// Whether the cue puts the body somewhere at once rather than having it go there.
bool enters(const BlockingCue& cue, const Actor& actor, const std::vector<Move>& moves) {
    if (moves.empty())
        return !cue.rises;
    const bool head = starts_a_scene(actor, cue.time);
    const bool just_entered =
        moves.back().kind == Move::Kind::enter && cue.time - moves.back().range.start < same_moment;
    return head && (cue.mark || (cue.seat && !cue.rises && just_entered));
}

bool is_in_order(const BlockingCue& cue, const Place& here, const Actor& actor) {
    if (cue.rises)
        return here.seated > 0 && !ends_a_scene(actor, cue.seat->range.end);
    return here.seated == 0;
}

// One after another; at least one.
std::vector<Move> moves_of(const Actor& actor, const Physique& body) {
    std::vector<Move> moves;
    const std::vector<BlockingCue> cues = cues_of(actor);
    for (std::size_t i = 0; i < cues.size(); ++i) {
        const BlockingCue& cue = cues[i];
        if (enters(cue, actor, moves)) {
            Place place = entry_place(cue);
            place.position.y() = 0;
            moves.push_back({Move::Kind::enter, {cue.time, cue.time}, place, place, 0});
            if (!cue.walk)
                continue;
        }
        if (moves.empty() || !is_in_order(cue, moves.back().to, actor))
            continue;
        Move move = move_for(cue, moves.back().to, body);
        move.range.start = std::max(move.range.start, moves.back().range.end);
        if (move.kind == Move::Kind::turn && i + 1 < cues.size())
            move.range.end = std::min(move.range.end, cues[i + 1].time);
        if (move.range.duration() < least_move || goes_nowhere(move))
            continue;
        if (cue.walk)
            aim_walk(move, cue.walk->backwards);
        move.run = run_share(move, body);
        move.rise_m = flight_rise(move, body);
        moves.push_back(move);
    }
    if (moves.empty())
        moves.emplace_back();
    return moves;
}

} // namespace

Blocking::Blocking(const Actor& actor, const Physique& body) : m_moves(moves_of(actor, body)) {
    std::vector<Seconds> starts;
    for (const Move& move : m_moves) {
        starts.push_back(move.range.start);
        add_steps(move, body, m_steps);
        if (move.kind == Move::Kind::walk)
            m_arrivals.push_back(move.range.end);
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
    where.facing = YawTurn(where.place.yaw_rad);
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
