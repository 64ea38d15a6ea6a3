#include "core/figure/hand.h"

#include "core/figure/surface.h"

#include <algorithm>

namespace mh {

namespace {

// A finger as shares of the hand's length. The palm's axes: x out of the palm, y towards the
// fingers' ends, z towards the thumb.
struct FingerForm {
    Vec3 root;
    double length;
    double radius;
    double turn_rad;   // about x: how far it leans towards the thumb
    double spread_rad; // more of that when the fingers are spread
    double HandShape::*closed;
};
constexpr std::size_t finger_count = 3;
const std::array<FingerForm, finger_count> finger_forms{{
    {{0.02, 0.50, 0.17}, 0.50, 0.098, 0.06, 0.30, &HandShape::index},
    {{0.03, 0.54, -0.01}, 0.53, 0.100, 0.0, 0.0, &HandShape::middle},
    {{0.02, 0.48, -0.19}, 0.44, 0.092, -0.08, -0.32, &HandShape::little},
}};

// How far each joint of a closed finger bends, radians.
constexpr std::array<double, 3> finger_bends{1.45, 1.75, 0.9};
constexpr std::array<double, 3> finger_parts{0.42, 0.33, 0.25};

struct Palm {
    Vec3 wrist;
    Eigen::Matrix3d axes; // columns x, y, z as above; right-handed or its mirror
    double length;

