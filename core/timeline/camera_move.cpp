#include "core/timeline/camera_move.h"

#include "core/direction/framing_rules.h"
#include "core/timeline/clean_frame.h"
#include "core/timeline/framing.h"
#include "core/timeline/on_picture.h"
#include "core/timeline/whereabouts.h"

#include <algorithm>
#include <set>
#include <span>

namespace mh {

namespace {

constexpr Seconds sitting_down = 0.9;
constexpr Seconds an_instant = 1e-3;

Camera shifted(Camera camera, const Vec3& by) {
    camera.position += by;
    camera.aim += by;
    return camera;
}

// Of the shot's subjects those who are there; of a shot of nobody, or of nobody there, everybody.
std::vector<std::size_t> subjects_of(const DirectedShot& shot, const TimeRange& range,
                                     const Timeline& timeline) {
    std::vector<std::size_t> named;
    std::vector<std::size_t> present;
    for (std::size_t i = 0; i < timeline.actors.size(); ++i)
        if (is_on_stage(timeline.actors[i], range.start))
            present.push_back(i);
    for (const std::string& id : shot.subjects) {
        const auto index = actor_index(timeline, id);
        if (index && std::find(present.begin(), present.end(), *index) != present.end())
            named.push_back(*index);
    }
    return named.empty() ? present : named;
}

// Of spans in order that never overlap those about a range: with one more at each end, which may
// end or begin an instant off it.
template <typename Item>
std::span<const Item> during(const std::vector<Item>& spans, const TimeRange& range) {
    auto first = std::lower_bound(spans.begin(), spans.end(), range.start,
                                  [](const Item& span, Seconds t) { return span.range.end < t; });
    auto last = std::lower_bound(first, spans.end(), range.end,
                                 [](const Item& span, Seconds t) { return span.range.start < t; });
    first -= first == spans.begin() ? 0 : 1;
    last += last == spans.end() ? 0 : 1;
    return {first, last};
}

class ShotCamera {
  public:
    ShotCamera(const DirectedShot& shot, const TimeRange& range, const Timeline& timeline)
        : m_shot(shot), m_range(range), m_timeline(timeline),
          m_subjects(subjects_of(shot, range, timeline)) {}

    [[nodiscard]] Camera at(Seconds t) const {
        return m_subjects.empty() ? Camera{} : cleaned({t}, {{1, others(t)}});
    }
    // One camera for all that happens from the start to the end, which begins and ends at so many
    // times its distance.
    [[nodiscard]] Camera throughout(double first = 1, double last = 1) const {
        return m_subjects.empty() ? Camera{}
                                  : cleaned(moments(), {{first, others(m_range.start)},
                                                        {last, others(m_range.end)}});
    }
    // When subjects start and stop changing their place, with the range's ends.
    [[nodiscard]] std::vector<Seconds> moments() const {
        std::set<Seconds> times{m_range.start, m_range.end};
        const auto add = [&](Seconds t) {
            if (t > m_range.start && t < m_range.end)
                times.insert(t);
        };
        for (const std::size_t subject : m_subjects) {
            const Actor& actor = m_timeline.actors[subject];
            for (const Walk& walk : during(actor.walks, m_range)) {
                add(walk.range.start);
                add(walk.range.end);
            }
            for (const Sitting& seat : during(actor.seats, m_range)) {
                add(seat.range.start - an_instant);
                add(seat.range.start + sitting_down);
                add(seat.range.end - sitting_down);
                add(seat.range.end + an_instant);
            }
        }
        return {times.begin(), times.end()};
    }

  private:
    [[nodiscard]] Camera cleaned(const std::vector<Seconds>& times,
                                 std::vector<FrameMoment> moments) const {
        const FramingOrder framed = order(times);
        if (!rule_of(m_shot.framing).clean_edges)
            return frame(framed);
        return clean_frame(frame(framed), {framed.subjects, std::move(moments), framed.aspect});
    }

    // Who is there and no subject.
    [[nodiscard]] std::vector<Standing> others(Seconds t) const {
        std::vector<Standing> others;
        for (std::size_t i = 0; i < m_timeline.actors.size(); ++i)
            if (std::find(m_subjects.begin(), m_subjects.end(), i) == m_subjects.end() &&
                is_on_stage(m_timeline.actors[i], std::min(t, m_range.end - an_instant)))
                others.push_back(standing(i, t));
        return others;
    }

    [[nodiscard]] Standing standing(std::size_t actor, Seconds t) const {
        return standing_at(m_timeline.actors[actor], m_timeline.characters[actor],
                           std::min(t, m_range.end - an_instant));
    }

    [[nodiscard]] FramingOrder order(const std::vector<Seconds>& times) const {
        FramingOrder order;
        order.framing = m_shot.framing;
        order.widen = m_shot.widen;
        order.side = m_shot.side;
        order.aspect = static_cast<double>(m_timeline.picture.width) / m_timeline.picture.height;
        for (const Seconds t : times)
            for (const std::size_t subject : m_subjects)
                order.subjects.push_back(standing(subject, t));
        return order;
    }

    const DirectedShot& m_shot;
    TimeRange m_range;
    const Timeline& m_timeline;
    std::vector<std::size_t> m_subjects;
};

// Keys that hold what does not change need no second.
std::vector<CameraKey> followed(const ShotCamera& camera) {
    std::vector<CameraKey> keys;
    for (const Seconds t : camera.moments())
        keys.push_back({t, camera.at(t)});
    const bool still = std::all_of(keys.begin(), keys.end(), [&](const CameraKey& key) {
        return key.camera == keys.front().camera;
    });
    if (still)
        keys.resize(1);
    return keys;
}

} // namespace

std::vector<CameraKey> camera_keys(const DirectedShot& shot, const TimeRange& range,
                                   const Timeline& timeline) {
    using enum CameraMove::Kind;
    const ShotCamera camera(shot, range, timeline);
    if (shot.move.kind == follow || (shot.move.kind == none && shot.framing != Framing::wide))
        return followed(camera);
    const double away = 1 + shot.move.amount;
    switch (shot.move.kind) {
    case push_in: {
        const Camera framed = camera.throughout(away, 1);
        return {{range.start, dollied(framed, away)}, {range.end, framed}};
    }
    case pull_out: {
        const Camera framed = camera.throughout(1, away);
        return {{range.start, framed}, {range.end, dollied(framed, away)}};
    }
    case pan: {
        const Camera framed = camera.throughout();
        return {{range.start, shifted(framed, -shot.move.amount * right_of(framed))},
                {range.end, framed}};
    }
    default:
        return {{range.start, camera.throughout()}};
    }
}

} // namespace mh
