#include "core/audit/shot_stillness.h"

#include "core/audit/shot_contents.h"
#include "core/picture/picture.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr Seconds shortest_span = 0.25;

} // namespace

std::optional<Portrait> portrait_of(const Timeline& timeline, std::size_t actor, const Shot& shot,
                                    const Track& track) {
    const auto seen = std::find_if(track.probes.begin(), track.probes.end(), [](const auto& probe) {
        return probe.in_picture && probe.px_per_metre > 0;
    });
    if (seen == track.probes.end())
        return std::nullopt;
    const Seconds t = seconds_of(track.first + (seen - track.probes.begin()), timeline.fps);
    const Vec3 floor = seen->floor_world.cast<double>();
    return Portrait(Projection(camera_at(shot, t), timeline.picture), floor,
                    middle_of(timeline.characters[actor], floor));
}

ShotStillness::ShotStillness(Motion motion, const FrameRange& frames)
    : m_frames(frames), m_motion(std::move(motion)), m_starts(still_starts(m_motion)) {}

StillSpan ShotStillness::longest(const FrameRange& within) const {
    return span_of(longest_still(m_starts, window_of(within)));
}

std::vector<StillSpan> ShotStillness::spans(const FrameRange& within, double fps) const {
    const auto least = static_cast<std::size_t>(std::ceil(shortest_span * fps - 1e-6));
    std::vector<StillSpan> spans;
    for (const Window& window : still_windows(m_starts, window_of(within), least))
        spans.push_back(span_of(window));
    return spans;
}

Window ShotStillness::window_of(const FrameRange& frames) const {
    return {static_cast<std::size_t>(frames.first - m_frames.first),
            static_cast<std::size_t>(frames.end - m_frames.first)};
}

StillSpan ShotStillness::span_of(const Window& window) const {
    const NearestChannel nearest = nearest_to_breaking(m_motion, window);
    return {{m_frames.first + static_cast<Frame>(window.first),
             m_frames.first + static_cast<Frame>(window.end)},
            bone_of_channel(nearest.channel),
            nearest.share};
}

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

} // namespace mh
