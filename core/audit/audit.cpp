#include "core/audit/audit.h"

#include "core/audit/heads.h"
#include "core/audit/parallel.h"
#include "core/audit/shot_audit.h"
#include "core/audit/visibility.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iterator>
#include <numeric>

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

// The longest first, so that none of them is begun when all else is done.
std::vector<std::size_t> by_length(const Timeline& timeline) {
    std::vector<std::size_t> order(timeline.shots.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return timeline.shots[a].range.duration() > timeline.shots[b].range.duration();
    });
    return order;
}

// A shot's share of them, as its frames are of all.
unsigned threads_of_shot(const Shot& shot, const Timeline& timeline, unsigned threads) {
    const double share = static_cast<double>(frames_of(shot.range, timeline).count()) /
                         static_cast<double>(std::max<Frame>(timeline.frames, 1));
    return std::max(1U, static_cast<unsigned>(std::ceil(share * threads - 1e-9)));
}

// What all threads of an audit tell and ask.
class Watch {
  public:
    Watch(const AuditRequest& request, const Timeline& timeline)
        : m_request(request), m_bodies(static_cast<double>(timeline.actors.size()) *
                                       static_cast<double>(std::max<Frame>(timeline.frames, 1))) {}

    [[nodiscard]] bool stopped() const { return m_stopped; }
    bool ask() {
        if (m_request.cancelled && m_request.cancelled())
            m_stopped = true;
        return m_stopped;
    }
    void tell(Frame more) {
        if (m_request.progress)
            m_request.progress(std::min(1.0, static_cast<double>(m_probed += more) / m_bodies));
    }

  private:
    const AuditRequest& m_request;
    double m_bodies; // an actor in a frame each
    std::atomic<bool> m_stopped{false};
    std::atomic<Frame> m_probed{0};
};

// Each shot's findings but for its curves, which go to `curves`. Nothing when it was cancelled.
std::optional<std::vector<ShotFindings>> audit_shots(const Performance& performance,
                                                     const AuditRequest& request,
                                                     const std::vector<HeadShape>& heads,
                                                     std::vector<ActorCurves>& curves) {
    const Timeline& timeline = performance.timeline();
    Watch watch(request, timeline);
    const unsigned threads = threads_for(request.threads);
    const std::vector<ShotContents> contents = contents_of(timeline);
    const std::vector<std::size_t> order = by_length(timeline);
    std::vector<ShotFindings> shots(timeline.shots.size());
    const auto cancelled = [&] { return watch.ask(); };
    const auto work = [&](std::size_t first, std::size_t end) {
        for (std::size_t i = first; i < end && !watch.stopped(); ++i) {
            const std::size_t at = order[i];
            const Shot& shot = timeline.shots[at];
            shots[at] = audit_shot(performance, shot, contents[at],
                                   {request.dials,
                                    request.before,
                                    request.heads ? &heads : nullptr,
                                    {},
                                    cancelled,
                                    threads_of_shot(shot, timeline, threads),
                                    [&](Frame more) { watch.tell(more); }});
            if (!watch.stopped())
                put_curves(shots[at], curves);
        }
    };
    if (!for_each_chunk({shots.size(), 1, threads, {}, cancelled}, work) || watch.stopped())
        return std::nullopt;
    return shots;
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
    const std::vector<HeadShape> heads =
        request.heads ? head_shapes_of(performance, request.threads) : std::vector<HeadShape>{};
    auto shots = audit_shots(performance, request, heads, result.actors);
    if (!shots)
        return std::nullopt;
    std::vector<GestureSeen> gestures;
    for (ShotFindings& shot : *shots)
        collect(std::move(shot), gestures, result);
    result.gestures = with_reactions_joined(timeline, std::move(gestures));
    return result;
}

} // namespace mh
