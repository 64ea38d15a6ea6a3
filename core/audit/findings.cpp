#include "core/audit/findings.h"

#include "core/audit/portrait.h"
#include "core/picture/picture.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mh {

namespace {

constexpr Seconds shortest_span = 0.25;

FrameRange frames_of(const TimeRange& range, const Timeline& timeline) {
    const FrameRange frames = frames_in(range, timeline.fps);
    return {std::clamp<Frame>(frames.first, 0, timeline.frames),
            std::clamp<Frame>(frames.end, 0, timeline.frames)};
}

FrameRange meet(const FrameRange& a, const FrameRange& b) {
    const Frame first = std::max(a.first, b.first);
    return {first, std::max(first, std::min(a.end, b.end))};
}

// By the shot's camera at the first frame with the actor in the picture; nothing where it never is.
std::optional<Portrait> portrait_of(const Timeline& timeline, std::size_t actor,
                                    std::span<const ActorProbe> track, Frame first) {
    const auto seen = std::find_if(track.begin(), track.end(), [](const ActorProbe& probe) {
        return probe.in_picture && probe.px_per_metre > 0;
    });
    if (seen == track.end())
        return std::nullopt;
    const Seconds t = seconds_of(first + (seen - track.begin()), timeline.fps);
    const Vec3 floor = seen->floor_world.cast<double>();
    return Portrait(Projection(camera_at(timeline, t), timeline.picture), floor,
                    middle_of(timeline.characters[actor], floor));
}

// An actor's motion over some frames of the episode, and its still windows.
class Stillness {
  public:
    Stillness(const Portrait& portrait, const Track& track, const FrameRange& frames,
              PictureSize picture)
        : m_frames(frames), m_motion(motion_of(portrait, part_of(track, frames), picture)),
          m_starts(still_starts(m_motion)) {}

    [[nodiscard]] StillSpan longest(const FrameRange& within) const {
        return span_of(longest_still(m_starts, window_of(within)));
    }
    [[nodiscard]] std::vector<StillSpan> spans(const FrameRange& within, double fps) const {
        const auto least = static_cast<std::size_t>(std::ceil(shortest_span * fps - 1e-6));
        std::vector<StillSpan> spans;
        for (const Window& window : still_windows(m_starts, window_of(within), least))
            spans.push_back(span_of(window));
        return spans;
    }

  private:
    [[nodiscard]] Window window_of(const FrameRange& frames) const {
        return {static_cast<std::size_t>(frames.first - m_frames.first),
                static_cast<std::size_t>(frames.end - m_frames.first)};
    }
    [[nodiscard]] StillSpan span_of(const Window& window) const {
        const NearestChannel nearest = nearest_to_breaking(m_motion, window);
        return {{m_frames.first + static_cast<Frame>(window.first),
                 m_frames.first + static_cast<Frame>(window.end)},
                bone_of_channel(nearest.channel),
                nearest.share};
    }

    FrameRange m_frames;
    Motion m_motion;
    std::vector<std::size_t> m_starts;
};

// What is left of `frames` without those declared still.
std::vector<FrameRange> without_declared(const FrameRange& frames, const Actor& actor,
                                         const Timeline& timeline) {
    std::vector<FrameRange> left;
    Frame from = frames.first;
    for (const TimeRange& still : actor.still) {
        const FrameRange declared = meet(frames_of(still, timeline), frames);
        if (declared.count() == 0)
            continue;
        if (declared.first > from)
            left.push_back({from, declared.first});
        from = std::max(from, declared.end);
    }
    if (from < frames.end)
        left.push_back({from, frames.end});
    return left;
}

bool within_limit(const StillSpan& span, double fps) {
    return static_cast<double>(span.frames.count()) <= still_limit * fps + 1e-6;
}

double mean(const std::vector<float>& values, Frame first, Frame end) {
    const double sum = std::accumulate(values.begin() + first, values.begin() + end, 0.0);
    return end > first ? sum / static_cast<double>(end - first) : 0;
}

ActorInShot measure_actor(const Portrait& portrait, const Track& track, const Stillness& stillness,
                          const FrameRange& frames, double fps) {
    ActorInShot found;
    found.spans = stillness.spans(frames, fps);
    const auto part = part_of(track, frames);
    found.body_px.resize(part.size());
    found.face_px.resize(part.size());
    for (std::size_t i = 1; i < part.size(); ++i) {
        if (!part[i].on_stage || !part[i - 1].on_stage)
            continue;
        const Movement moved = movement(portrait, part[i - 1], part[i]);
        found.body_px[i] = moved.body_px;
        found.face_px[i] = moved.face_px;
    }
    return found;
}

SpeakingShot speaking_shot(const Timeline& timeline, const Shot& shot, const Line& line,
                           std::size_t actor, const FrameRange& frames,
                           const Stillness& stillness) {
    SpeakingShot found;
    found.shot = shot.id;
    found.line = line.id;
    found.actor = actor;
    found.frames = frames;
    found.longest = stillness.longest(frames);
    found.spans = stillness.spans(frames, timeline.fps);
    const auto judged = without_declared(frames, timeline.actors[actor], timeline);
    found.still_on_purpose = judged != std::vector<FrameRange>{frames};
    found.passes = std::all_of(judged.begin(), judged.end(), [&](const FrameRange& part) {
        return within_limit(stillness.longest(part), timeline.fps);
    });
    return found;
}

bool ever_in_picture(std::span<const ActorProbe> track) {
    return std::any_of(track.begin(), track.end(),
                       [](const ActorProbe& probe) { return probe.in_picture; });
}

} // namespace

