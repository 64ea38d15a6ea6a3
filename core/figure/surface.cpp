#include "core/figure/surface.h"

#include "core/base/easing.h"

#include <algorithm>

namespace mh {

namespace {

constexpr int scan_steps = 32; // round a full circle
constexpr int most_patch_rows = 19;

double cross(const Vec2& a, const Vec2& b) {
    return a.x() * b.y() - a.y() * b.x();
}

// An angle's sine and cosine, which turn on by a step without asking for them anew.
struct Bearing {
    double sine;
    double cosine;

    explicit Bearing(double angle_rad) : sine(std::sin(angle_rad)), cosine(std::cos(angle_rad)) {}
    void turn(const Bearing& by) {
        const double s = sine * by.cosine + cosine * by.sine;
        cosine = cosine * by.cosine - sine * by.sine;
        sine = s;
    }
};

Vec2 edge_of(const Disc& disc, const Bearing& bearing) {
    return disc.centre + bearing.sine * disc.axis[0] + bearing.cosine * disc.axis[2];
}

// The zero between two samples of opposite sign.
double crossing(double at_a, double f_a, double at_b, double f_b) {
    return lerp(at_a, at_b, f_a / (f_a - f_b));
}

// One for each ball that a patch spans, and no fewer than make its sides round.
int rows_of(const Patch& patch) {
    const double balls = std::max(std::abs(patch.high.at(0) - patch.low.at(0)),
                                  std::abs(patch.high.at(pi) - patch.low.at(pi)));
    return std::clamp(2 + static_cast<int>(std::ceil(balls)), 3, most_patch_rows);
}

// 1 at a tuft's point and 0 midway to the next, with a sharp point and a round gap.
double tuft_at(double turns) {
    const double u = 2 * (turns - std::floor(turns)) - 1;
    return u * u * std::abs(u);
}

} // namespace

Rim between(const Rim& a, const Rim& b, double u) {
    const double step_from = a.step == 0 ? 1 : b.step == 0 ? 0 : u;
    return {lerp(a.mean, b.mean, u),
            lerp(a.front, b.front, u),
            lerp(a.sides, b.sides, u),
            lerp(a.step, b.step, u),
            lerp(a.from_rad, b.from_rad, step_from),
            lerp(a.to_rad, b.to_rad, step_from),
            a.tufts != 0 ? a.tufts : b.tufts,
            lerp(a.tuft, b.tuft, u)};
}

double Rim::at(double angle_rad) const {
    return at(angle_rad, std::cos(angle_rad));
}

double Rim::at(double angle_rad, double cosine) const {
    double place = mean + front * cosine + sides * (2 * cosine * cosine - 1);
    if (step != 0)
        place += step * smoothstep(unlerp(from_rad, to_rad, std::abs(wrapped(angle_rad))));
    return tuft == 0 ? place : place - tuft * tuft_at(tufts * angle_rad / (2 * pi));
}

Vec2 Surface::at(double place, double angle_rad) const {
    return edge_of(m_loft.at(place), Bearing(angle_rad));
}

namespace {

double facing_of(const Disc& disc, const Disc& slope, double s, double c) {
    const Vec2 around = c * disc.axis[0] - s * disc.axis[2];
    const Vec2 along = slope.centre + s * slope.axis[0] + c * slope.axis[2];
    return -cross(around, along);
}

using Scan = std::array<double, scan_steps + 1>;

double sample(const Scan& f, int i) {
    return f[static_cast<std::size_t>(i < 0 || i > scan_steps ? (i + scan_steps) % scan_steps : i)];
}

// Round a loft, the side that the viewer is on.
double towards_viewer(const Disc& disc, const Disc& slope) {
    const double side = facing_of(disc, slope, 1, 0) - facing_of(disc, slope, -1, 0);
    const double front = facing_of(disc, slope, 0, 1) - facing_of(disc, slope, 0, -1);
    return std::atan2(side, front);
}

struct ScanSteps {
    double from_rad;
    double step_rad;
    bool closed;

