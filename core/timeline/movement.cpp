#include "core/timeline/movement.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace mh {

namespace {

constexpr double stroll = 1.1;  // metres a second
constexpr double retreat = 0.7; // backwards
constexpr double slowest = 0.35;
constexpr double fastest = 1.5;
constexpr Seconds shortest_walk = 0.35;
constexpr double nearest_walk = 0.03;     // metres; less is a turn
constexpr Seconds rising = 0.9;           // from a seat
constexpr double feet_before_seat = 0.35; // metres from the seat's middle
constexpr double seat_reach = 0.6;        // who stands nearer sits down where he is
constexpr double free_place = 0.9;        // metres between people nobody staged

const StageSeat* seat_named(const Set& set, const std::string& id) {
    const auto found = std::find_if(set.seats.begin(), set.seats.end(),
                                    [&](const StageSeat& seat) { return seat.id == id; });
    return found == set.seats.end() ? nullptr : &*found;
}

Vec3 feet_of(const StageSeat& seat) {
    const double yaw = radians(seat.yaw_deg);
    return Vec3(seat.position.x(), 0, seat.position.z()) +
           feet_before_seat * Vec3(std::sin(yaw), 0, std::cos(yaw));
}

void sit(const StageSeat& seat, Seconds at, Whereabouts& who, Actor& actor) {
    who.position = feet_of(seat);
    who.yaw_rad = radians(seat.yaw_deg);
    who.sitting = true;
    actor.marks.push_back({at, who.position, who.yaw_rad});
    actor.seats.push_back({{at, at}, seat.position, who.yaw_rad}); // its end is not known yet
}

Seconds stand_up(Seconds at, Whereabouts& who, Actor& actor) {
    if (!who.sitting)
        return at;
    who.sitting = false;
    Sitting& seat = actor.seats.back();
    seat.range.end = std::max(at, seat.range.start) + rising;
    who.free_at = seat.range.end;
    return who.free_at;
}

struct Errand {
    Vec3 to;
    std::optional<double> facing_rad;
    bool backwards = false;
    double metres_per_second = stroll;
};

Seconds walk(const Errand& errand, Seconds at, std::optional<Seconds> deadline, Whereabouts& who,
             Actor& actor) {
    const Vec3 to(errand.to.x(), 0, errand.to.z());
    const Vec3 way = to - who.position;
    if (way.norm() < nearest_walk) {
        if (errand.facing_rad)
            actor.marks.push_back({at, who.position, *errand.facing_rad});
        who.yaw_rad = errand.facing_rad.value_or(who.yaw_rad);
        return at;
    }
    const double travel = std::atan2(way.x(), way.z()) + (errand.backwards ? pi : 0);
    Seconds end = at + std::max(shortest_walk, way.norm() / errand.metres_per_second);
    if (deadline)
        end = std::min(end, std::max(*deadline, at + shortest_walk));
    who.yaw_rad = wrapped(errand.facing_rad.value_or(travel));
    actor.walks.push_back({{at, end}, who.position, to, who.yaw_rad, errand.backwards});
    who.position = to;
    who.free_at = end;
    return end;
}

double speed_for(const DirectedWalk& walk, double metres, Seconds at,
                 const std::optional<TimeRange>& line) {
    if (walk.metres_per_second)
        return std::max(0.1, *walk.metres_per_second);
    const double usual = walk.backwards ? retreat : stroll;
    if (!line || line->end <= at + shortest_walk)
        return usual;
    return std::clamp(metres / (line->end - at), slowest, walk.backwards ? usual : fastest);
}

std::set<std::string> everybody_in(const DirectedScene& scene) {
    std::set<std::string> ids;
    for (const Beat& beat : scene.beats) {
        if (beat.line && beat.line->on_screen)
            ids.insert(beat.line->character);
        for (const DirectedWalk& walk : beat.walks)
            ids.insert(walk.character);
        for (const DirectedSeat& seat : beat.seats)
            ids.insert(seat.character);
        for (const DirectedGesture& gesture : beat.gestures)
            ids.insert(gesture.character);
    }
    return ids;
}

} // namespace

Stage enter_scene(const DirectedScene& scene, const Set& set, Seconds start, Timeline& timeline) {
    Stage stage;
    double free_x = 0;
    for (const Staging& staging : scene.staging) {
        Actor* actor = actor_of(timeline, staging.character);
        if (!actor || stage.contains(staging.character))
            continue;
        Whereabouts& who = stage[staging.character];
        who = {staging.position, radians(staging.yaw_deg), false, start};
        free_x = std::max(free_x, staging.position.x() + free_place);
        const StageSeat* seat = staging.seat ? seat_named(set, *staging.seat) : nullptr;
        if (seat)
            sit(*seat, start, who, *actor);
        else
            actor->marks.push_back({start, who.position, who.yaw_rad});
    }
    for (const std::string& id : everybody_in(scene)) {
        Actor* actor = actor_of(timeline, id);
        if (!actor || stage.contains(id))
            continue;
        stage[id] = {Vec3(free_x, 0, 0), 0, false, start};
        actor->marks.push_back({start, stage[id].position, 0});
        free_x += free_place;
    }
    return stage;
}

Seconds play_movement(const Beat& beat, const Set& set, Seconds start,
                      const std::optional<TimeRange>& line, std::optional<Seconds> deadline,
                      Stage& stage, Timeline& timeline) {
    Seconds done = start;
    for (const DirectedWalk& order : beat.walks) {
        Actor* actor = actor_of(timeline, order.character);
        if (!actor)
            continue;
        Whereabouts& who = stage[order.character];
        const Seconds at = stand_up(std::max(start + order.at, who.free_at), who, *actor);
        const double metres = (order.to - who.position).norm();
        const std::optional<double> facing =
            order.facing_deg ? std::optional(radians(*order.facing_deg)) : std::nullopt;
        const Errand errand{order.to, facing, order.backwards, speed_for(order, metres, at, line)};
        done = std::max(done, walk(errand, at, deadline, who, *actor));
    }
    for (const DirectedSeat& order : beat.seats) {
        Actor* actor = actor_of(timeline, order.character);
        if (!actor)
            continue;
        Whereabouts& who = stage[order.character];
        Seconds at = std::max(start + order.at, who.free_at);
        const StageSeat* seat = seat_named(set, order.seat);
        if (order.seat.empty() || (seat && who.sitting))
            at = stand_up(at, who, *actor);
        if (seat) {
            if ((feet_of(*seat) - who.position).norm() > seat_reach)
                at = walk({feet_of(*seat), radians(seat->yaw_deg)}, at, deadline, who, *actor);
            sit(*seat, at, who, *actor);
            at = who.free_at = at + rising;
        }
        done = std::max(done, at);
    }
    return done;
}

void leave_scene(const TimeRange& scene, const Stage& stage, Timeline& timeline) {
    for (const auto& [id, who] : stage) {
        Actor& actor = *actor_of(timeline, id);
        actor.on_stage.push_back(scene);
        if (who.sitting)
            actor.seats.back().range.end = scene.end;
        // Those of earlier scenes ended with them.
        for (auto seat = actor.seats.rbegin();
             seat != actor.seats.rend() && seat->range.start >= scene.start; ++seat)
            seat->range.end = std::min(seat->range.end, std::max(scene.end, seat->range.start));
        while (!actor.walks.empty() && actor.walks.back().range.start >= scene.end)
            actor.walks.pop_back();
        if (!actor.walks.empty())
            actor.walks.back().range.end = std::min(actor.walks.back().range.end, scene.end);
    }
}

} // namespace mh
