#pragma once

// A head's form in the world, and the map from its face onto the picture.

#include "core/figure/body.h"
#include "core/figure/canvas.h"
#include "core/figure/surface.h"

#include <optional>

namespace mh {

inline constexpr std::size_t skull_rings = 13;
inline constexpr double lowest_ring = 0.05; // heights of the skull's first and last ring
inline constexpr double highest_ring = 0.95;

// A head's own measure: heights are shares of its height above the chin at rest, widths shares of
// its width.
class Head {
  public:
    Head() = default;
    // `drop` is how far the jaw has opened, a share of the head's height.
    Head(const Body& body, double drop);

    [[nodiscard]] const Loft& skull() const { return m_skull; }
    [[nodiscard]] double height() const { return m_height; }
    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] double drop() const { return m_drop; }
    // The place on the skull of a height, with the jaw as it is. Beyond its rings it runs on.
    [[nodiscard]] double place(double height) const;
    // The skull's half width and half depth at a height, metres.
    [[nodiscard]] double half_width(double height) const;
    [[nodiscard]] double half_depth(double height) const;
    // How far forward its ring lies there, a share of the width.
    [[nodiscard]] double forward(double height) const;
    // The skull's front at a place across and up, as point() takes them and gives z.
    [[nodiscard]] double front(double across, double height) const;
    // A point of the head: x to its left and z forward, shares of its width, y a height.
    [[nodiscard]] Vec3 point(double x, double y, double z) const;
    [[nodiscard]] const Quat& turn() const { return m_turn; }

  private:
    Loft m_skull;
    std::array<double, skull_rings> m_ring_y; // heights, with the jaw as it is
    std::array<double, skull_rings> m_forward;
    Vec3 m_pivot = Vec3::Zero();
    Quat m_turn = Quat::Identity();
    double m_height = 0;
    double m_width = 0;
    double m_drop = 0;
};

// The face's plane wrapped on the skull: x metres to the character's left of the middle, y a
// height. Past the horizon a point is held on it.
class FaceMap {
  public:
    FaceMap(const Head& head, const SeenLoft& skull);

    // `seen` is lowered to false only by points past the horizon.
    [[nodiscard]] Vec2 at(double x_m, double y, bool* hidden = nullptr) const;
    // True where the face's middle at this height faces the viewer.
    [[nodiscard]] bool faces(double y) const;
    [[nodiscard]] const Head& head() const { return m_head; }

  private:
    static constexpr std::size_t rows = 25;
    const Head& m_head;
    Surface m_surface;
    std::array<Facing, rows> m_horizon;
    double m_round_m; // the radius that x is wrapped round
};

} // namespace mh
