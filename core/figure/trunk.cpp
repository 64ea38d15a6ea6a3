#include "core/figure/trunk.h"

#include "core/base/easing.h"
#include "core/figure/smooth.h"
#include "core/rig/skeleton.h"

#include <algorithm>

namespace mh {

namespace {

constexpr int top_rings = 14;
constexpr Level top_of_trunk = 0.94;

struct Ring {
    double half_width;
    double half_depth;
    double forward;
};

// A trunk's outline at rest, upwards. Between its rows it is smooth.
struct Profile {
    static constexpr std::size_t rows = 8;
    std::array<Level, rows> level;
    std::array<Ring, rows> ring;

    [[nodiscard]] double at(double Ring::*value, Level where) const {
        std::size_t i = 0;
        while (i < rows - 2 && where > level[i + 1])
            ++i;
        const double index = static_cast<double>(i) + unlerp(level[i], level[i + 1], where);
        return smooth_between(
            rows, [&](std::size_t k) { return ring[k].*value; }, index);
    }
};

Profile profile_of(const Build& b) {
    const double hip = 0.5 * b.hip_width + 0.62 * b.limb_width;
    const double neck = 0.18 * b.head_width;
    const double shoulder = 0.5 * b.shoulder_width + 0.22 * b.limb_width;
    const double belly_w = 0.5 * b.belly_width;
    const double belly_d = 0.5 * b.belly_depth;
    const double chest_w = 0.5 * b.chest_width;
    const double chest_d = 0.5 * b.chest_depth;
    const double paunch = std::max(0.0, belly_d - chest_d);
    return {
        {-0.16, 0.04, 0.26, 0.46, 0.63, 0.77, 0.86, top_of_trunk},
        {{{0.72 * hip, 0.62 * belly_d, 0},
          {std::max(1.04 * hip, 0.93 * belly_w), 0.92 * belly_d, 0.25 * paunch},
          {belly_w, belly_d, 0.6 * paunch},
          {lerp(belly_w, chest_w, 0.5), lerp(belly_d, chest_d, 0.5), 0.4 * paunch},
          {chest_w, chest_d, 0.1 * chest_d},
          {std::max(0.9 * shoulder, lerp(chest_w, shoulder, 0.6)), 0.80 * chest_d, -0.05 * chest_d},
          {lerp(neck, shoulder, 0.55), 0.58 * chest_d, -0.1 * chest_d},
          {1.1 * neck, neck, -0.1 * chest_d}}}};
}

// A point of the trunk at rest carried by hips, spine and chest, each by how near it is.
class Carried {
  public:
    explicit Carried(const Body& body)
        : m_pose(body.pose), m_rest_hips(body.skeleton.offset[index_of(Bone::hips)].y()),
          m_rest_spine(m_rest_hips + body.skeleton.offset[index_of(Bone::spine)].y()),
          m_rest_chest(m_rest_spine + body.skeleton.offset[index_of(Bone::chest)].y()) {
        for (const Bone bone : {Bone::hips, Bone::spine, Bone::chest}) {
            m_rest_z[index_of(bone)] = body.skeleton.offset[index_of(bone)].z();
            if (bone != Bone::hips)
                m_rest_z[index_of(bone)] += m_rest_z[index_of(bone) - 1];
        }
    }

    [[nodiscard]] Ball ring(const Vec3& rest, const Vec3& half) const {
        const double reach = 0.5 * (m_rest_chest - m_rest_spine);
        const double above_hips = ease(m_rest_spine - reach, m_rest_spine + reach, rest.y());
        const double above_spine = ease(m_rest_chest - reach, m_rest_chest + reach, rest.y());
        const double hips = 1 - above_hips;
        const double chest = above_spine;
        const double spine = std::max(0.0, 1 - hips - chest);
        Ball ball;
        const auto add = [&](Bone bone, double rest_y, double weight) {
            ball.centre +=
                weight * m_pose.point(bone, rest - Vec3(0, rest_y, m_rest_z[index_of(bone)]));
            ball.axes += weight * m_pose.axes(bone).toRotationMatrix();
        };
        add(Bone::hips, m_rest_hips, hips);
        add(Bone::spine, m_rest_spine, spine);
        add(Bone::chest, m_rest_chest, chest);
        ball.axes /= hips + spine + chest;
        ball.centre /= hips + spine + chest;
        ball.axes = (ball.axes * half.asDiagonal()).eval();
        return ball;
    }

