#include "core/audit/reason.h"
#include "core/audit/shot_audit.h"
#include "core/audit/tried.h"
#include "core/audit/visibility.h"
#include "core/picture/picture.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mh {

namespace {

constexpr int widest = 200; // hundredths more
constexpr double move_step_m = 0.05;
constexpr int most_moves = 120; // 6 m

// The fault's gesture; of a crowd all of the reaction's.
std::vector<ActorGesture> gestures_of(const Timeline& timeline, const GestureSeen& fault,
                                      const ShotContents& contents) {
    if (!fault.extras)
        return {{fault.actor, fault.gesture}};
    const std::string& crowd = timeline.actors[fault.actor].crowd;
    std::vector<ActorGesture> extras;
    for (const ActorGesture& gesture : contents.gestures)
        if (timeline.actors[gesture.actor].crowd == crowd)
            extras.push_back(gesture);
    return extras;
}

bool is_whole(const Timeline& timeline, const Skeleton& skeleton, const ActorFrame& frame,
              const Projection& projection) {
    const Vec3& tip = skeleton.tip[index_of(Bone::head)];
    const std::array<Vec3, 2> ends{frame.pose.at(Bone::head), frame.pose.point(Bone::head, tip)};
    return std::all_of(ends.begin(), ends.end(), [&](const Vec3& end) {
        const auto at = projection.to_picture(end);
        return at && inside(*at, timeline.picture);
    });
}

// What a changed camera is tried on.
class Trial {
  public:
    Trial(const Performance& performance, const Shot& shot, const GestureSeen& fault,
          const IdleDials& dials)
        : m_performance(performance), m_timeline(performance.timeline()), m_fault(fault),
          m_dials(dials), m_index(static_cast<std::size_t>(&shot - m_timeline.shots.data())),
          m_gestures(gestures_of(m_timeline, fault, contents_of(m_timeline)[m_index])),
          m_head_was_whole(head_is_whole(shot)) {}

    // Through the changed camera, and again with the whole Timeline changed: who looks at the
    // camera looks elsewhere then.
    [[nodiscard]] bool passes(const Shot& changed) const {
        if (m_head_was_whole && !head_is_whole(changed))
            return false;
        return is_seen(m_performance, changed) && passes_anew(changed);
    }

  private:
    [[nodiscard]] bool is_seen(const Performance& performance, const Shot& shot) const {
        std::vector<GestureSeen> seen;
        for (const ActorGesture& gesture : m_gestures)
            seen.push_back(look_at(performance, shot, gesture, m_dials));
        const auto joined = with_reactions_joined(m_timeline, std::move(seen));
        return std::any_of(joined.begin(), joined.end(), [&](const GestureSeen& one) {
            return one.passes && one.actor == m_fault.actor && one.gesture == m_fault.gesture;
        });
    }
    [[nodiscard]] bool passes_anew(const Shot& changed) const {
        auto timeline = std::make_shared<Timeline>(m_timeline);
        timeline->shots[m_index] = changed;
        return is_seen(Performance(timeline), changed);
    }
    [[nodiscard]] bool head_is_whole(const Shot& shot) const {
        const Seconds t = seconds_of(m_fault.frames.first, m_timeline.fps);
        const ActorFrame frame = m_performance.at(m_fault.actor, t, m_dials);
        return frame.on_stage && is_whole(m_timeline, m_performance.skeleton(m_fault.actor), frame,
                                          Projection(camera_at(shot, t), m_timeline.picture));
    }

    const Performance& m_performance;
    const Timeline& m_timeline;
    const GestureSeen& m_fault;
    IdleDials m_dials;
    std::size_t m_index;
    std::vector<ActorGesture> m_gestures;
    bool m_head_was_whole;
};

Shot widened(const Shot& shot, double times) {
    Shot wide = shot;
    for (CameraKey& key : wide.camera)
        key.camera.position = key.camera.aim + times * (key.camera.position - key.camera.aim);
    return wide;
}

struct Way {
    double right, up;
    std::string_view words;
};
constexpr double slant = 0.70710678118654752;
constexpr std::array<Way, 8> ways{{
    {0, -1, "lower"},
    {0, 1, "higher"},
    {-1, 0, "to the left"},
    {1, 0, "to the right"},
    {-slant, -slant, "down to the left"},
    {slant, -slant, "down to the right"},
    {-slant, slant, "up to the left"},
    {slant, slant, "up to the right"},
}};

Shot moved(const Shot& shot, const Way& way, double metres) {
    Shot aside = shot;
    for (CameraKey& key : aside.camera) {
        const Vec3 ahead = key.camera.aim - key.camera.position;
        const Vec3 right = ahead.cross(Vec3::UnitY()).normalized();
        const Vec3 move = metres * (way.right * right + way.up * Vec3::UnitY());
        key.camera.position += move;
        key.camera.aim += move;
    }
    return aside;
}

} // namespace

std::optional<Remedy> wider_picture(const Performance& performance, const Shot& shot,
                                    const GestureSeen& fault, const IdleDials& dials) {
    const Trial trial(performance, shot, fault, dials);
    for (int hundredths = 1; hundredths <= widest; ++hundredths) {
        const double times = 1 + 0.01 * hundredths;
        Shot changed = widened(shot, times);
        if (trial.passes(changed))
            return Remedy{RemedyKind::wider,
                          times,
                          "a picture " + two_decimals(times) + " times as wide",
                          std::move(changed),
                          {}};
    }
    return std::nullopt;
}

std::optional<Remedy> moved_camera(const Performance& performance, const Shot& shot,
                                   const GestureSeen& fault, const IdleDials& dials) {
    const Trial trial(performance, shot, fault, dials);
    for (int step = 1; step <= most_moves; ++step)
        for (const Way& way : ways) {
            const double metres = step * move_step_m;
            Shot changed = moved(shot, way, metres);
            if (trial.passes(changed))
                return Remedy{RemedyKind::camera_move,
                              metres,
                              "the camera " + two_decimals(metres) + " m " + std::string(way.words),
                              std::move(changed),
                              {}};
        }
    return std::nullopt;
}

} // namespace mh
