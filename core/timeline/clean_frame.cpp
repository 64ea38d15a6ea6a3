#include "core/timeline/clean_frame.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace mh {

namespace {

constexpr double nearest_depth = 0.3; // metres; nearer is behind the camera
constexpr double hand_room = 0.12;    // metres beside the shoulders, where hands hang
constexpr double sway = 0.08;         // metres that a living head goes to either side
constexpr double rise = 0.03;         // and up
constexpr double clear_of_edge = 0.03;
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

// −1 to 1 is inside, up or across.
struct Span {
    double low;
    double high;

    [[nodiscard]] double middle() const { return (low + high) / 2; }
    [[nodiscard]] bool inside() const { return low > -1 && high < 1; }
    [[nodiscard]] bool outside() const { return high < -1 || low > 1; }
    [[nodiscard]] double beyond() const {
        return std::max(0.0, high - 1) + std::max(0.0, -1 - low);
    }
    // How far it has to go until it is inside, or else outside.
    [[nodiscard]] double way_in() const {
        return low < -1 ? -1 - low + clear_of_edge : high > 1 ? 1 - high - clear_of_edge : 0;
    }
    [[nodiscard]] double way_out() const {
        const double left = -1 - high - clear_of_edge;
        const double right = 1 - low + clear_of_edge;
        return -left < right ? left : right;
    }
};

// Somebody on the picture.
struct Seen {
    Span head_across;
    Span head_up;
    Span body_across; // shoulders and hands
    double metres;    // of half the picture's width, where they stand

    [[nodiscard]] bool head_inside() const { return head_across.inside() && head_up.inside(); }
    [[nodiscard]] bool head_outside() const { return head_across.outside() || head_up.outside(); }
};

struct Axes {
    explicit Axes(const Camera& camera)
        : forward((camera.aim - camera.position).normalized()),
          right(forward.cross(Vec3::UnitY()).normalized()) {}

    Vec3 forward;
    Vec3 right;
};

Span across(double middle, double half, double metres) {
    return {(middle - half) / metres, (middle + half) / metres};
}

std::optional<Seen> seen(const Camera& camera, double aspect, const Standing& who) {
    const Axes axes(camera);
    const Vec3 from = who.floor - camera.position;
    const double depth = from.dot(axes.forward);
    if (depth < nearest_depth)
        return std::nullopt;
    const double up_metres = depth * std::tan(camera.fov_rad / 2);
    const double metres = up_metres * aspect;
    const Vec3 head = head_axis(who) - camera.position;
    const double body = who.build.shoulder_width / 2 + who.build.limb_width / 2 + hand_room;
    const double skull = skull_height(who) - camera.position.y();
    return Seen{across(head.dot(axes.right), who.head.beside + sway, metres),
                {(skull - who.build.head_height - who.head.under_chin) / up_metres,
                 (skull + who.head.over_skull + rise) / up_metres},
                across(from.dot(axes.right), body, metres),
                metres};
}

Camera shifted(Camera camera, const Vec3& by) {
    camera.position += by;
    camera.aim += by;
    return camera;
}

class Cleaner {
  public:
    Cleaner(const Camera& plain, const CleanOrder& order) : m_plain(plain), m_order(order) {
        const Axes axes(plain);
        m_half = (plain.aim - plain.position).norm() * std::tan(plain.fov_rad / 2) * order.aspect;
        m_plain_beyond = subjects_beyond(plain);
        if (order.subjects.size() == 1) {
            const double yaw = order.subjects.front().yaw_rad;
            m_looks = Vec3(std::sin(yaw), 0, std::cos(yaw)).dot(axes.right);
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
            const Vec3 right = Axes(far).right;
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
            if (const auto body = seen(camera, m_order.aspect, subject))
                beyond += body->body_across.beyond();
        return beyond;
    }

    [[nodiscard]] double faults(const Camera& camera) const {
        double cost = subject_body_cut * std::max(0.0, subjects_beyond(camera) - m_plain_beyond);
        for (const FrameMoment& moment : m_order.moments) {
            const Camera moved = dollied(camera, moment.times_distance);
            for (const Standing& subject : m_order.subjects) {
                const auto body = seen(moved, m_order.aspect, subject);
                if (body && (!body->head_inside() || is_off_middle(*body)))
                    cost += subject_cut;
            }
            for (const Standing& other : moment.others)
                if (const auto body = seen(moved, m_order.aspect, other))
                    cost += faults_of(*body);
        }
        return cost;
    }

    [[nodiscard]] bool is_off_middle(const Seen& subject) const {
        return m_order.subjects.size() == 1 &&
               std::abs(subject.head_across.middle()) > most_off_middle;
    }

    [[nodiscard]] static double faults_of(const Seen& other) {
        if (other.head_inside())
            return 0;
        if (!other.head_outside())
            return face_cut;
        return other.body_across.outside() || other.head_up.high < -1 ? 0 : body_cut;
    }

    // Metres that bring somebody's head in or out, or their sleeve out.
    [[nodiscard]] std::vector<double> ways_aside(const Camera& camera) const {
        std::vector<double> ways{0};
        for_each_other(camera, [&](const Seen& other) {
            ways.push_back(-other.head_across.way_in() * other.metres);
            ways.push_back(-other.head_across.way_out() * other.metres);
            ways.push_back(-other.body_across.way_out() * other.metres);
        });
        return without_twins(std::move(ways));
    }

    [[nodiscard]] std::vector<double> ways_up(const Camera& camera) const {
        std::vector<double> ways{0};
        for_each_other(camera, [&](const Seen& other) {
            ways.push_back(-other.head_up.way_in() * other.metres / m_order.aspect);
        });
        return without_twins(std::move(ways));
    }

    void for_each_other(const Camera& camera, auto take) const {
        for (const FrameMoment& moment : m_order.moments)
            for (const Standing& other : moment.others)
                if (const auto body =
                        seen(dollied(camera, moment.times_distance), m_order.aspect, other))
                    take(*body);
    }

    // Nearest first, so that of two that cost the same the first is kept.
    static std::vector<double> without_twins(std::vector<double> ways) {
        std::sort(ways.begin(), ways.end(), [](double a, double b) {
            return std::abs(a) < std::abs(b) || (std::abs(a) == std::abs(b) && a < b);
        });
        ways.erase(std::unique(ways.begin(), ways.end()), ways.end());
        return ways;
    }

    const Camera& m_plain;
    const CleanOrder& m_order;
    double m_half = 1; // metres of half the picture's width, where the camera aims
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