    [[nodiscard]] Vec3 at(const Vec3& share) const { return wrist + axes * (length * share); }
};

Palm palm_of(const Body& body, Side side) {
    const Bone hand = bone_of(side, Bone::left_hand);
    const Eigen::Matrix3d bone = body.pose.axes(hand).toRotationMatrix();
    Palm palm{body.pose.at(hand), Eigen::Matrix3d::Zero(), body.build().hand_length};
    palm.axes.col(0) = (side == Side::left ? -1 : 1) * bone.col(0);
    palm.axes.col(1) = -bone.col(1);
    palm.axes.col(2) = bone.col(2);
    return palm;
}

// A ball whose half axes are shares along the palm's x, y, z.
Ball palm_ball(const Palm& palm, const Vec3& at, const Vec3& half) {
    Ball ball;
    ball.centre = palm.at(at);
    ball.axes = palm.axes * (palm.length * half).asDiagonal();
    return ball;
}

Loft palm_loft(const Palm& palm) {
    Loft loft;
    loft.add(palm_ball(palm, {0, -0.06, 0}, {0.13, 0.10, 0.15}));
    loft.add(palm_ball(palm, {0, 0.12, 0.0}, {0.145, 0.13, 0.20}));
    loft.add(palm_ball(palm, {0.01, 0.32, -0.01}, {0.14, 0.14, 0.275}));
    loft.add(palm_ball(palm, {0.02, 0.46, -0.01}, {0.12, 0.09, 0.265}));
    return loft;
}

Ball finger_ball(const Palm& palm, const Vec3& at, double radius) {
    return palm_ball(palm, at, Vec3::Constant(radius));
}

Loft finger_loft(const Palm& palm, const FingerForm& form, const HandShape& shape) {
    const double closed = std::clamp(shape.*form.closed, 0.0, 1.0);
    const double lean = (form.turn_rad + form.spread_rad * shape.spread) * (1 - closed);
    Loft loft;
    Vec3 at = form.root;
    loft.add(finger_ball(palm, at - Vec3(0, 0.08, 0), form.radius));
    loft.add(finger_ball(palm, at, form.radius));
    double bend = 0.04;
    for (std::size_t i = 0; i < finger_parts.size(); ++i) {
        const double before = bend;
        bend += closed * finger_bends[i];
        const double half = 0.5 * form.length * finger_parts[i];
        for (const double angle : {0.5 * (before + bend), bend}) {
            const Vec3 along(std::sin(angle), std::cos(angle) * std::cos(lean),
                             std::cos(angle) * std::sin(lean));
            at += half * along;
            const double taper = 1 - 0.05 * static_cast<double>(i);
            loft.add(finger_ball(palm, at, taper * form.radius));
        }
    }
    return loft;
}

// The thumb stands off the palm when open, lies along the index when relaxed and over the fingers
// when closed.
Loft thumb_loft(const Palm& palm, const HandShape& shape) {
    const double closed = std::clamp(shape.thumb, 0.0, 1.0);
    const Vec3 root(0.03, 0.14, 0.17);
    const Vec3 open_knee(0.06, 0.30, 0.36);
    const Vec3 open_tip(0.04, 0.44, 0.52);
    const Vec3 shut_knee(0.17, 0.32, 0.24);
    const Vec3 shut_tip(0.27, 0.44, 0.02);
    const Vec3 knee = open_knee + closed * (shut_knee - open_knee);
    const Vec3 tip = open_tip + closed * (shut_tip - open_tip);
    Loft loft;
    loft.add(finger_ball(palm, root, 0.125));
    loft.add(finger_ball(palm, 0.5 * (root + knee), 0.115));
    loft.add(finger_ball(palm, knee, 0.105));
    loft.add(finger_ball(palm, 0.5 * (knee + tip) + Vec3(0.01, 0.01, 0.01), 0.100));
    loft.add(finger_ball(palm, tip, 0.092));
    return loft;
}

// A small arc over each finger's root, where the back of the hand is seen.
void draw_knuckles(const Palm& palm, const Canvas& canvas) {
    constexpr double well_in_sight = 0.35;
    constexpr int points = 7;
    const Vec3 to_viewer = (canvas.projection.eye() - palm.wrist).normalized();
    if (-palm.axes.col(0).normalized().dot(to_viewer) < well_in_sight)
        return;
    for (const FingerForm& form : finger_forms) {
        std::vector<Vec2> arc;
        for (int i = 0; i < points; ++i) {
            const double u = 2.0 * i / (points - 1) - 1;
            const Vec3 share = form.root + Vec3(-0.13, -0.03 - 0.035 * u * u, 0.055 * u);
            if (const auto p = canvas.projection.to_picture(palm.at(share)))
                arc.push_back(*p);
        }
        ink_line(arc, Part::hand, canvas.style.ink, 0.9 * canvas.line_px, canvas);
    }
}

struct Piece {
    SeenLoft seen;
    double depth;
    Fade fade;
};

} // namespace

bool hand_hides_cuff(const Body& body, Side side, const Projection& projection) {
    const auto depth = [&](const Vec3& p) { return projection.to_camera(p).z(); };
    const Palm palm = palm_of(body, side);
    const Vec3 elbow = body.pose.at(bone_of(side, Bone::left_forearm));
    const bool fingers_come = depth(palm.wrist) - depth(palm.at({0, 1, 0})) > 0.6 * palm.length;
    const bool forearm_comes =
        depth(elbow) - depth(palm.wrist) > 0.65 * (palm.wrist - elbow).norm();
    return fingers_come || forearm_comes;
}

void draw_hand(const Body& body, Side side, const Canvas& canvas) {
    const Palm palm = palm_of(body, side);
    const HandShape& shape = body.pose.hands[side == Side::left ? 0 : 1];
    std::array<Piece, finger_count + 2> pieces;
    const auto piece = [&](const Loft& loft, const Vec3& middle, Fade fade) {
        return Piece{SeenLoft(loft, canvas.projection), canvas.projection.to_camera(middle).z(),
                     fade};
    };
    for (std::size_t i = 0; i < finger_count; ++i) {
        const Loft finger = finger_loft(palm, finger_forms[i], shape);
        pieces[i] = piece(finger, finger[4].centre, {0.6, 2.2});
    }
    const Loft thumb = thumb_loft(palm, shape);
    pieces[finger_count] = piece(thumb, thumb[3].centre, {0.4, 2.0});
    // The palm runs on into its fingers, with no line between.
    pieces[finger_count + 1] = piece(palm_loft(palm), palm.at({0, 0.36, 0}), {2.6, 1.4});
    if (pieces.back().seen.empty())
        return;
    for (const Piece& p : pieces)
        ink(p.seen, Part::hand, canvas);
    std::stable_sort(pieces.begin(), pieces.end(),
                     [](const Piece& a, const Piece& b) { return a.depth > b.depth; });
    for (const Piece& p : pieces) {
        ink(p.seen, Part::hand, canvas, p.fade);
        fill_lit(p.seen, Part::hand, body.look().skin, canvas, 0.3, {0, 2});
    }
    draw_knuckles(palm, canvas);
}

} // namespace mh
