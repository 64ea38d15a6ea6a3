#include "core/acting/role.h"

#include "core/base/easing.h"

namespace mh {

namespace {

constexpr double walk_settles = 0.6; // as hard as a gesture of this intensity

KeyedTurns keyed_turns(const KeyedPose& pose) {
    KeyedTurns keyed{pose, {}};
    for (const BoneTurn& turn : pose.turns)
        if (const std::optional<Bone> bone = bone_named(turn.bone))
            keyed.turns_rad.emplace_back(*bone, turn.degrees * (pi / 180));
    return keyed;
}

std::vector<Ending> endings_of(const Gesturing& gesturing, const Blocking& blocking) {
    std::vector<Ending> endings = gesturing.endings();
    for (const Seconds arrival : blocking.arrivals())
        endings.push_back({arrival - 0.15, walk_settles});
    return endings;
}

template <typename Keys, typename TimeOf>
Moments times_of(const Keys& keys, TimeOf&& time_of) {
    std::vector<Seconds> times;
    for (const auto& key : keys)
        times.push_back(time_of(key));
    return Moments(std::move(times));
}

// Eyes that are busy dart less.
double freedom_of_eyes(const Role& role, Seconds t) {
    constexpr double busy = 0.45;
    return (role.looking.is_looking(t) ? busy : 1) * lerp(1, busy, talking_at(role.talk, t).weight);
}

} // namespace

Role::Role(const Timeline& timeline, std::size_t index, Seconds length) {
    const Actor& actor = timeline.actors[index];
    const Character& character = timeline.characters[index];
    const Seed seed = Seed{timeline.seed}.with(timeline.episode).with(actor.id);
    body = Physique(character.build);
    blocking = Blocking(actor, body);
    gesturing = Gesturing(timeline, index, body);
    looking = Looking(timeline, index);
    talk = Talk(actor.speaking, seed);
    weight = Weight(seed, talk, length);
    settling = Settling(endings_of(gesturing, blocking));
    darts = Darts(seed, length, [this](Seconds t) { return freedom_of_eyes(*this, t); });
    blinks = Blinks(seed, talk, looking.changes(), length);
    breathing = actor.breathing;
    breathing.phase += seed.with("breath").unit();
    feelings = {{-1, character.resting, 0.5}};
    feelings.insert(feelings.end(), actor.expressions.begin(), actor.expressions.end());
    feeling_times = times_of(feelings, [](const ExpressionKey& key) { return key.time; });
    mouth_times = times_of(actor.mouths, [](const MouthKey& key) { return key.time; });
    mouths = {MouthShape::X};
    for (const MouthKey& key : actor.mouths)
        mouths.push_back(key.shape);
    on_stage = actor.on_stage;
    entrances = times_of(on_stage, [](const TimeRange& range) { return range.start; });
    std::vector<TimeRange> keyed_ranges;
    for (const KeyedPose& pose : actor.poses) {
        keyed.push_back(keyed_turns(pose));
        keyed_ranges.push_back(pose.range);
    }
    keyed_index = SpanIndex(keyed_ranges);
    still = actor.still;
    still_index = SpanIndex(still);
}

Vec3 Role::eyes_at(const Place& place, const YawTurn& facing) const {
    const double sunk = place.seated * (body.hips_m - place.seat_m - body.seat_pad_m);
    return place.position + Vec3(0, body.eye_m - sunk, 0) +
           0.15 * body.build.head_width * facing.ahead();
}

bool Role::is_on_stage(Seconds t) const {
    const std::size_t entered = entrances.until(t);
    return entered > 0 && on_stage[entered - 1].contains(t);
}

} // namespace mh
