#include "core/acting/footwork.h"

#include "core/acting/travel.h"
#include "core/base/easing.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

using Move = Blocking::Move;

constexpr double longest_step = 0.62;        // of the leg
constexpr double longest_running_step = 1.3; // of the leg
constexpr double in_air = 0.92;              // of a step's time
constexpr double in_air_running = 1.4;       // so that it leaves before the other foot lands
constexpr Seconds slowest_step = 0.62;
constexpr double most_steps_a_second = 24; // feet that would go faster slide
constexpr double step_height = 0.11;       // of the step's length
constexpr double least_height_m = 0.02;
constexpr double toes_out_rad = radians(11);
constexpr double stagger = 0.04; // of the leg: the right foot a little ahead of the left

int step_count(const Move& move, const Physique& body) {
    const double way = (move.to.position - move.from.position).norm();
    const double turn = std::abs(move.to.yaw_rad - move.from.yaw_rad);
    double count = turn > radians(100) ? 4 : 2;
    if (move.kind == Move::Kind::walk) {
        const double longest =
            lerp(longest_step, longest_running_step, move.run) * body.build.leg_length;
        const double at_full_speed = way / (1 - ramp_share(move));
        count = std::max({2.0, at_full_speed / longest, move.range.duration() / slowest_step});
    } else {
        count = std::max(count, std::ceil(way / (longest_step * body.build.leg_length)) + 1);
    }
    const double most = std::max(4.0, most_steps_a_second * move.range.duration());
    return static_cast<int>(std::ceil(std::min(count, most)));
}

// The part of a move its feet step in: one sits down once they stand before the seat.
TimeRange stepping(const Move& move) {
    const Seconds length = move.range.duration();
    if (move.kind == Move::Kind::sit)
        return {move.range.start, move.range.start + 0.6 * length};
    if (move.kind == Move::Kind::rise)
        return {move.range.start + 0.7 * length, move.range.end};
    return move.range;
}

std::size_t first_foot(const Move& move) {
    const double turn = move.kind == Move::Kind::walk ? move.travel_yaw_rad - move.from.yaw_rad
                                                      : move.to.yaw_rad - move.from.yaw_rad;
    return turn > 0 ? 0 : 1;
}

// 0 to 1 to 0 over [a, c], 1 at b.
double bump(Seconds a, Seconds b, Seconds c, Seconds t) {
    return ease(a, b, t) * (1 - ease(b, c, t));
}

// A foot that steps forwards rolls off over its ball before it lifts and lands on its heel; one
// that steps backwards, less so, the other way; one that steps aside stays flat. Toes down,
// radians.
double roll_of(const Footstep& from, const Footstep& to, Seconds t) {
    constexpr Seconds roll_down = 0.11;
    const Seconds peel = std::min(0.17, to.lift - from.lift);
    const Seconds length = to.land - to.lift;
    if (length <= 0 || t <= to.lift - peel || t >= to.land + roll_down)
        return 0;
    constexpr double most_backwards = 0.5;
    const double ahead = (to.sole - from.sole).dot(YawTurn(to.yaw_rad).ahead());
    const double far = std::clamp(1.7 * ahead, -most_backwards, 1.0);
    return far * (0.60 * bump(to.lift - peel, to.lift + 0.15 * length, to.lift + 0.65 * length, t) -
                  0.34 * bump(to.lift + 0.45 * length, to.land, to.land + roll_down, t));
}

// Takes a foot u of the way through its step.
void swing(const Footstep& from, const Footstep& to, double u, Foot& foot) {
    const double way = smootherstep(u);
    const double rise = 16 * u * u * (1 - u) * (1 - u);
    const double height = std::max(least_height_m, step_height * (to.sole - from.sole).norm());
    foot.sole = from.sole + way * (to.sole - from.sole) + Vec3(0, rise * height, 0);
    foot.yaw_rad = lerp(from.yaw_rad, to.yaw_rad, way);
    foot.lift = rise;
}

} // namespace

namespace {

// Flat on the floor as far before a seat as the legs reach with some to spare; off it where the
// seat is too high for them.
Vec3 sole_before_seat(double seat_m, const Physique& body, double out) {
    const double leg = body.build.leg_length;
    const double reach = 0.92 * leg;
    const double down = seat_m + 0.12 * leg - body.ankle_m;
    const double level = std::sqrt(std::max(0.0, reach * reach - down * down));
    return {1.25 * out * body.stance_m, std::max(0.0, down - reach),
            std::min(body.seat_reach_m, level) + 0.06 * leg * out};
}

} // namespace

Footstep stance(const Place& place, const Physique& body, std::size_t side) {
    const double out = side == 0 ? 1 : -1;
    const Vec3 standing(out * body.stance_m, 0, -out * stagger * body.build.leg_length);
    const Vec3 sole =
        standing + place.seated * (sole_before_seat(place.seat_m, body, out) - standing);
    return {0, 0, place.position + about_y(place.yaw_rad) * sole,
            place.yaw_rad + out * toes_out_rad};
}

// As far as a body thrown up comes down again in the time, and half as far again: it is a cartoon.
double flight_rise(const Move& move, const Physique& body) {
    constexpr double gravity = 9.81;
    constexpr double exaggerated = 1.5;
    const Seconds step = move.range.duration() / step_count(move, body);
    const Seconds flight = (in_air_running - 1) * step;
    return exaggerated * move.run * gravity * flight * flight / 8;
}

void add_steps(const Move& move, const Physique& body,
               std::array<std::vector<Footstep>, 2>& steps) {
    if (move.kind == Move::Kind::enter) {
        for (std::size_t side = 0; side < 2; ++side) {
            Footstep planted = stance(move.to, body, side);
            planted.lift = planted.land = move.range.start;
            steps[side].push_back(planted);
        }
        return;
    }
    const int count = step_count(move, body);
    const TimeRange time = stepping(move);
    const Seconds step = time.duration() / count;
    for (int i = 0; i < count; ++i) {
        const std::size_t side = (first_foot(move) + static_cast<std::size_t>(i)) % 2;
        const bool flies = i > 0 && i + 1 < count;
        const double air = lerp(in_air, in_air_running, flies ? move.run : 0);
        // A foot lands where the body will be over it in the middle of its stance.
        const Place over =
            i + 2 >= count ? move.to : place_along(move, time.start + (i + 2 - 0.5 * air) * step);
        Footstep next = stance(over, body, side);
        next.lift = time.start + (i + 1 - air) * step;
        next.land = time.start + (i + 1) * step;
        steps[side].push_back(next);
    }
}

Foot foot_at(const std::vector<Footstep>& steps, std::size_t lifted, Seconds t) {
    if (lifted == 0)
        return {steps.front().sole, steps.front().yaw_rad, 0, 0};
    const Footstep& to = steps[lifted - 1];
    Foot foot{to.sole, to.yaw_rad, 0, 0};
    if (lifted < steps.size())
        foot.pitch_rad += roll_of(to, steps[lifted], t);
    if (lifted == 1 || to.land <= to.lift)
        return foot;
    const Footstep& from = steps[lifted - 2];
    foot.pitch_rad += roll_of(from, to, t);
    if (lifted > 2) // a runner may lift a foot before it has rolled down
        foot.pitch_rad += roll_of(steps[lifted - 3], from, t);
    if (t < to.land)
        swing(from, to, unlerp(to.lift, to.land, t), foot);
    return foot;
}

} // namespace mh
