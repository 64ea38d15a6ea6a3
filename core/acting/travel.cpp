#include "core/acting/travel.h"

#include "core/base/easing.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

using Move = Blocking::Move;

// The integral of smoothstep from 0 to u, for a unit ramp.
double ramp_way(double u) {
    u = clamp01(u);
    return u * u * u * (1 - u / 2);
}

// The share of the way come by u of a walk's time: up to speed over `up` of it, down over `down`.
double walk_way(double u, double up, double down) {
    const double speed = 1 / (1 - (up + down) / 2);
    const double at_full = std::clamp(u, up, 1 - down) - up;
    return speed * (up * ramp_way(u / up) + at_full +
                    down * (0.5 - ramp_way((1 - std::max(u, 1 - down)) / down)));
}

Place walk_place(const Move& move, Seconds t) {
    const Seconds length = move.range.duration();
    const double ramp = ramp_share(move);
    const double u = unlerp(move.range.start, move.range.end, t);
    const double way = walk_way(u, ramp, ramp);
    Place place = move.to;
    place.position = move.from.position + way * (move.to.position - move.from.position);
    const double turn_in = std::clamp(0.5 / length, 0.08, 0.45);
    const double set_off = smootherstep(u / turn_in);
    const double arrive = smootherstep((u - 1 + turn_in) / turn_in);
    place.yaw_rad =
        lerp(lerp(move.from.yaw_rad, move.travel_yaw_rad, set_off), move.to.yaw_rad, arrive);
    return place;
}

Place eased_place(const Move& move, double way, double down) {
    Place place = move.to;
    place.position = move.from.position + way * (move.to.position - move.from.position);
    place.yaw_rad = lerp(move.from.yaw_rad, move.to.yaw_rad, way);
    place.seated = lerp(move.from.seated, move.to.seated, down);
    place.seat_m = move.to.seated > 0 ? move.to.seat_m : move.from.seat_m;
    return place;
}

} // namespace

double ramp_share(const Move& move) {
    return std::clamp(0.45 / move.range.duration(), 0.05, 0.4);
}

Place place_along(const Move& move, Seconds t) {
    const double u = unlerp(move.range.start, move.range.end, t);
    switch (move.kind) {
    case Move::Kind::enter:
        return move.to;
    case Move::Kind::turn:
        return eased_place(move, smootherstep(u), 0);
    case Move::Kind::walk:
        return walk_place(move, t);
    case Move::Kind::sit:
        return eased_place(move, smootherstep(u / 0.8), smootherstep((u - 0.3) / 0.7));
    case Move::Kind::rise:
        return eased_place(move, smootherstep(u / 0.8), smootherstep((u - 0.1) / 0.7));
    }
    return move.to;
}

// People break into a run at about half the speed at which a walking leg would leave the floor
// (Froude numbers of 0.5: Alexander 1989).
double run_share(const Move& move, const Physique& body) {
    if (move.kind != Move::Kind::walk)
        return 0;
    constexpr double gravity = 9.81;
    const double speed = (move.to.position - move.from.position).norm() / move.range.duration();
    return smoothstep((speed * speed / (gravity * body.build.leg_length) - 0.4) / 0.5);
}

} // namespace mh
