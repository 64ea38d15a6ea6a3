#include "core/audit/audit.h"

#include "core/audit/findings.h"
#include "core/audit/parallel.h"
#include "core/audit/visibility.h"
#include "core/picture/picture.h"

#include <algorithm>

namespace mh {

namespace {

constexpr std::size_t chunk_frames = 16;

bool speaks_on_screen(const Timeline& timeline, std::size_t actor, Seconds t) {
    return std::any_of(timeline.lines.begin(), timeline.lines.end(), [&](const Line& line) {
        return line.on_screen && line.range.contains(t) && line.actor == timeline.actors[actor].id;
    });
}

void probe_frame(const Performance& performance, const IdleDials& dials, Frame frame, Layer layer,
                 Tracks& tracks) {
    const Timeline& timeline = performance.timeline();
    const Seconds t = seconds_of(frame, timeline.fps);
    const Projection projection(camera_at(timeline, t), timeline.picture);
    for (std::size_t actor = 0; actor < timeline.actors.size(); ++actor) {
        // Before is compared under the lines alone.
        if (layer == Layer::off && !speaks_on_screen(timeline, actor, t))
            continue;
        ActorProbe& probe = tracks[actor][static_cast<std::size_t>(frame)];
        probe = probe_actor(timeline.characters[actor], performance.skeleton(actor),
                            performance.at(actor, t, dials, layer), projection);
        probe.energy = static_cast<float>(performance.energy(actor, t));
    }
}

Tracks empty_tracks(const Timeline& timeline) {
    return Tracks(timeline.actors.size(), Track(static_cast<std::size_t>(timeline.frames)));
}

// With the layer on, and under the lines with it off where `before` is asked for.
struct Probes {
    Tracks on;
    Tracks off;
};

std::optional<Probes> probe_episode(const Performance& performance, const AuditRequest& request) {
    const Timeline& timeline = performance.timeline();
    Probes probes{empty_tracks(timeline), {}};
    if (request.before)
        probes.off = empty_tracks(timeline);
    const auto work = [&](std::size_t first, std::size_t end) {
        for (std::size_t i = first; i < end; ++i) {
            const auto frame = static_cast<Frame>(i);
            probe_frame(performance, request.dials, frame, Layer::on, probes.on);
            if (request.before)
                probe_frame(performance, request.dials, frame, Layer::off, probes.off);
        }
    };
    const ChunkedWork plan{static_cast<std::size_t>(timeline.frames), chunk_frames, request.threads,
                           request.progress, request.cancelled};
    if (!for_each_chunk(plan, work))
        return std::nullopt;
    return probes;
}

} // namespace

std::optional<Audit> audit(const Performance& performance, const AuditRequest& request) {
    const Timeline& timeline = performance.timeline();
    const std::optional<Probes> probes = probe_episode(performance, request);
    if (!probes)
        return std::nullopt;
    Audit result;
    result.episode = timeline.episode;
    result.fps = timeline.fps;
    result.dials = request.dials;
    result.gestures = gestures_seen(timeline, probes->on);

    std::vector<ShotFindings> shots(timeline.shots.size());
    const auto measure = [&](std::size_t first, std::size_t end) {
        for (std::size_t i = first; i < end; ++i)
            shots[i] = measure_shot(timeline, i, probes->on, probes->off);
    };
    if (!for_each_chunk({shots.size(), 1, request.threads, {}, request.cancelled}, measure))
        return std::nullopt;
    result.actors = curves_of(timeline, probes->on, shots);
    for (ShotFindings& shot : shots)
        std::move(shot.speaking.begin(), shot.speaking.end(), std::back_inserter(result.speaking));
    return result;
}

} // namespace mh
