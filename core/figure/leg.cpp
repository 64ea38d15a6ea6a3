#include "core/figure/leg.h"

#include "core/figure/limb.h"
#include "core/figure/surface.h"

#include <utility>

namespace mh {

namespace {

constexpr double knee_round = 0.4;

struct TrouserRow {
    double share;
    double radius; // of the limb's width
};
constexpr std::array<TrouserRow, 11> trouser_rows{{{0.00, 0.72},
                                                   {0.10, 0.73},
                                                   {0.20, 0.70},
                                                   {0.32, 0.62},
                                                   {0.42, 0.55},
                                                   {0.50, 0.52},
                                                   {0.58, 0.52},
                                                   {0.70, 0.53},
                                                   {0.80, 0.52},
                                                   {0.87, 0.54},
                                                   {0.925, 0.60}}};
constexpr double turn_up_from = 9.2; // in balls of the trouser leg

Loft trouser_leg(const Body& body, Side side) {
    const Bone thigh = bone_of(side, Bone::left_thigh);
    const Bone shin = bone_of(side, Bone::left_shin);
    const Bone foot = bone_of(side, Bone::left_foot);
    const Pose& pose = body.pose;
    const LimbLine line{pose.at(thigh), pose.at(shin), pose.at(foot),
                        pose.axes(shin) * Vec3::UnitZ()};
    std::array<LimbWidth, trouser_rows.size()> widths;
    for (std::size_t i = 0; i < widths.size(); ++i)
        widths[i] = {trouser_rows[i].share, trouser_rows[i].radius * body.build().limb_width};
    return limb_loft(line, knee_round, widths);
}

// A boot's shape as shares of the foot's length, in the foot's axes about the ankle; the sole lies
// 0.30 below it.
struct BootRow {
    Vec3 at;
    Vec3 half;
    bool on_toes;
};
const std::array<BootRow, 5> boot_rows{{{{0, 0.10, -0.02}, {0.165, 0.10, 0.17}, false},
                                        {{0, -0.06, -0.04}, {0.175, 0.14, 0.19}, false},
                                        {{0, -0.15, 0.10}, {0.19, 0.13, 0.20}, false},
                                        {{0.01, -0.165, 0.33}, {0.215, 0.115, 0.19}, false},
                                        {{0.015, -0.165, 0.52}, {0.225, 0.115, 0.20}, true}}};
const std::array<BootRow, 3> sole_rows{{{{0, -0.265, -0.06}, {0.185, 0.035, 0.20}, false},
                                        {{0.01, -0.265, 0.30}, {0.225, 0.035, 0.20}, false},
                                        {{0.015, -0.265, 0.53}, {0.235, 0.035, 0.21}, true}}};
constexpr double toes_forward = 0.45; // of the foot's length, the toes' joint before the ankle
constexpr double toes_below = 0.225;  // and below it

template <std::size_t N>
Loft boot_loft(const Body& body, Side side, const std::array<BootRow, N>& rows) {
    const double length = body.build().foot_length;
    const double outwards = side == Side::left ? 1 : -1;
    const Bone foot = bone_of(side, Bone::left_foot);
    const Bone toes = bone_of(side, Bone::left_toes);
    Loft loft;
    for (const BootRow& row : rows) {
        const Bone bone = row.on_toes ? toes : foot;
        Vec3 at = row.at;
        at.x() *= outwards;
        if (row.on_toes)
            at -= Vec3(0, -toes_below, toes_forward);
        loft.add(
            Ball::of(body.pose.point(bone, length * at), body.pose.axes(bone), length * row.half));
    }
    return loft;
}

void draw_boot(const Body& body, Side side, const Canvas& canvas) {
    const SeenLoft boot(boot_loft(body, side, boot_rows), canvas.projection);
    const SeenLoft sole(boot_loft(body, side, sole_rows), canvas.projection);
    const Colour leather = body.look().shoes;
    ink(boot, Part::foot, canvas);
    ink(sole, Part::foot, canvas);
    fill(sole, Part::foot, mixed(leather, {0, 0, 0}, 0.45), canvas);
    fill_lit(boot, Part::foot, leather, canvas, 0.36);
}

void draw_leg(const Body& body, const SeenLoft& trousers, Side side, const Canvas& canvas) {
    draw_boot(body, side, canvas);
    ink(trousers, Part::leg, canvas, {0.5, 3.0});
    fill_lit(trousers, Part::leg, body.look().trousers, canvas, 0.34, {0, 3});
    const Rim edge{turn_up_from, 0, 0};
    fill_patch(trousers, {{turn_up_from - 0.16, 0, 0}, edge}, Part::leg,
               canvas.shaded(body.look().trousers, 1.6), canvas);
}

} // namespace

void draw_legs(const Body& body, const Trunk& trunk, const Canvas& canvas) {
    const SeenLoft pelvis(trunk.pelvis(), canvas.projection);
    std::array<Side, 2> order{Side::left, Side::right};
    const auto depth = [&](Side side) {
        const Pose& pose = body.pose;
        return canvas.projection.to_camera(pose.at(bone_of(side, Bone::left_shin))).z() +
               canvas.projection.to_camera(pose.at(bone_of(side, Bone::left_thigh))).z();
    };
    if (depth(order[0]) < depth(order[1]))
        std::swap(order[0], order[1]);
    std::array<SeenLoft, 2> trousers;
    ink(pelvis, Part::leg, canvas);
    for (std::size_t i = 0; i < 2; ++i) {
        trousers[i] = SeenLoft(trouser_leg(body, order[i]), canvas.projection);
        if (trousers[i].empty())
            return;
        ink(trousers[i], Part::leg, canvas);
    }
    fill(pelvis, Part::leg, body.look().trousers, canvas);
    for (std::size_t i = 0; i < 2; ++i)
        draw_leg(body, trousers[i], order[i], canvas);
    fill(pelvis, Part::leg, body.look().trousers, canvas);
}

} // namespace mh
