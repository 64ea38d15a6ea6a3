#include "core/audit/shot_tracks.h"

#include "core/audit/parallel.h"
#include "core/picture/picture.h"

namespace mh {

namespace {

constexpr std::size_t chunk_frames = 96; // probed at a time

void probe(const Scope& scope, std::size_t actor, Layer layer, Frame first, Frame end,
           Track& track) {
    for (Frame frame = first; frame < end; ++frame)
        track.probes[static_cast<std::size_t>(frame - track.first)] =
            probe_actor(scope.timeline.characters[actor], scope.performance.skeleton(actor),
                        scope.performance.at(actor, seconds_of(frame, scope.timeline.fps),
                                             scope.request.dials, layer),
                        scope.projection(frame), false);
}

} // namespace

Projection projection_at(const Timeline& timeline, const Shot& shot, Frame frame) {
    const Seconds t = seconds_of(frame, timeline.fps);
    const bool in_shot = frames_of(shot.range, timeline).contains(frame);
    return {in_shot ? camera_at(shot, t) : camera_at(timeline, t), timeline.picture};
}

Scope scope_of(const Performance& performance, const Shot& shot, const ShotContents& contents,
               const ShotRequest& request) {
    const Timeline& timeline = performance.timeline();
    Scope scope{performance, timeline, shot, contents, request, frames_of(shot.range, timeline)};
    for (Frame frame = scope.frames.first; frame < scope.frames.end; ++frame)
        scope.projections.push_back(projection_at(timeline, shot, frame));
    return scope;
}

std::vector<Track> tracks_of(const Scope& scope, const std::vector<std::size_t>& actors,
                             const FrameRange& frames, Layer layer) {
    const auto count = static_cast<std::size_t>(frames.count());
    std::vector<Track> tracks(actors.size());
    for (Track& track : tracks)
        track = {frames.first, std::vector<ActorProbe>(count)};
    const auto work = [&](std::size_t first, std::size_t end) {
        for (std::size_t chunk = first; chunk < end; ++chunk) {
            const std::size_t track = chunk % tracks.size();
            const auto from = static_cast<Frame>(chunk / tracks.size() * chunk_frames);
            const Frame until =
                std::min<Frame>(frames.count(), from + static_cast<Frame>(chunk_frames));
            probe(scope, actors[track], layer, frames.first + from, frames.first + until,
                  tracks[track]);
            if (scope.request.probed)
                scope.request.probed(until - from);
        }
    };
    const std::size_t chunks = (count + chunk_frames - 1) / chunk_frames * tracks.size();
    // Whoever asked for it knows that it was cut short.
    static_cast<void>(
        for_each_chunk({chunks, 1, scope.request.threads, {}, scope.request.cancelled}, work));
    return tracks;
}

} // namespace mh