  private:
    const Pose& m_pose;
    double m_rest_hips;
    double m_rest_spine;
    double m_rest_chest;
    std::array<double, 3> m_rest_z; // of hips, spine and chest
};

Level hem_of(Garment garment) {
    switch (garment) {
    case Garment::coat:
        return -0.32;
    case Garment::raincoat:
        return -0.30;
    case Garment::jersey:
        return -0.05;
    case Garment::shirt:
    case Garment::overalls:
        return 0.12;
    }
    return 0;
}

// How fast a skirt widens below the level that it hangs from, belly widths a trunk.
constexpr Level flare_from = 0.26;
double flare_of(Garment garment) {
    switch (garment) {
    case Garment::coat:
        return -0.16;
    case Garment::raincoat:
        return 0.42;
    case Garment::jersey:
    case Garment::shirt:
    case Garment::overalls:
        break;
    }
    return 0;
}

struct CollarRow {
    double rise;    // of the trunk's length, from the neck's base
    double wide;    // of the neck's radius
    double forward; // of the neck's radius
};
using CollarForm = std::array<CollarRow, 5>;

// A roll, a stand collar, and a soft one.
const CollarForm& collar_of(Garment garment) {
    static constexpr CollarForm roll{{{-0.03, 1.72, 0.0},
                                      {0.01, 1.80, 0.0},
                                      {0.05, 1.70, 0.02},
                                      {0.09, 1.50, 0.04},
                                      {0.115, 1.28, 0.06}}};
    static constexpr CollarForm stand{{{-0.05, 1.95, 0.0},
                                       {0.0, 1.78, 0.02},
                                       {0.05, 1.62, 0.06},
                                       {0.10, 1.52, 0.12},
                                       {0.135, 1.46, 0.16}}};
    static constexpr CollarForm soft{{{-0.05, 1.85, 0.0},
                                      {-0.01, 1.70, 0.02},
                                      {0.03, 1.55, 0.04},
                                      {0.06, 1.40, 0.06},
                                      {0.08, 1.28, 0.06}}};
    switch (garment) {
    case Garment::jersey:
    case Garment::raincoat:
        return roll;
    case Garment::coat:
        return stand;
    case Garment::shirt:
    case Garment::overalls:
        break;
    }
    return soft;
}

// How much of a breath widens the trunk at a level: the ribs, and a little of the belly.
double ribs(Level level) {
    return ease_in_out(0.05, 0.5, 0.7, 0.9, level);
}

} // namespace

Trunk::Trunk(const Body& body) : m_hem(hem_of(body.look().garment)) {
    const Build& b = body.build();
    const Profile profile = profile_of(b);
    const Carried carried(body);
    const double hip_y = b.height - b.head_height;
    const double hips_rest = body.skeleton.offset[index_of(Bone::hips)].y();
    // Hips rest at 0.08 of the trunk's length above the hip joints.
    const double joints = hips_rest + body.skeleton.offset[index_of(Bone::left_thigh)].y();
    const double length = hip_y - joints;
    const double breath = body.pose.breath;
    const Garment garment = body.look().garment;
    const double cloth = garment == Garment::coat ? 1.06 : (garment == Garment::raincoat ? 1.1 : 1);
    const double flare = flare_of(garment);
    const auto ring_at = [&](Level level, double grow) {
        const double air = breath * ribs(level);
        const Level inside = std::max(level, -0.02);
        const double skirt = flare * b.belly_width * std::max(0.0, flare_from - level);
        // A skirt hangs from the belly and does not follow the hips in.
        const Level hung = flare != 0 ? std::max(level, flare_from) : inside;
        const double w = grow * profile.at(&Ring::half_width, hung) + skirt;
        const double d = grow * profile.at(&Ring::half_depth, hung) + skirt;
        const double z = profile.at(&Ring::forward, inside) + stoop_forward_m(b, level);
        return carried.ring({0, joints + level * length + 0.4 * air, z + 0.5 * air},
                            {w + 0.8 * air, 0.035 * length, d + 0.9 * air});
    };
    for (int i = 0; i < top_rings; ++i)
        m_top.add(ring_at(lerp(m_hem, top_of_trunk, i / (top_rings - 1.0)), cloth));
    for (const Level level : {-0.10, 0.0, 0.10, 0.20}) {
        Ball ball = ring_at(std::max(level, 0.0), 0.90);
        ball.centre += (level - std::max(level, 0.0)) * length *
                       body.pose.axes(Bone::hips).toRotationMatrix().col(1);
        const double tuck = level < 0 ? 0.8 : 1;
        ball.axes.col(0) *= tuck;
        ball.axes.col(2) *= tuck;
        m_pelvis.add(ball);
    }
    const Vec3 base = body.pose.at(Bone::neck);
    const Vec3 skull = body.pose.at(Bone::head);
    const double radius = 0.185 * b.head_width;
    for (const double u : {1.0, 0.65, 0.3, -0.4})
        m_neck.add(Ball::round(base + u * (skull - base),
                               body.pose.axes(u < 0.5 ? Bone::neck : Bone::head), radius));
    add_collar(body, radius, length);
}

void Trunk::add_collar(const Body& body, double radius, double trunk_length) {
    const CollarForm& form = collar_of(body.look().garment);
    const Quat& turn = body.pose.axes(Bone::neck);
    const Vec3 base = body.pose.at(Bone::neck);
    for (const CollarRow& row : form) {
        const double wide = row.wide * radius;
        m_collar.add(Ball::of(base + turn * Vec3(0, row.rise * trunk_length, row.forward * radius),
                              turn, {wide, 0.016 * trunk_length, 0.95 * wide}));
    }
}

double Trunk::place(Level level) const {
    return (top_rings - 1) * unlerp(m_hem, top_of_trunk, level);
}

} // namespace mh
