#include "core/figure/head.h"

#include "core/base/easing.h"

#include <algorithm>

namespace mh {

namespace {

// Half width, and how far the ring reaches forward and back, as shares of half the head's width;
// from the chin up. Between a pointed jaw and a square one. At the back the lowest rings make room
// for the neck.
struct SkullRow {
    double wide;
    double front;
    double back;
};
constexpr std::array<SkullRow, skull_rings> pointed{{{0.40, 0.68, 0.00},
                                                     {0.61, 0.79, 0.24},
                                                     {0.765, 0.84, 0.48},
                                                     {0.875, 0.88, 0.70},
                                                     {0.95, 0.915, 0.86},
                                                     {0.99, 0.95, 0.96},
                                                     {1.01, 0.97, 1.02},
                                                     {1.01, 0.98, 1.05},
                                                     {0.985, 0.97, 1.045},
                                                     {0.93, 0.92, 1.00},
                                                     {0.835, 0.83, 0.905},
                                                     {0.69, 0.69, 0.75},
                                                     {0.455, 0.46, 0.50}}};
constexpr std::array<SkullRow, skull_rings> square{{{0.74, 0.81, 0.06},
                                                    {0.94, 0.91, 0.40},
                                                    {1.02, 0.95, 0.68},
                                                    {1.05, 0.96, 0.84},
                                                    {1.05, 0.965, 0.93},
                                                    {1.03, 0.97, 0.98},
                                                    {0.99, 0.97, 1.00},
                                                    {0.95, 0.96, 1.00},
                                                    {0.91, 0.93, 0.975},
                                                    {0.86, 0.885, 0.94},
                                                    {0.78, 0.80, 0.85},
                                                    {0.65, 0.67, 0.71},
                                                    {0.43, 0.45, 0.48}}};

constexpr double ring_half_height = 0.05; // of the head's
constexpr double dome_down = 0.022;       // the last ring's middle under its own height
constexpr double chin_up = 0.03;
constexpr double dome_wider = 1.09;

constexpr double pivot_height = 0.10; // the head's joint above the chin
constexpr double hinge_height = 0.24; // the jaw moves below it
// No feature is seen further round than this, though the underside of a chin may be.
constexpr double furthest_rad = 1.7;

double ring_height(std::size_t i) {
    return lerp(lowest_ring, highest_ring, static_cast<double>(i) / (skull_rings - 1));
}

SkullRow row_at(std::size_t i, double jaw) {
    return {lerp(pointed[i].wide, square[i].wide, jaw),
            lerp(pointed[i].front, square[i].front, jaw),
            lerp(pointed[i].back, square[i].back, jaw)};
}

} // namespace

Head::Head(const Body& body, double drop)
    : m_pivot(body.pose.at(Bone::head)), m_turn(body.pose.axes(Bone::head)),
      m_height(body.build().head_height), m_width(body.build().head_width), m_drop(drop) {
    for (std::size_t i = 0; i < skull_rings; ++i) {
        const SkullRow row = row_at(i, body.look().jaw);
        const double y = ring_height(i);
        const double lowered = y - drop * (1 - ease(lowest_ring, hinge_height, y));
        const double half = 0.5 * m_width;
        m_ring_y[i] = lowered;
        // A jaw that opens does not leave a thin neck of a face behind.
        const double wide = row.wide * (1 + 0.5 * (y - lowered));
        m_forward[i] = 0.25 * (row.front - row.back);
        m_skull.add(Ball::of(
            point(0, lowered, m_forward[i]), m_turn,
            {wide * half, ring_half_height * m_height, 0.5 * (row.front + row.back) * half}));
    }
    // The first is the chin, rounder where it is pointed.
    Ball& chin = m_skull[0];
    const double rounder = chin_up * (1 - body.look().jaw);
    chin.centre += m_turn * Vec3(0, rounder * m_height, 0);
    chin.axes.col(1) *= 1 + rounder / ring_half_height;
    // The last is the dome itself, as tall as its curve is round.
    Ball& dome = m_skull[skull_rings - 1];
    dome.centre -= m_turn * Vec3(0, dome_down * m_height, 0);
    dome.axes.col(0) *= dome_wider;
    dome.axes.col(1) *= 1 + dome_down / ring_half_height;
    dome.axes.col(2) *= dome_wider;
}

double Head::place(double height) const {
    std::size_t i = 0;
    while (i < skull_rings - 2 && height > m_ring_y[i + 1])
        ++i;
    return static_cast<double>(i) + (height - m_ring_y[i]) / (m_ring_y[i + 1] - m_ring_y[i]);
}

namespace {

// Between the skull's rings.
template <typename Value>
double at_height(const Head& head, double height, const Value& value) {
    const double at = std::clamp(head.place(height), 0.0, skull_rings - 1.0);
    const std::size_t i = std::min(static_cast<std::size_t>(at), skull_rings - 2);
    return lerp(value(i), value(i + 1), at - static_cast<double>(i));
}

} // namespace

double Head::half_width(double height) const {
    return at_height(*this, height, [&](std::size_t i) { return m_skull[i].axes.col(0).norm(); });
}

double Head::half_depth(double height) const {
    return at_height(*this, height, [&](std::size_t i) { return m_skull[i].axes.col(2).norm(); });
}

double Head::forward(double height) const {
    return at_height(*this, height, [&](std::size_t i) { return m_forward[i]; });
}

double Head::front(double across, double height) const {
    const double share = std::min(std::abs(across) / half_width(height) * m_width, 0.95);
    return forward(height) + half_depth(height) / m_width * std::sqrt(1 - share * share);
}

Vec3 Head::point(double x, double y, double z) const {
    return m_pivot + m_turn * Vec3(x * m_width, (y - pivot_height) * m_height, z * m_width);
}

FaceMap::FaceMap(const Head& head, const SeenLoft& skull)
    : m_head(head), m_surface(skull),
      m_round_m(0.5 * (head.half_width(0.5) + head.half_depth(0.5))) {
    for (std::size_t i = 0; i < rows; ++i) {
        const double place = (skull_rings - 1.0) * static_cast<double>(i) / (rows - 1);
        m_horizon[i] = m_surface.horizon({place, 0, 0});
    }
}

Vec2 FaceMap::at(double x_m, double y, bool* hidden) const {
    const double place = std::clamp(m_head.place(y), 0.0, skull_rings - 1.0);
    const double row = place / (skull_rings - 1) * (rows - 1);
    const std::size_t i = std::min(static_cast<std::size_t>(row), rows - 2);
    const double u = row - static_cast<double>(i);
    const Facing& a = m_horizon[i];
    const Facing& b = m_horizon[i + 1];
    // Wrapped round the skull's own girth there, so that a wide mouth stays wide over a narrow
    // chin.
    const double girth_m = 0.5 * (m_head.half_width(y) + m_head.half_depth(y));
    const double angle = x_m / std::max(girth_m, 0.5 * m_round_m);
    if (a.empty() || b.empty()) {
        if (hidden != nullptr)
            *hidden = true;
        return m_surface.at(place, angle);
    }
    const double middle =
        lerp(0.5 * (a.least_rad + a.most_rad),
             0.5 * (a.least_rad + a.most_rad) +
                 wrapped(0.5 * (b.least_rad + b.most_rad) - 0.5 * (a.least_rad + a.most_rad)),
             u);
    const double half =
        std::min(furthest_rad, 0.5 * lerp(a.most_rad - a.least_rad, b.most_rad - b.least_rad, u));
    const double off = wrapped(angle - middle);
    if (hidden != nullptr)
        *hidden = std::abs(off) > half;
    return m_surface.at(place, middle + std::clamp(off, -half, half));
}

bool FaceMap::faces(double y) const {
    return m_surface.facing(std::clamp(m_head.place(y), 0.0, skull_rings - 1.0), 0) > 0;
}

} // namespace mh