ShotFindings measure_shot(const Timeline& timeline, std::size_t shot_index, const Tracks& on,
                          const Tracks& off) {
    const Shot& shot = timeline.shots[shot_index];
    const FrameRange shot_frames = frames_of(shot.range, timeline);
    ShotFindings found;
    found.actors.resize(timeline.actors.size());
    for (std::size_t actor = 0; actor < timeline.actors.size(); ++actor) {
        const auto portrait =
            portrait_of(timeline, actor, part_of(on[actor], shot_frames), shot_frames.first);
        if (!portrait)
            continue;
        const Stillness stillness(*portrait, on[actor], shot_frames, timeline.picture);
        ActorInShot& in_shot = found.actors[actor];
        in_shot = measure_actor(*portrait, on[actor], stillness, shot_frames, timeline.fps);
        for (const Line& line : timeline.lines) {
            const FrameRange frames = meet(frames_of(line.range, timeline), shot_frames);
            if (!line.on_screen || line.actor != timeline.actors[actor].id ||
                !ever_in_picture(part_of(on[actor], frames)))
                continue;
            SpeakingShot speaking = speaking_shot(timeline, shot, line, actor, frames, stillness);
            speaking.body_px = mean(in_shot.body_px, frames.first - shot_frames.first,
                                    frames.end - shot_frames.first);
            speaking.face_px = mean(in_shot.face_px, frames.first - shot_frames.first,
                                    frames.end - shot_frames.first);
            if (!off.empty())
                speaking.before =
                    Stillness(*portrait, off[actor], frames, timeline.picture).longest(frames);
            found.speaking.push_back(std::move(speaking));
        }
    }
    std::stable_sort(found.speaking.begin(), found.speaking.end(),
                     [](const SpeakingShot& a, const SpeakingShot& b) {
                         return a.frames.first < b.frames.first;
                     });
    return found;
}

std::vector<ActorCurves> curves_of(const Timeline& timeline, const Tracks& on,
                                   const std::vector<ShotFindings>& shots) {
    const auto frames = static_cast<std::size_t>(timeline.frames);
    std::vector<ActorCurves> curves(timeline.actors.size());
    for (std::size_t actor = 0; actor < curves.size(); ++actor) {
        ActorCurves& curve = curves[actor];
        curve.energy.resize(frames);
        curve.body_px.resize(frames);
        curve.face_px.resize(frames);
        std::transform(on[actor].begin(), on[actor].end(), curve.energy.begin(),
                       [](const ActorProbe& probe) { return probe.energy; });
        for (std::size_t i = 0; i < shots.size(); ++i) {
            const ActorInShot& in_shot = shots[i].actors[actor];
            const Frame first = frames_of(timeline.shots[i].range, timeline).first;
            std::copy(in_shot.body_px.begin(), in_shot.body_px.end(),
                      curve.body_px.begin() + first);
            std::copy(in_shot.face_px.begin(), in_shot.face_px.end(),
                      curve.face_px.begin() + first);
            curve.spans.insert(curve.spans.end(), in_shot.spans.begin(), in_shot.spans.end());
        }
    }
    return curves;
}

} // namespace mh
