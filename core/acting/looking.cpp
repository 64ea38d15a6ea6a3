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

Looking::Looking(const std::vector<Look>& looks, const std::vector<Seconds>& cuts) {
    m_times = {-1};
    const std::vector<Change> changes = changes_of(looks);
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const Change& change = changes[i];
        const Target target = change.look == Change::none ? Target{} : looks[change.look].target;
        m_times.push_back(change.time);
        m_targets.push_back(target);
        if (target.kind != Target::Kind::camera)
            continue;
        const Seconds until =
            i + 1 < changes.size() ? changes[i + 1].time : looks[change.look].range.end;
        for (auto cut = std::upper_bound(cuts.begin(), cuts.end(), change.time);
             cut != cuts.end() && *cut < until; ++cut) {
            m_times.push_back(*cut);
            m_targets.push_back(target);
        }
    }
}

bool Looking::is_looking(Seconds t) const {
    const auto after = std::upper_bound(m_times.begin() + 1, m_times.end(), t);
    return m_targets[static_cast<std::size_t>(after - m_times.begin()) - 1].kind !=
           Target::Kind::none;
}

Bearing bearing_of(const Place& place, const Vec3& eyes, const Vec3& point) {
    const Vec3 way = about_y(-place.yaw_rad) * (point - eyes);
    const double level = std::hypot(way.x(), way.z());
    const double yaw = std::atan2(way.x(), way.z());
    const double near = smootherstep(way.norm() / 0.4);
    const double seen =
        near * (1 - smootherstep((std::abs(yaw) - radians(120)) / (pi - radians(120))));
    return {seen * yaw, near * std::atan2(-way.y(), std::max(level, 0.05)),
            std::max(way.norm(), 0.5)};
}

Vec3 point_at(const Place& place, const Vec3& eyes, const Bearing& bearing) {
    const Vec3 ahead(0, 0, bearing.distance_m);
    return eyes + about_y(place.yaw_rad + bearing.yaw_rad) * (about_x(bearing.pitch_rad) * ahead);
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
