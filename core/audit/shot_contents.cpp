#include "core/audit/shot_contents.h"

#include "core/audit/trembling.h"
#include "core/audit/visibility.h"

#include <algorithm>

namespace mh {

FrameRange frames_of(const TimeRange& range, const Timeline& timeline) {
    const FrameRange frames = frames_in(range, timeline.fps);
    return {std::clamp<Frame>(frames.first, 0, timeline.frames),
            std::clamp<Frame>(frames.end, 0, timeline.frames)};
}

FrameRange meet(const FrameRange& a, const FrameRange& b) {
    const Frame first = std::max(a.first, b.first);
    return {first, std::max(first, std::min(a.end, b.end))};
}

namespace {

constexpr Seconds settling = 1; // after a gesture or a walk; the settle lasts 0.9 s
constexpr Seconds sitting_down = 1.5;
constexpr Seconds turning = 1; // half round takes 0.95 s
constexpr double sidling = 1;  // metres a second that somebody at least steps aside

// A mark inside a scene is stepped to, as a walk is; one at its head places.
void add_turns(const Actor& actor, std::vector<TimeRange>& busy) {
    for (std::size_t i = 1; i < actor.marks.size(); ++i) {
        const Mark& mark = actor.marks[i];
        const double way = (mark.position - actor.marks[i - 1].position).norm();
        busy.push_back({mark.time, mark.time + turning + way / sidling + settling});
    }
}

// A pose keyed by hand is acted, and judged by nobody but its author, unless it is gone sooner than
// a body sways that is said to tremble, and the next such pose follows as soon: that is a shake.
void add_poses(const std::vector<KeyedPose>& poses, std::vector<TimeRange>& busy) {
    constexpr Seconds soon = 1 / tremble_hz;
    const auto is_brief = [](const KeyedPose& pose) { return pose.range.duration() < soon; };
    for (std::size_t i = 0; i < poses.size(); ++i) {
        const Seconds start = poses[i].range.start;
        const bool after = i > 0 && is_brief(poses[i - 1]) && start - poses[i - 1].range.end < soon;
        const bool before = i + 1 < poses.size() && is_brief(poses[i + 1]) &&
                            poses[i + 1].range.start - poses[i].range.end < soon;
        if (!is_brief(poses[i]) || !(after || before))
            busy.push_back(poses[i].range);
    }
}

std::vector<TimeRange> busy_ranges(const Actor& actor) {
    std::vector<TimeRange> busy;
    add_turns(actor, busy);
    for (const Gesture& gesture : actor.gestures)
        busy.push_back({gesture.prepare, gesture.release_end + settling});
    for (const Walk& walk : actor.walks)
        busy.push_back({walk.range.start - settling, walk.range.end + settling});
    for (const Sitting& seat : actor.seats) {
        busy.push_back({seat.range.start, seat.range.start + sitting_down});
        busy.push_back({seat.range.end - sitting_down, seat.range.end + settling});
    }
    add_poses(actor.poses, busy);
    return busy;
}

class Contents {
  public:
    explicit Contents(const Timeline& timeline)
        : m_timeline(timeline), m_shots(timeline.shots.size()) {}

    // Calls put(contents) for each shot that the range reaches into.
    template <typename Put>
    void each(const TimeRange& range, Put put) {
        for (std::size_t shot = index_at(range.start);
             shot < m_shots.size() && m_timeline.shots[shot].range.start < range.end; ++shot)
            put(m_shots[shot]);
    }
    [[nodiscard]] ShotContents& at(Seconds t) { return m_shots[index_at(t)]; }
    [[nodiscard]] std::vector<ShotContents> take() { return std::move(m_shots); }

  private:
    [[nodiscard]] std::size_t index_at(Seconds t) const {
        return static_cast<std::size_t>(shot_at(m_timeline, t) - m_timeline.shots.data());
    }

    const Timeline& m_timeline;
    std::vector<ShotContents> m_shots;
};

} // namespace

std::vector<ShotContents> contents_of(const Timeline& timeline) {
    if (timeline.shots.empty() || timeline.frames == 0)
        return std::vector<ShotContents>(timeline.shots.size());
    Contents contents(timeline);
    for (std::size_t i = 0; i < timeline.lines.size(); ++i)
        contents.each(timeline.lines[i].range, [&](ShotContents& in) { in.lines.push_back(i); });
    for (std::size_t actor = 0; actor < timeline.actors.size(); ++actor) {
        const std::vector<Gesture>& gestures = timeline.actors[actor].gestures;
        for (std::size_t i = 0; i < gestures.size(); ++i)
            if (is_audited(gestures[i]))
                contents.at(gestures[i].stroke).gestures.push_back({actor, i});
        for (const TimeRange& range : busy_ranges(timeline.actors[actor]))
            contents.each(range, [&](ShotContents& in) { in.busy.push_back({actor, range}); });
    }
    return contents.take();
}

} // namespace mh