    [[nodiscard]] double angle(int i) const { return from_rad + i * step_rad; }
    [[nodiscard]] bool has(int i) const { return closed || (i >= 0 && i <= scan_steps); }
};

// The last sample that faces the viewer, from the best one on. A rim that dips under a nape or a
// chin is lost there and found again: such a gap on the viewer's own side is passed over.
int last_facing(const Scan& f, const ScanSteps& steps, int best, int direction, double viewer_rad) {
    int last = best;
    const int most = steps.closed ? scan_steps - 1 : scan_steps;
    for (int n = 1; n <= most; ++n) {
        const int i = best + direction * n;
        if (!steps.has(i))
            break;
        if (sample(f, i) > 0)
            last = i;
        else if (std::abs(wrapped(steps.angle(i) - viewer_rad)) > pi / 2)
            break;
    }
    return last;
}

} // namespace

double Surface::facing(double place, double angle_rad) const {
    return facing_of(m_loft.at(place), m_loft.slope(place), std::sin(angle_rad),
                     std::cos(angle_rad));
}

Facing Surface::horizon(const Rim& rim, double from_rad, double to_rad) const {
    const bool closed = to_rad - from_rad > 2 * pi - 1e-9;
    const double step = (to_rad - from_rad) / scan_steps;
    const bool level = rim.level();
    Disc disc = m_loft.at(rim.mean);
    Disc slope = m_loft.slope(rim.mean);
    const double viewer = towards_viewer(disc, slope);
    Bearing bearing(from_rad);
    const Bearing on(step);
    Scan f;
    int best = 0;
    for (int i = 0; i <= scan_steps; ++i, bearing.turn(on)) {
        if (!level) {
            const double place = rim.at(from_rad + i * step, bearing.cosine);
            disc = m_loft.at(place);
            slope = m_loft.slope(place);
        }
        f[static_cast<std::size_t>(i)] = facing_of(disc, slope, bearing.sine, bearing.cosine);
        if (f[static_cast<std::size_t>(i)] > f[static_cast<std::size_t>(best)])
            best = i;
    }
    if (f[static_cast<std::size_t>(best)] <= 0)
        return {};
    const ScanSteps steps{from_rad, step, closed};
    const auto edge = [&](int direction) {
        const int inside = last_facing(f, steps, best, direction, viewer);
        const int outside = inside + direction;
        if (std::abs(inside - best) == scan_steps - 1 && closed)
            return steps.angle(best) + direction * pi;
        if (!steps.has(outside))
            return steps.angle(inside);
        return crossing(steps.angle(outside), sample(f, outside), steps.angle(inside),
                        sample(f, inside));
    };
    return {edge(-1), edge(1)};
}

namespace {

// How many points a rim is traced by, round the whole loft.
double points_round(const Rim& rim) {
    constexpr double points_a_tuft = 8;
    const double plain = rim.step != 0 ? 120 : 26;
    return rim.tuft != 0 ? std::max(plain, points_a_tuft * rim.tufts) : plain;
}

} // namespace

namespace {

void draw_in(double by_rad, const Rim& rim, const Patch& patch, Facing& seen) {
    if (rim.step == 0 || seen.most_rad - seen.least_rad < 4 * by_rad)
        return;
    const auto plunges = [&](double angle_rad) {
        return std::abs(wrapped(angle_rad)) < rim.to_rad;
    };
    if (seen.least_rad > patch.from_rad && plunges(seen.least_rad))
        seen.least_rad += by_rad;
    if (seen.most_rad < patch.to_rad && plunges(seen.most_rad))
        seen.most_rad -= by_rad;
}

} // namespace

void Surface::trace(const Patch& patch, std::vector<Vec2>& outline, double drawn_in_rad) const {
    outline.clear();
    if (m_loft.empty())
        return;
    const int rows = rows_of(patch);
    std::array<Facing, most_patch_rows> seen;
    std::array<Rim, most_patch_rows> rims;
    int first = -1;
    int last = -1;
    for (int row = 0; row < rows; ++row) {
        const auto i = static_cast<std::size_t>(row);
        rims[i] = between(patch.low, patch.high, row / (rows - 1.0));
        seen[i] = horizon(rims[i], patch.from_rad, patch.to_rad);
        if (!seen[i].empty()) {
            first = first < 0 ? row : first;
            last = row;
        }
    }
    if (first < 0)
        return;
    draw_in(drawn_in_rad, rims[static_cast<std::size_t>(first)], patch,
            seen[static_cast<std::size_t>(first)]);
    const auto put = [&](int row, double angle) {
        outline.push_back(at(rims[static_cast<std::size_t>(row)].at(angle), angle));
    };
    const auto arc = [&](int row, bool forward) {
        const Facing& range = seen[static_cast<std::size_t>(row)];
        const double full = points_round(rims[static_cast<std::size_t>(row)]);
        const int steps =
            3 + static_cast<int>(full * (range.most_rad - range.least_rad) / (2 * pi));
        const Rim& rim = rims[static_cast<std::size_t>(row)];
        const double start = forward ? range.least_rad : range.most_rad;
        const double step = (forward ? 1 : -1) * (range.most_rad - range.least_rad) / steps;
        Bearing bearing(start);
        const Bearing on(step);
        const bool level = rim.level();
        Disc disc = m_loft.at(rim.mean);
        for (int k = 0; k <= steps; ++k, bearing.turn(on)) {
            if (!level)
                disc = m_loft.at(rim.at(start + k * step, bearing.cosine));
            outline.push_back(edge_of(disc, bearing));
        }
    };
    arc(first, true);
    for (int row = first + 1; row < last; ++row)
        if (!seen[static_cast<std::size_t>(row)].empty())
            put(row, seen[static_cast<std::size_t>(row)].most_rad);
    if (last > first)
        arc(last, false);
    for (int row = last - 1; row > first; --row)
        if (!seen[static_cast<std::size_t>(row)].empty())
            put(row, seen[static_cast<std::size_t>(row)].least_rad);
}

} // namespace mh
