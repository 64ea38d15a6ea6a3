#include "core/audit/visibility.h"

#include <algorithm>
#include <cmath>

namespace mh {

double overreach_px(const HandOnPicture& hand, PictureSize picture) {
    const Eigen::Vector2f far_corner(static_cast<float>(picture.width),
                                     static_cast<float>(picture.height));
    double most = 0;
    for (const Eigen::Vector2f& end : {hand.joint_px, hand.tip_px}) {
        const double before = hand.radius_px - end.minCoeff();
        const double beyond = hand.radius_px - (far_corner - end).minCoeff();
        most = std::max({most, before, beyond});
    }
    return most;
}

HandsSeen hands_seen(Hands hands, std::span<const ActorProbe> frames, PictureSize picture) {
    HandsSeen result;
    for (const ActorProbe& probe : frames)
        for (const std::size_t side : {0u, 1u}) {
            const bool used = hands == Hands::both || (hands == Hands::left) == (side == 0);
            const HandOnPicture& hand = probe.hands[side];
            const bool ahead = probe.on_stage && hand.ahead;
            const double missing = ahead ? overreach_px(hand, picture) : 0;
            if (!used || (ahead && missing <= 0))
                continue;
            if (!ahead || !probe.in_picture)
                return {Seen::off_camera, 0};
            result = {Seen::cut_by_edge, std::max(result.missing_px, missing)};
        }
    return result;
}

FrameRange frames_to_see(const Gesture& gesture, const Timeline& timeline) {
    const Seconds briefly = gesture.stroke + stroke_seen_seconds;
    const bool held = gesture.hold_end > gesture.stroke;
    Seconds end = held ? gesture.hold_end : briefly;
    if (const Shot* shot = shot_at(timeline, gesture.stroke))
        end = std::min(end, std::max(shot->range.end, briefly));
    FrameRange frames = frames_in({gesture.stroke, end}, timeline.fps);
    frames.first = std::clamp<Frame>(frames.first, 0, std::max<Frame>(timeline.frames - 1, 0));
    frames.end =
        std::clamp(frames.end, frames.first + 1, std::max(timeline.frames, frames.first + 1));
    return frames;
}

bool is_audited(const Gesture& gesture) {
    return uses_hands(gesture.kind) && !gesture.cue.empty();
}

namespace {

constexpr Seconds crowd_apart = 1; // between the strokes of one reaction, at most

GestureSeen look_at(const Timeline& timeline, const Tracks& tracks, std::size_t actor,
                    std::size_t index) {
    const Gesture& gesture = timeline.actors[actor].gestures[index];
    const FrameRange frames = frames_to_see(gesture, timeline);
    const HandsSeen hands =
        hands_seen(gesture.hands, part_of(tracks[actor], frames), timeline.picture);
    const Shot* shot = shot_at(timeline, gesture.stroke);
    return {shot ? shot->id : "",     actor, index, frames, hands.seen, hands.missing_px,
            hands.seen == Seen::seen, {}};
}

const Gesture& gesture_of(const Timeline& timeline, const GestureSeen& seen) {
    return timeline.actors[seen.actor].gestures[seen.gesture];
}

bool is_one_reaction(const Timeline& timeline, const GestureSeen& a, const GestureSeen& b) {
    const Gesture& one = gesture_of(timeline, a);
    const Gesture& other = gesture_of(timeline, b);
    return timeline.actors[a.actor].crowd == timeline.actors[b.actor].crowd &&
           one.kind == other.kind && one.cue == other.cue && one.source_line == other.source_line &&
           std::abs(one.stroke - other.stroke) <= crowd_apart;
}

// What the extras make of one reaction; those that are seen best come first.
GestureSeen reaction_of(std::vector<GestureSeen> extras) {
    const GestureSeen first = extras.front();
    std::stable_sort(extras.begin(), extras.end(), [](const GestureSeen& a, const GestureSeen& b) {
        return std::pair(a.seen, a.missing_px) < std::pair(b.seen, b.missing_px);
    });
    const GestureSeen& judged = extras[std::min(crowd_seen, extras.size()) - 1];
    GestureSeen reaction = first;
    reaction.seen = judged.seen;
    reaction.missing_px = judged.missing_px;
    reaction.passes = judged.passes;
    const auto seen = std::count_if(extras.begin(), extras.end(),
                                    [](const GestureSeen& extra) { return extra.passes; });
    reaction.extras = {static_cast<std::size_t>(seen), extras.size()};
    return reaction;
}

// `all` in the order of their strokes; keeps it.
std::vector<GestureSeen> with_reactions_joined(const Timeline& timeline,
                                               const std::vector<GestureSeen>& all) {
    std::vector<std::vector<GestureSeen>> groups;
    for (const GestureSeen& seen : all) {
        const bool in_crowd = !timeline.actors[seen.actor].crowd.empty();
        const auto group =
            std::find_if(groups.begin(), groups.end(), [&](const std::vector<GestureSeen>& one) {
                return in_crowd && is_one_reaction(timeline, one.front(), seen);
            });
        if (group == groups.end())
            groups.push_back({seen});
        else
            group->push_back(seen);
    }
    std::vector<GestureSeen> joined;
    for (const std::vector<GestureSeen>& group : groups) {
        const bool in_crowd = !timeline.actors[group.front().actor].crowd.empty();
        joined.push_back(in_crowd ? reaction_of(group) : group.front());
    }
    return joined;
}

} // namespace

std::vector<GestureSeen> gestures_seen(const Timeline& timeline, const Tracks& tracks) {
    std::vector<GestureSeen> found;
    for (std::size_t actor = 0; actor < timeline.actors.size(); ++actor)
        for (std::size_t i = 0; i < timeline.actors[actor].gestures.size(); ++i)
            if (is_audited(timeline.actors[actor].gestures[i]) && timeline.frames > 0)
                found.push_back(look_at(timeline, tracks, actor, i));
    std::stable_sort(found.begin(), found.end(), [](const GestureSeen& a, const GestureSeen& b) {
        return a.frames.first < b.frames.first;
    });
    return with_reactions_joined(timeline, found);
}

} // namespace mh
