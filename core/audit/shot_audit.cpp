#include "core/audit/shot_audit.h"

#include "core/audit/actor_audit.h"
#include "core/audit/heads.h"
#include "core/audit/parallel.h"
#include "core/audit/visibility.h"

#include <algorithm>

namespace mh {

namespace {

void collect(ActorFindings&& actor, ActorInShot& in_shot, ShotFindings& found) {
    in_shot = std::move(actor.in_shot);
    std::move(actor.speaking.begin(), actor.speaking.end(), std::back_inserter(found.speaking));
    if (actor.listening)
        found.listening.push_back(std::move(*actor.listening));
    if (actor.trembling)
        found.trembling.push_back(std::move(*actor.trembling));
}

// As many at a time as there are threads, so that no more tracks are kept than can be worked on.
void audit_actors(const Scope& scope, const std::vector<std::size_t>& actors, ShotFindings& found) {
    const std::size_t at_once = std::max(1U, scope.request.threads);
    for (std::size_t first = 0; first < actors.size(); first += at_once) {
        const std::vector<std::size_t> some(
            actors.begin() + static_cast<std::ptrdiff_t>(first),
            actors.begin() + static_cast<std::ptrdiff_t>(std::min(first + at_once, actors.size())));
        const std::vector<Track> tracks = tracks_of(scope, some, scope.frames, Layer::on);
        if (scope.request.cancelled && scope.request.cancelled())
            return;
        std::vector<ActorFindings> of_each(some.size());
        const auto work = [&](std::size_t from, std::size_t end) {
            for (std::size_t i = from; i < end; ++i)
                of_each[i] = audit_actor(scope, some[i], tracks[i]);
        };
        // Nothing cancels it.
        static_cast<void>(for_each_chunk({some.size(), 1, scope.request.threads, {}, {}}, work));
        for (std::size_t i = 0; i < some.size(); ++i)
            collect(std::move(of_each[i]), found.actors[some[i]], found);
    }
}

} // namespace

GestureSeen look_at(const Performance& performance, const Shot& shot, const ActorGesture& gesture,
                    const IdleDials& dials) {
    const Timeline& timeline = performance.timeline();
    const Gesture& made = timeline.actors[gesture.actor].gestures[gesture.gesture];
    const FrameRange frames = frames_to_see(made, timeline);
    std::vector<ActorProbe> probes;
    for (Frame frame = frames.first; frame < frames.end; ++frame)
        probes.push_back(probe_actor(
            timeline.characters[gesture.actor], performance.skeleton(gesture.actor),
            performance.at(gesture.actor, seconds_of(frame, timeline.fps), dials, Layer::on),
            projection_at(timeline, shot, frame)));
    return seen_gesture(timeline, gesture.actor, gesture.gesture, probes);
}

ShotFindings audit_shot(const Performance& performance, const Shot& shot,
                        const ShotContents& contents, const ShotRequest& request) {
    const Scope scope = scope_of(performance, shot, contents, request);
    ShotFindings found;
    found.frames = scope.frames;
    std::vector<std::size_t> measured;
    for (std::size_t actor = 0; actor < scope.timeline.actors.size(); ++actor) {
        const bool wanted = request.actor.value_or(actor) == actor;
        found.actors.push_back(wanted ? ActorInShot{} : unmeasured(scope, actor));
        if (wanted)
            measured.push_back(actor);
    }
    audit_actors(scope, measured, found);
    std::stable_sort(found.speaking.begin(), found.speaking.end(),
                     [](const SpeakingShot& a, const SpeakingShot& b) {
                         return a.frames.first < b.frames.first;
                     });
    found.gestures.resize(contents.gestures.size());
    const auto look = [&](std::size_t first, std::size_t end) {
        for (std::size_t i = first; i < end; ++i)
            found.gestures[i] = look_at(performance, shot, contents.gestures[i], request.dials);
    };
    static_cast<void>(for_each_chunk(
        {contents.gestures.size(), 1, request.threads, {}, request.cancelled}, look));
    if (request.heads != nullptr)
        found.heads = framed_heads(performance, *request.heads, request.dials, shot);
    return found;
}

} // namespace mh
