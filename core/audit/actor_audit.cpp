#include "core/audit/actor_audit.h"

#include "core/audit/shot_stillness.h"
#include "core/audit/trembling.h"

#include <algorithm>
#include <numeric>

namespace mh {

namespace {

double mean(const std::vector<float>& values, Frame first, Frame end) {
    const double sum = std::accumulate(values.begin() + first, values.begin() + end, 0.0);
    return end > first ? sum / static_cast<double>(end - first) : 0;
}

void put_movement(const Portrait& portrait, const Track& track, const Motion& body,
                  ActorInShot& found) {
    const Motion face = face_motion(portrait, track.probes);
    for (std::size_t i = 1; i < track.probes.size(); ++i) {
        const Movement moved = movement(body, face, i);
        found.body_px[i] = track.probes[i].px_per_metre * moved.body_m;
        found.face_px[i] = track.probes[i].px_per_metre * moved.face_m;
    }
}

bool within_limit(const StillSpan& span, const Timeline& timeline) {
    return static_cast<double>(span.frames.count()) <=
           timeline.audit.still_seconds * timeline.fps + 1e-6;
}

bool ever_in_picture(std::span<const ActorProbe> track) {
    return std::any_of(track.begin(), track.end(),
                       [](const ActorProbe& probe) { return probe.in_picture; });
}

// A line's frames in the shot, where `actor` speaks it on screen and in the picture, or where
// somebody else speaks it.
FrameRange frames_of_line(const Scope& scope, const Line& line) {
    return meet(frames_of(line.range, scope.timeline), scope.frames);
}

SpeakingShot speaking_shot(const Scope& scope, const Line& line, std::size_t actor,
                           const FrameRange& frames, const ShotStillness& stillness,
                           const ActorInShot& in_shot) {
    const Frame first = scope.frames.first;
    SpeakingShot found;
    found.shot = scope.shot.id;
    found.line = line.id;
    found.actor = actor;
    found.frames = frames;
    found.longest = stillness.longest(frames);
    found.spans = stillness.spans(frames, scope.timeline.fps);
    found.body_px = mean(in_shot.body_px, frames.first - first, frames.end - first);
    found.face_px = mean(in_shot.face_px, frames.first - first, frames.end - first);
    const auto judged = without_declared(frames, scope.timeline.actors[actor], scope.timeline);
    found.still_on_purpose = judged != std::vector<FrameRange>{frames};
    found.passes = std::all_of(judged.begin(), judged.end(), [&](const FrameRange& part) {
        return within_limit(stillness.longest(part), scope.timeline);
    });
    return found;
}

StillSpan longest_before(const Scope& scope, const Portrait& portrait, std::size_t actor,
                         const FrameRange& frames) {
    const Track off = std::move(tracks_of(scope, {actor}, frames, Layer::off)[0]);
    return ShotStillness(
               body_motion(portrait, off.probes, scope.timeline.picture, scope.timeline.audit),
               frames)
        .longest(frames);
}

void add_listening(const Scope& scope, std::size_t actor, const FrameRange& frames,
                   const ShotStillness& stillness, std::optional<Listening>& listening) {
    const StillSpan longest = stillness.longest(frames);
    if (!listening)
        listening = Listening{scope.shot.id, actor, frames, longest};
    listening->frames.end = std::max(listening->frames.end, frames.end);
    if (longest.frames.count() > listening->longest.frames.count())
        listening->longest = longest;
}

std::optional<Trembling> trembling_of(const Scope& scope, std::size_t actor, const Motion& motion) {
    std::vector<bool> busy(motion.frames);
    for (const ActorBusy& one : scope.contents.busy) {
        if (one.actor != actor)
            continue;
        const FrameRange frames = meet(frames_of(one.range, scope.timeline), scope.frames);
        std::fill(busy.begin() + (frames.first - scope.frames.first),
                  busy.begin() + (frames.end - scope.frames.first), true);
    }
    const Tremble tremble = most_trembling(motion, busy, scope.timeline.fps);
    if (!tremble.judged)
        return std::nullopt;
    const Frame first = scope.frames.first;
    return Trembling{scope.shot.id,
                     actor,
                     {first + static_cast<Frame>(tremble.frames.first),
                      first + static_cast<Frame>(tremble.frames.end)},
                     bone_of_channel(tremble.point),
                     tremble.share,
                     tremble.share <= scope.timeline.audit.tremble_share};
}

} // namespace

ActorInShot unmeasured(const Scope& scope, std::size_t actor) {
    const auto frames = static_cast<std::size_t>(scope.frames.count());
    ActorInShot in_shot;
    in_shot.body_px.resize(frames);
    in_shot.face_px.resize(frames);
    for (Frame frame = scope.frames.first; frame < scope.frames.end; ++frame)
        in_shot.energy.push_back(static_cast<float>(
            scope.performance.energy(actor, seconds_of(frame, scope.timeline.fps))));
    return in_shot;
}

ActorFindings audit_actor(const Scope& scope, std::size_t actor, const Track& track) {
    ActorFindings found;
    ActorInShot& in_shot = found.in_shot;
    in_shot = unmeasured(scope, actor);
    const auto portrait = portrait_of(scope.timeline, actor, scope.shot, track);
    if (!portrait)
        return found;
    const ShotStillness stillness(
        body_motion(*portrait, track.probes, scope.timeline.picture, scope.timeline.audit),
        scope.frames);
    in_shot.spans = stillness.spans(scope.frames, scope.timeline.fps);
    put_movement(*portrait, track, stillness.motion(), in_shot);
    found.trembling = trembling_of(scope, actor, stillness.motion());
    for (const std::size_t index : scope.contents.lines) {
        const Line& line = scope.timeline.lines[index];
        const FrameRange frames = frames_of_line(scope, line);
        if (!ever_in_picture(track.part(frames)))
            continue;
        if (line.actor != scope.timeline.actors[actor].id) {
            add_listening(scope, actor, frames, stillness, found.listening);
        } else if (line.on_screen) {
            SpeakingShot speaking = speaking_shot(scope, line, actor, frames, stillness, in_shot);
            if (scope.request.before)
                speaking.before = longest_before(scope, *portrait, actor, frames);
            found.speaking.push_back(std::move(speaking));
        }
    }
    return found;
}

} // namespace mh
