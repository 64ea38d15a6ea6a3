#include "core/acting/looking.h"

#include "core/base/easing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace mh {

namespace {

// The look that counts from each moment on: of those that last, the one that started last.
struct Change {
    Seconds time = 0;
    std::size_t look = none;
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
};

std::vector<Change> changes_of(const std::vector<Look>& looks) {
    struct Edge {
        Seconds time;
        std::size_t look;
        bool starts;
    };
    std::vector<Edge> edges;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        edges.push_back({looks[i].range.start, i, true});
        edges.push_back({looks[i].range.end, i, false});
    }
    std::stable_sort(edges.begin(), edges.end(),
                     [](const Edge& a, const Edge& b) { return a.time < b.time; });
    std::set<std::size_t> lasting; // looks are sorted by start
    std::vector<Change> changes;
    for (std::size_t e = 0; e < edges.size(); ++e) {
        if (edges[e].starts && looks[edges[e].look].range.duration() > 0)
            lasting.insert(edges[e].look);
        else
            lasting.erase(edges[e].look);
        if (e + 1 < edges.size() && edges[e + 1].time == edges[e].time)
            continue;
        const std::size_t now = lasting.empty() ? Change::none : *lasting.rbegin();
        if (changes.empty() ? now != Change::none : now != changes.back().look)
            changes.push_back({edges[e].time, now});
    }
    return changes;
}

} // namespace

Looking::Looking(const Timeline& timeline, std::size_t actor) {
    const std::vector<Look>& looks = timeline.actors[actor].looks;
    const std::vector<Change> changes = changes_of(looks);
    std::vector<Seconds> times{-1};
    m_spots = {{}};
    const auto look_from = [&](Seconds time, const Target& target) {
        times.push_back(time);
        m_spots.push_back(spot_of(timeline, actor, target, time));
    };
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const Change& change = changes[i];
        const Target target = change.look == Change::none ? Target{} : looks[change.look].target;
        look_from(change.time, target);
        if (target.kind != Target::Kind::camera)
            continue;
        // A look at the camera looks at each anew.
        const Seconds until =
            i + 1 < changes.size() ? changes[i + 1].time : looks[change.look].range.end;
        for (const Shot& shot : timeline.shots)
            if (shot.range.start > change.time && shot.range.start < until)
                look_from(shot.range.start, target);
    }
    m_times = Moments(std::move(times));
}

bool Looking::is_looking(Seconds t) const {
    const std::size_t begun = std::max<std::size_t>(m_times.until(t), 1);
    return m_spots[begun - 1].kind != Spot::Kind::ahead;
}

std::vector<Seconds> Looking::changes() const {
    std::vector<Seconds> changes;
    for (std::size_t i = 1; i < m_times.size(); ++i)
        changes.push_back(m_times[i]);
    return changes;
}

Bearing bearing_of(const YawTurn& facing, const Vec3& eyes, const Vec3& point) {
    const Vec3 way = facing.from_world(point - eyes);
    const double across = way.x() * way.x() + way.z() * way.z();
    const double distance = std::sqrt(across + way.y() * way.y());
    const double yaw = std::atan2(way.x(), way.z());
    const double near = smootherstep(distance / 0.4);
    const double seen =
        near * (1 - smootherstep((std::abs(yaw) - radians(120)) / (pi - radians(120))));
    return {seen * yaw, near * std::atan2(-way.y(), std::max(std::sqrt(across), 0.05)),
            std::max(distance, 0.5)};
}

Vec3 point_at(const YawTurn& facing, const Vec3& eyes, const Bearing& bearing) {
    const auto [yaw, pitch] =
        half_angles<2>({2 * bearing.yaw_rad, 2 * bearing.pitch_rad}); // whole ones
    const double level = bearing.distance_m * pitch.cos;
    return eyes +
           facing.to_world({level * yaw.sin, -bearing.distance_m * pitch.sin, level * yaw.cos});
}

double head_share_yaw(double yaw_rad) {
    constexpr double most = radians(62);
    const double wanted = 0.72 * yaw_rad;
    return wanted / std::sqrt(1 + wanted * wanted / (most * most));
}

double chest_share_yaw(double yaw_rad) {
    constexpr double from = radians(35);
    const double share = yaw_rad * yaw_rad / (yaw_rad * yaw_rad + from * from);
    return 0.24 * share * yaw_rad;
}

} // namespace mh
