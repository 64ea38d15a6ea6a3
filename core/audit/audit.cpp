#include "core/audit/audit.h"

#include "core/audit/heads.h"
#include "core/audit/parallel.h"
#include "core/audit/shot_audit.h"
#include "core/audit/visibility.h"

#include <algorithm>
#include <atomic>
#include <iterator>

namespace mh {

namespace {

template <typename T>
void append(std::vector<T>& to, std::vector<T>&& from) {
    std::move(from.begin(), from.end(), std::back_inserter(to));
}

std::vector<ActorCurves> empty_curves(const Timeline& timeline) {
    const auto frames = static_cast<std::size_t>(timeline.frames);
    std::vector<ActorCurves> curves(timeline.actors.size());
    for (ActorCurves& curve : curves)
        for (std::vector<float>* values : {&curve.energy, &curve.body_px, &curve.face_px})
            values->resize(frames);
    return curves;
}

// A shot writes to its own frames of the curves alone.
void put_curves(ShotFindings& shot, std::vector<ActorCurves>& curves) {
    for (std::size_t actor = 0; actor < curves.size(); ++actor) {
        const ActorInShot& in_shot = shot.actors[actor];
        const auto put = [&](const std::vector<float>& from, std::vector<float>& to) {
            std::copy(from.begin(), from.end(), to.begin() + shot.frames.first);
        };
        put(in_shot.energy, curves[actor].energy);
        put(in_shot.body_px, curves[actor].body_px);
        put(in_shot.face_px, curves[actor].face_px);
        shot.actors[actor].energy = {};
        shot.actors[actor].body_px = {};
        shot.actors[actor].face_px = {};
    }
}

void collect(ShotFindings&& shot, std::vector<GestureSeen>& gestures, Audit& audit) {
    append(audit.speaking, std::move(shot.speaking));
    append(audit.listening, std::move(shot.listening));
    append(audit.trembling, std::move(shot.trembling));
    append(gestures, std::move(shot.gestures));
    if (shot.heads)
        audit.heads.push_back(std::move(*shot.heads));
    for (std::size_t actor = 0; actor < shot.actors.size(); ++actor)
        append(audit.actors[actor].spans, std::move(shot.actors[actor].spans));
}

} // namespace

std::optional<Audit> audit(const Performance& performance, const AuditRequest& request) {
    const Timeline& timeline = performance.timeline();
    Audit result;
    result.episode = timeline.episode;
    result.fps = timeline.fps;
    result.dials = request.dials;
    result.limits = timeline.audit;
    result.actors = empty_curves(timeline);

    std::atomic<bool> stopped{false};
    const std::vector<HeadShape> heads =
        request.heads ? head_shapes_of(performance, request.threads) : std::vector<HeadShape>{};
    ShotRequest shot_request{
        request.dials, request.before, request.heads ? &heads : nullptr, {}, {}};
    shot_request.cancelled = [&] {
        if (request.cancelled && request.cancelled())
            stopped = true;
        return stopped.load();
    };
    const std::vector<ShotContents> contents = contents_of(timeline);
    std::vector<ShotFindings> shots(timeline.shots.size());
    const auto work = [&](std::size_t first, std::size_t end) {
        for (std::size_t i = first; i < end && !stopped; ++i) {
            shots[i] = audit_shot(performance, timeline.shots[i], contents[i], shot_request);
            if (!stopped)
                put_curves(shots[i], result.actors);
        }
    };
    if (!for_each_chunk(
            {shots.size(), 1, request.threads, request.progress, shot_request.cancelled}, work) ||
        stopped)
        return std::nullopt;
    std::vector<GestureSeen> gestures;
    for (ShotFindings& shot : shots)
        collect(std::move(shot), gestures, result);
    result.gestures = with_reactions_joined(timeline, std::move(gestures));
    return result;
}

} // namespace mh
