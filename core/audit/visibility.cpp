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
    for (std::size_t frame = 0; frame < frames.size(); ++frame)
        for (const std::size_t side : {0u, 1u}) {
            const ActorProbe& probe = frames[frame];
            const bool used = hands == Hands::both || (hands == Hands::left) == (side == 0);
            const HandOnPicture& hand = probe.hands[side];
            const bool ahead = probe.on_stage && hand.ahead;
            const double missing = ahead ? overreach_px(hand, picture) : 0;
            if (!used || (ahead && missing <= 0))
                continue;
            const Bone bone = side == 0 ? Bone::left_hand : Bone::right_hand;
            if (!ahead || !probe.in_picture)
                return {Seen::off_camera, 0, bone, frame};
            if (missing > result.missing_px)
                result = {Seen::cut_by_edge, missing, bone, frame};
        }
    return result;
}

FrameRange frames_to_see(const Gesture& gesture, const Timeline& timeline) {
    const Seconds briefly = gesture.stroke + timeline.audit.stroke_seconds;
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
GestureSeen reaction_of(std::vector<GestureSeen> extras, std::size_t enough) {
    const GestureSeen first = extras.front();
    std::stable_sort(extras.begin(), extras.end(), [](const GestureSeen& a, const GestureSeen& b) {
        return std::pair(a.seen, a.missing_px) < std::pair(b.seen, b.missing_px);
    });
    const GestureSeen& judged = extras[std::min(enough, extras.size()) - 1];
    GestureSeen reaction = first;
    reaction.seen = judged.seen;
    reaction.missing_px = judged.missing_px;
    reaction.hand = judged.hand;
    reaction.worst = judged.worst;
    reaction.passes = judged.passes;
    const auto seen = std::count_if(extras.begin(), extras.end(),
                                    [](const GestureSeen& extra) { return extra.passes; });
    reaction.extras = {static_cast<std::size_t>(seen), extras.size()};
    return reaction;
}

bool in_crowd(const Timeline& timeline, const GestureSeen& seen) {
    return !timeline.actors[seen.actor].crowd.empty();
}

} // namespace

GestureSeen seen_gesture(const Timeline& timeline, std::size_t actor, std::size_t gesture,
                         std::span<const ActorProbe> frames) {
    const Gesture& made = timeline.actors[actor].gestures[gesture];
    const HandsSeen hands = hands_seen(made.hands, frames, timeline.picture);
    const Shot* shot = shot_at(timeline, made.stroke);
    GestureSeen seen;
    seen.shot = shot ? shot->id : "";
    seen.actor = actor;
    seen.gesture = gesture;
    seen.frames = frames_to_see(made, timeline);
    seen.seen = hands.seen;
    seen.missing_px = hands.missing_px;
    seen.passes = hands.seen == Seen::seen;
    seen.hand = hands.hand;
    seen.worst = seen.frames.first + static_cast<Frame>(hands.frame);
    return seen;
}

std::vector<GestureSeen> with_reactions_joined(const Timeline& timeline,
                                               std::vector<GestureSeen> gestures) {
    std::stable_sort(
        gestures.begin(), gestures.end(),
        [](const GestureSeen& a, const GestureSeen& b) { return a.frames.first < b.frames.first; });
    std::vector<std::vector<GestureSeen>> groups;
    std::vector<std::size_t> reactions; // the groups that are a crowd's
    for (GestureSeen& seen : gestures) {
        const auto same = std::find_if(reactions.rbegin(), reactions.rend(), [&](std::size_t i) {
            return in_crowd(timeline, seen) && is_one_reaction(timeline, groups[i].front(), seen);
        });
        if (same != reactions.rend()) {
            groups[*same].push_back(std::move(seen));
            continue;
        }
        if (in_crowd(timeline, seen))
            reactions.push_back(groups.size());
        groups.push_back({std::move(seen)});
    }
    std::vector<GestureSeen> joined;
    for (const std::vector<GestureSeen>& group : groups)
        joined.push_back(
            in_crowd(timeline, group.front())
                ? reaction_of(group, static_cast<std::size_t>(timeline.audit.crowd_seen))
                : group.front());
    return joined;
}

} // namespace mh
