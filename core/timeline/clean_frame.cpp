#include "core/timeline/clean_frame.h"

#include "core/timeline/on_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mh {

namespace {

constexpr double most_off_middle = 0.6; // of half the width: how far a lone subject's head may be

// What a picture's faults weigh against moving the camera by half a picture.
constexpr double subject_cut = 20;
constexpr double face_cut = 5;
constexpr double body_cut = 0.5;       // a sleeve, or somebody without a head
constexpr double subject_body_cut = 3; // for half a picture more of them than before
constexpr double aside_cost = 0.8;
constexpr double crowding_cost = 0.9; // and as much again towards where the subject looks
constexpr double back_cost = 1.5;     // for twice the distance
constexpr double up_cost = 1.0;
constexpr std::array<double, 7> distances{1, 1.08, 1.16, 1.25, 1.35, 1.5, 1.7};

// What bounds the search in a crowd.
constexpr double near_middle = 2.5;     // half pictures from the middle: others that may matter
constexpr std::size_t most_others = 16; // the nearest to the middle
constexpr std::size_t most_ways = 9;    // the shortest

Camera shifted(Camera camera, const Vec3& by) {
    camera.position += by;
    camera.aim += by;
    return camera;
}

// Those near the picture.
std::vector<Standing> near_ones(const Camera& camera, double aspect,
                                const std::vector<Standing>& others) {
    std::vector<std::pair<double, std::size_t>> far; // from the middle
    for (std::size_t i = 0; i < others.size(); ++i)
        if (const auto body = on_picture(camera, aspect, others[i]))
            if (std::abs(body->head_across.middle()) < near_middle)
                far.emplace_back(std::abs(body->head_across.middle()), i);
    std::sort(far.begin(), far.end());
    far.resize(std::min(far.size(), most_others));
    std::vector<Standing> kept;
    for (const auto& [distance, index] : far)
        kept.push_back(others[index]);
    return kept;
}

class Cleaner {
  public:
    Cleaner(const Camera& plain, const CleanOrder& order) : m_plain(plain), m_order(order) {
        for (const FrameMoment& moment : order.moments)
            m_moments.push_back(
                {moment.times_distance, near_ones(plain, order.aspect, moment.others)});
        m_half = (plain.aim - plain.position).norm() * std::tan(plain.fov_rad / 2) * order.aspect;
        m_plain_beyond = subjects_beyond(plain);
        if (order.subjects.size() == 1) {
            const double yaw = order.subjects.front().yaw_rad;
            m_looks = Vec3(std::sin(yaw), 0, std::cos(yaw)).dot(right_of(plain));
        }
    }

    [[nodiscard]] Camera best() const {
        Camera best = m_plain;
        double least = faults(m_plain);
        if (least == 0)
            return best;
        for (const double distance : distances) {
            const double back = back_cost * (distance - 1);
            if (back >= least)
                break;
            const Camera far = dollied(m_plain, distance);
            const Vec3 right = right_of(far);
            for (const double up : ways_up(far)) {
                for (const double aside : ways_aside(far)) {
                    const double moved = back + cost_of(aside, up);
                    if (moved >= least)
                        continue;
                    const Camera camera = shifted(far, aside * right + up * Vec3::UnitY());
                    const double cost = moved + faults(camera);
                    if (cost < least) {
                        least = cost;
                        best = camera;
                    }
                }
            }
        }
        return best;
    }

  private:
    [[nodiscard]] double cost_of(double aside_m, double up_m) const {
        const double aside = aside_m / m_half;
        const double crowding = std::max(0.0, -aside * m_looks);
        return aside_cost * std::abs(aside) + crowding_cost * crowding +
               up_cost * std::abs(up_m) / m_half * m_order.aspect;
    }

    // How much of the subjects' bodies is beyond the edges at the sides, in half pictures.
    [[nodiscard]] double subjects_beyond(const Camera& camera) const {
        double beyond = 0;
        for (const Standing& subject : m_order.subjects)
            if (const auto body = on_picture(camera, m_order.aspect, subject))
                beyond += body->body_across.beyond();
        return beyond;
    }

    [[nodiscard]] double faults(const Camera& camera) const {
        double cost = subject_body_cut * std::max(0.0, subjects_beyond(camera) - m_plain_beyond);
        for (const FrameMoment& moment : m_moments) {
            const Camera moved = dollied(camera, moment.times_distance);
            for (const Standing& subject : m_order.subjects) {
                const auto body = on_picture(moved, m_order.aspect, subject);
                if (body && (!body->head_inside() || is_off_middle(*body)))
                    cost += subject_cut;
            }
            for (const Standing& other : moment.others)
                if (const auto body = on_picture(moved, m_order.aspect, other))
                    cost += faults_of(*body);
        }
        return cost;
    }

    [[nodiscard]] bool is_off_middle(const OnPicture& subject) const {
        return m_order.subjects.size() == 1 &&
               std::abs(subject.head_across.middle()) > most_off_middle;
    }

    [[nodiscard]] static double faults_of(const OnPicture& other) {
        if (other.head_inside())
            return 0;
        if (!other.head_outside())
            return face_cut;
        return other.body_across.outside() || other.head_up.high < -1 ? 0 : body_cut;
    }

    // Metres that bring somebody's head in or out, or their sleeve out.
    [[nodiscard]] std::vector<double> ways_aside(const Camera& camera) const {
        std::vector<double> ways{0};
        for_each_other(camera, [&](const OnPicture& other) {
            ways.push_back(-other.head_across.way_in() * other.metres);
            ways.push_back(-other.head_across.way_out() * other.metres);
            ways.push_back(-other.body_across.way_out() * other.metres);
        });
        return shortest(std::move(ways));
    }

    [[nodiscard]] std::vector<double> ways_up(const Camera& camera) const {
        std::vector<double> ways{0};
        for_each_other(camera, [&](const OnPicture& other) {
            ways.push_back(-other.head_up.way_in() * other.metres / m_order.aspect);
        });
        return shortest(std::move(ways));
    }

    void for_each_other(const Camera& camera, auto take) const {
        for (const FrameMoment& moment : m_moments)
            for (const Standing& other : moment.others)
                if (const auto body =
                        on_picture(dollied(camera, moment.times_distance), m_order.aspect, other))
                    take(*body);
    }

    // Nearest first, so that of two that cost the same the first is kept.
    static std::vector<double> shortest(std::vector<double> ways) {
        std::sort(ways.begin(), ways.end(), [](double a, double b) {
            return std::abs(a) < std::abs(b) || (std::abs(a) == std::abs(b) && a < b);
        });
        ways.erase(std::unique(ways.begin(), ways.end()), ways.end());
        ways.resize(std::min(ways.size(), most_ways));
        return ways;
    }

    const Camera& m_plain;
    const CleanOrder& m_order;
    std::vector<FrameMoment> m_moments; // with those near the picture alone
    double m_half = 1;                  // metres of half the picture's width, where the camera aims
    double m_plain_beyond = 0;
    double m_looks = 0; // of a lone subject, −1 to the left to 1
};

} // namespace

Camera dollied(const Camera& camera, double times_distance) {
    Camera moved = camera;
    moved.position = camera.aim + (camera.position - camera.aim) * times_distance;
    return moved;
}

Camera clean_frame(const Camera& camera, const CleanOrder& order) {
    return Cleaner(camera, order).best();
}

} // namespace mh
