#include "core/acting/part.h"

#include <algorithm>

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

} // namespace

Part::Part(const Timeline& timeline, std::size_t index, const std::vector<Seconds>& cuts) {
    const Actor& actor = timeline.actors[index];
    const Character& character = timeline.characters[index];
    body = Body(character.build);
    seed = Seed{timeline.seed}.with(timeline.episode).with(actor.id);
    blocking = Blocking(actor, body);
    gesturing = Gesturing(actor.gestures, body);
    looking = Looking(actor.looks, cuts);
    talk = Talk(actor.speaking, seed);
    settling = Settling(endings_of(gesturing, blocking));
    blinks = Blinks(seed, talk, looking.changes());
    breathing = actor.breathing;
    breathing.phase += seed.with("breath").unit();
    feelings = {{-1, character.resting, 0.5}};
    feelings.insert(feelings.end(), actor.expressions.begin(), actor.expressions.end());
    for (const ExpressionKey& key : feelings)
        feeling_times.push_back(key.time);
    mouths = actor.mouths;
    on_stage = actor.on_stage;
    std::vector<TimeRange> keyed_ranges;
    for (const KeyedPose& pose : actor.poses) {
        keyed.push_back(keyed_turns(pose));
        keyed_ranges.push_back(pose.range);
    }
    keyed_index = SpanIndex(keyed_ranges);
    still = actor.still;
    still_index = SpanIndex(still);
}

Vec3 Part::eyes_at(const Place& place) const {
    const double sunk = place.seated * (body.hips_m - place.seat_m - body.seat_pad_m);
    return place.position + Vec3(0, body.eye_m - sunk, 0) +
           about_y(place.yaw_rad) * Vec3(0, 0, 0.15 * body.build.head_width);
}

bool Part::is_on_stage(Seconds t) const {
    const auto after =
        std::upper_bound(on_stage.begin(), on_stage.end(), t,
                         [](Seconds s, const TimeRange& range) { return s < range.start; });
    return after != on_stage.begin() && (after - 1)->contains(t);
}

} // namespace mh
