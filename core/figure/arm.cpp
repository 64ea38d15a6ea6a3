#include "core/figure/arm.h"

#include "core/figure/hand.h"
#include "core/figure/limb.h"
#include "core/figure/surface.h"

namespace mh {

namespace {

constexpr double elbow_round = 0.42;
constexpr double cuff_from = 10.15; // in balls of the sleeve
constexpr double shoulder_ink_from = 0.4;
constexpr double shoulder_ink_whole = 3.2;

struct SleeveRow {
    double share;
    double radius; // of the limb's width
};
// Full at the shoulder, slight at the elbow, full again over the forearm.
constexpr std::array<SleeveRow, 12> sleeve_rows{{{0.00, 0.47},
                                                 {0.08, 0.53},
                                                 {0.18, 0.54},
                                                 {0.28, 0.50},
                                                 {0.38, 0.46},
                                                 {0.46, 0.45},
                                                 {0.54, 0.46},
                                                 {0.62, 0.48},
                                                 {0.72, 0.47},
                                                 {0.82, 0.45},
                                                 {0.90, 0.44},
                                                 {0.97, 0.48}}};
// The sleeve begins inside the trunk, below the joint's own height: shares of the limb's width.
constexpr double root_inwards = 0.20;
constexpr double root_down = 0.16;
// Clear of the elbow, where a band would fold.
constexpr std::array<std::array<double, 2>, 3> sleeve_stripes{{{0.8, 1.7}, {2.5, 3.3}, {7.9, 8.8}}};

Rim flat(double place) {
    return {place, 0, 0};
}

void dress_sleeve(const Body& body, const SeenLoft& sleeve, const Canvas& canvas) {
    const Appearance& look = body.look();
    if (look.stripes)
        for (const auto& [from, to] : sleeve_stripes)
            fill_patch(sleeve, {flat(from), flat(to)}, Part::arm, look.trim, canvas);
    const Colour cuff =
        look.garment == Garment::coat ? look.trim : mixed(look.top, {0, 0, 0}, 0.18);

    fill_patch(sleeve, {flat(cuff_from - 0.18), flat(cuff_from)}, Part::arm, canvas.style.ink,
               canvas);
    fill_patch(sleeve, {flat(cuff_from), flat(11)}, Part::arm, cuff, canvas);
}

} // namespace

Arm::Arm(const Body& body, Side side) : m_side(side) {
    const Bone upper = bone_of(side, Bone::left_upper_arm);
    const Bone fore = bone_of(side, Bone::left_forearm);
    const Bone hand = bone_of(side, Bone::left_hand);
    const Pose& pose = body.pose;
    const double inwards = (side == Side::left ? -1 : 1) * root_inwards;
    const Vec3 root =
        pose.at(upper) + body.build().limb_width * (pose.axes(bone_of(side, Bone::left_shoulder)) *
                                                    Vec3(inwards, -root_down, 0));
    const LimbLine line{root, pose.at(fore), pose.at(hand), pose.axes(fore) * Vec3::UnitZ()};
    std::array<LimbWidth, sleeve_rows.size()> widths;
    const double fuller = body.look().garment == Garment::coat ? 1.12 : 1.0;
    for (std::size_t i = 0; i < widths.size(); ++i)
        widths[i] = {sleeve_rows[i].share,
                     fuller * sleeve_rows[i].radius * body.build().limb_width};
    m_sleeve = limb_loft(line, elbow_round, widths);
    // A cuff ends in an opening, not in a ball over the hand.
    m_sleeve[m_sleeve.size() - 1].axes.col(1) *= 0.25;
    m_sleeve[m_sleeve.size() - 2].axes.col(1) *= 0.6;
    for (std::size_t i = 0; i < 3; ++i)
        m_shoulder.add(m_sleeve[i]);
}

bool Arm::hangs(const Body& body) const {
    const Pose& pose = body.pose;
    const double length = body.build().arm_length;
    const double shoulder = pose.at(bone_of(m_side, Bone::left_upper_arm)).y();
    const double elbow = pose.at(bone_of(m_side, Bone::left_forearm)).y();
    const double hand = pose.at(bone_of(m_side, Bone::left_hand)).y();
    return elbow < shoulder - 0.25 * length && hand < shoulder - 0.6 * length;
}

double Arm::before_trunk(const Body& body, const Projection& projection) const {
    const auto depth = [&](const Vec3& p) { return projection.to_camera(p).z(); };
    const Pose& pose = body.pose;
    const double trunk = 0.5 * (depth(pose.at(Bone::chest)) + depth(pose.at(Bone::spine)));
    const double shoulder = depth(m_sleeve[0].centre);
    const double elbow = depth(m_sleeve[5].centre);
    const double hand = depth(pose.at(bone_of(m_side, Bone::left_hand)));
    return trunk - (0.4 * shoulder + 0.2 * elbow + 0.4 * hand);
}

void draw_arm(const Body& body, const Arm& arm, const Canvas& canvas) {
    const SeenLoft sleeve(arm.sleeve(), canvas.projection);
    if (sleeve.empty())
        return;
    const bool hand_over_cuff = hand_hides_cuff(body, arm.side(), canvas.projection);
    if (!hand_over_cuff)
        draw_hand(body, arm.side(), canvas);
    ink(sleeve, Part::arm, canvas, {shoulder_ink_from, shoulder_ink_whole});
    fill_lit(sleeve, Part::arm, body.look().top, canvas, 0.34, {0, 3});
    dress_sleeve(body, sleeve, canvas);
    if (hand_over_cuff)
        draw_hand(body, arm.side(), canvas);
}

} // namespace mh
