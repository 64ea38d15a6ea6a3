#pragma once

// What is painted on a loft: bands, patches, buttons and features, which slide and foreshorten with
// it and are hidden past its horizon.
//
// A place on a loft is a pair: `place` along it, in balls from its first, and `angle_rad` round it,
// 0 at the front and positive towards the side axis.

#include "core/figure/loft.h"

#include <optional>
#include <vector>

namespace mh {

// The angles round a loft that face the viewer at a place along it: [least, most], most − least ≤
// 2π. Empty where most ≤ least.
struct Facing {
    double least_rad = 0;
    double most_rad = 0;

    [[nodiscard]] bool empty() const { return most_rad <= least_rad; }
};

// A closed curve round a loft: place(angle) = mean + front·cos(angle) + sides·cos(2·angle), and
// `step` more on the way from `from_rad` to `to_rad` round either side. It ends in `tufts` points
// round the loft (a whole number), each hanging `tuft` below it.
struct Rim {
    double mean = 0;
    double front = 0;
    double sides = 0;
    double step = 0;
    double from_rad = 0;
    double to_rad = 0;
    double tufts = 0;
    double tuft = 0;

    [[nodiscard]] double at(double angle_rad) const;
    // The same, where the angle's cosine is known.
    [[nodiscard]] double at(double angle_rad, double cosine) const;
    // The same at every angle.
    [[nodiscard]] bool level() const { return front == 0 && sides == 0 && step == 0 && tuft == 0; }
};

// Where only one of them has a step or tufts, those are the other's too.
[[nodiscard]] Rim between(const Rim& a, const Rim& b, double u);

// A part of a loft between two rims (`low` nearer its first ball), from an angle to another.
struct Patch {
    Rim low;
    Rim high;
    double from_rad = -pi;
    double to_rad = pi;
};

class Surface {
  public:
    explicit Surface(const SeenLoft& loft) : m_loft(loft) {}

    [[nodiscard]] Vec2 at(double place, double angle_rad) const;
    // Above 0 where it faces the viewer.
    [[nodiscard]] double facing(double place, double angle_rad) const;
    // Along a curve round the loft, from the first of it that faces the viewer to the last.
    [[nodiscard]] Facing horizon(const Rim& rim, double from_rad = -pi, double to_rad = pi) const;

    // The outline of what is seen of a patch; empty where nothing is. Its lower rim, where it
    // plunges at the horizon, is left `drawn_in_rad` sooner.
    void trace(const Patch& patch, std::vector<Vec2>& outline, double drawn_in_rad = 0) const;

  private:
    const SeenLoft& m_loft;
};

void fill_patch(const SeenLoft& loft, const Patch& patch, Part part, Colour colour,
                const Canvas& canvas);

// What of a patch the light falls on: as on the loft as a whole, whatever part of it the patch
// covers.
[[nodiscard]] std::optional<Patch> lit_part(const SeenLoft& loft, const Patch& patch,
                                            const Canvas& canvas, double depth);
// In shadow, and over it its lit side: `depth` is the shadow's share of the width away from the
// light, 0 to 1.
void fill_patch_lit(const SeenLoft& loft, const Patch& patch, Part part, Colour colour,
                    const Canvas& canvas, double depth = 0.24);
// The patch's outline in ink, under its fill; half of the width lies outside it.
void ink_patch(const SeenLoft& loft, const Patch& patch, Part part, double width_px,
               const Canvas& canvas);

// A closed outline in one colour.
void fill_outline(const std::vector<Vec2>& outline, Part part, Colour colour, const Canvas& canvas);

// A line of ink along a run of points, tapering to nothing at its ends. `width_px` is its full
// width at the middle.
void ink_line(const std::vector<Vec2>& points, Part part, Colour colour, double width_px,
              const Canvas& canvas);

} // namespace mh
