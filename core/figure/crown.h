#pragma once

// The crown of a hat: a dome over the skull, and what is painted on it.

#include "core/figure/head.h"

namespace mh {

// A dome over the skull from a height upwards: rows of height, half width and half depth against
// the skull's widest, and how far back it lies.
struct CrownRow {
    double y;
    double wide;
    double back;
};

struct CrownForm {
    std::array<CrownRow, 9> rows;
    double lean_rad; // tipped back
    double depth;    // of its width
};

[[nodiscard]] const CrownForm& crown_form(Headwear headwear);

inline constexpr int crown_rings = 17; // two for each step of a form's rows
[[nodiscard]] Loft crown_loft(const Head& head, const CrownForm& form);
// In a crown's own axes, so that what is sewn to it tips with it: shares of the head's width.
[[nodiscard]] Vec3 on_crown(const Head& head, const CrownForm& form, const Vec3& share);

// Keeps both, which outlive it. Heights are given in a form's rows.
class CrownPainter {
  public:
    CrownPainter(const SeenLoft& crown, const Canvas& canvas);

    // Between two of the rows.
    void band(double low, double high, Colour colour) const;
    // Ribs of knitting round a band.
    void ribs(double low, double high) const;
    // On the front: `tall` turns a radius round the crown into rows.
    void badge(double row, double radius, double tall, Colour colour) const;

  private:
    const SeenLoft& m_crown;
    const Canvas& m_canvas;
    Facing m_seen{-pi, pi};
};

} // namespace mh
