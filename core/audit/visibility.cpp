#include "core/audit/visibility.h"

#include <algorithm>

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

std::vector<GestureSeen> gestures_seen(const Timeline& timeline, const Tracks& tracks) {
    std::vector<GestureSeen> found;
    for (std::size_t actor = 0; actor < timeline.actors.size(); ++actor)
        for (std::size_t i = 0; i < timeline.actors[actor].gestures.size(); ++i) {
            const Gesture& gesture = timeline.actors[actor].gestures[i];
            if (!is_audited(gesture) || timeline.frames == 0)
                continue;
            const FrameRange frames = frames_to_see(gesture, timeline);
            const HandsSeen hands =
                hands_seen(gesture.hands, part_of(tracks[actor], frames), timeline.picture);
            const Shot* shot = shot_at(timeline, gesture.stroke);
            found.push_back({shot ? shot->id : "", actor, i, frames, hands.seen, hands.missing_px,
                             hands.seen == Seen::seen});
        }
    std::stable_sort(found.begin(), found.end(), [](const GestureSeen& a, const GestureSeen& b) {
        return a.frames.first < b.frames.first;
    });
    return found;
}

} // namespace mh
