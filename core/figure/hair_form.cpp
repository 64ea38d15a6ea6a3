#include "core/figure/hair_form.h"

#include "core/base/easing.h"
#include "core/figure/smooth.h"

#include <algorithm>

namespace mh {

namespace {

constexpr double bald_temple_rad = 0.86; // round from the middle of the brow
constexpr double bald_top_rad = 2.7;     // where the bare crown's edge is highest
constexpr double bald_back = 0.82;       // its height there

constexpr std::size_t lowest_shell_ring = 2; // of the skull's
constexpr double shell_rings_a_skull_ring = 2;
constexpr double place_height =
    (highest_ring - lowest_ring) / (skull_rings - 1) / shell_rings_a_skull_ring;

// The skull's rings, smooth between them.
Ball skull_ring(const Head& head, double index) {
    Ball ball;
    const auto smooth = [&](const auto& value) {
        return smooth_between(
            skull_rings, [&](std::size_t i) { return value(head.skull()[i]); }, index);
    };
    for (int row = 0; row < 3; ++row) {
        ball.centre[row] = smooth([&](const Ball& b) { return b.centre[row]; });
        for (int column = 0; column < 3; ++column)
            ball.axes(row, column) = smooth([&](const Ball& b) { return b.axes(row, column); });
    }
    return ball;
}

constexpr int last_shell_ring =
    static_cast<int>((skull_rings - 1 - lowest_shell_ring) * shell_rings_a_skull_ring);

double ring_height(int ring) {
    return lerp(lowest_ring, highest_ring,
                (lowest_shell_ring + ring / shell_rings_a_skull_ring) / (skull_rings - 1));
}

Ball shell_ring(const Head& head, const HairForm& form, bool flat_top, int ring) {
    const double w = head.width();
    const double y = ring_height(ring);
    Ball ball = skull_ring(head, lowest_shell_ring + ring / shell_rings_a_skull_ring);
    const double grow = w * (form.thick * ease(form.nape - 0.12, form.nape + 0.16, y));
    const double top = flat_top ? 0 : w * std::max(0.0, form.crown) * ease(0.6, 1.0, y);
    ball.axes.col(0) *= 1 + grow / ball.axes.col(0).norm();
    ball.axes.col(2) *= 1 + grow / ball.axes.col(2).norm();
    ball.centre += head.turn() * Vec3(0, top, -0.4 * grow);
    return ball;
}

// The hair's lower edge: place(angle) through brow, temple, the ears and the nape.
Rim edge_of(const Head& head, const HairForm& form) {
    const double brow = shell_place(head, form.brow);
    const double side = shell_place(head, form.side);
    const double nape = shell_place(head, form.nape);
    const double front = side - nape;
    const double mean = brow - front;
    return {mean,          front,       0,          side - mean,
            form.from_rad, form.to_rad, form.tufts, form.tuft / place_height};
}

} // namespace

const HairForm& hair_form(HairStyle style) {
    static constexpr HairForm crop{0.80, 0.38, 0.20, 0.028, 0.03, 0.66, 1.36, 17, 0.030, 1.0};
    static constexpr HairForm mop{0.77, 0.38, 0.14, 0.085, 0.10, 0.62, 1.30, 13, 0.065, 0.9};
    static constexpr HairForm bun{0.85, 0.44, 0.22, 0.03, 0.035, 0.62, 1.5, 0, 0, 1.0};
    static constexpr HairForm plaits{0.83, 0.40, 0.17, 0.04, 0.04, 0.40, 1.40, 0, 0, 0.9};
    static constexpr HairForm bob{0.80, 0.12, 0.17, 0.085, 0.06, 0.46, 1.22, 16, 0.045, 0.4};
    static constexpr HairForm balding{0.62, 0.38, 0.18, 0.045, 0.0, 0.86, 1.40, 15, 0.028, 1.1};
    static constexpr HairForm afro{0.77, 0.36, 0.16, 0.17, 0.16, 0.6, 1.3, 19, 0.02, 0.5};
    static constexpr HairForm ponytail{0.85, 0.42, 0.21, 0.03, 0.035, 0.60, 1.45, 0, 0, 1.0};
    switch (style) {
    case HairStyle::mop:
        return mop;
    case HairStyle::bun:
        return bun;
    case HairStyle::plaits:
        return plaits;
    case HairStyle::bob:
        return bob;
    case HairStyle::balding:
        return balding;
    case HairStyle::afro:
        return afro;
    case HairStyle::ponytail:
        return ponytail;
    case HairStyle::short_crop:
    case HairStyle::none:
        break;
    }
    return crop;
}

Loft hair_shell(const Head& head, const HairForm& form, bool flat_top) {
    Loft loft;
    for (int ring = 0; ring <= last_shell_ring; ++ring)
        loft.add(shell_ring(head, form, flat_top, ring));
    return loft;
}

Loft hair_behind(const Head& head, const HairForm& form, bool flat_top) {
    Loft loft;
    for (int ring = 0; ring <= last_shell_ring; ++ring) {
        Ball ball = shell_ring(head, form, flat_top, ring);
        const double held = 1 - ease(form.brow - 0.10, form.brow + 0.04, ring_height(ring));
        // The front end goes back, and the back end stays.
        const double keep = lerp(1.0, 0.5 * (1 + std::cos(form.behind_rad)), held);
        ball.centre -= (1 - keep) * ball.axes.col(2);
        ball.axes.col(2) *= keep;
        loft.add(ball);
    }
    return loft;
}

Loft hair_crown(const Head& head, const HairForm& form) {
    Loft crown;
    for (int ring = last_shell_ring - 2; ring <= last_shell_ring; ++ring)
        crown.add(shell_ring(head, form, false, ring));
    return crown;
}

double shell_place(const Head& head, double height) {
    return shell_rings_a_skull_ring * (head.place(height) - lowest_shell_ring);
}

// A bald head keeps its hair round the back, from points at its temples: as one from behind, and
// from before as two halves, since both temples show then and nothing between them.
std::vector<Patch> hair_patches(HairStyle style, const Head& head, const SeenLoft& shell) {
    const Rim edge = edge_of(head, hair_form(style));
    const double top = static_cast<double>(shell.size() - 1);
    if (style != HairStyle::balding)
        return {{edge, {top, 0, 0}}};
    const double back = shell_place(head, bald_back);
    const double front = shell_place(head, hair_form(style).brow);
    const Rim bare{front, 0, 0, back - front, bald_temple_rad, bald_top_rad};
    if (Surface(shell).facing(shell_place(head, 0.6), pi) > 0)
        return {{edge, bare, bald_temple_rad, 2 * pi - bald_temple_rad}};
    return {{edge, bare, bald_temple_rad, pi}, {edge, bare, -pi, -bald_temple_rad}};
}

} // namespace mh
