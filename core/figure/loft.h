#pragma once

// The primitive that bodies are made of: balls along a curve, each joined to the next. Its
// silhouette is the union of the hulls of neighbouring balls, which turns through a full circle
// without popping and foreshortens by itself.

#include "core/figure/ball.h"
#include "core/figure/canvas.h"

#include <array>
#include <cassert>
#include <span>

namespace mh {

inline constexpr std::size_t most_balls = 24;

class Loft {
  public:
    void add(const Ball& ball) {
        assert(m_count < most_balls);
        m_balls[m_count++] = ball;
    }
    [[nodiscard]] std::size_t size() const { return m_count; }
    [[nodiscard]] const Ball& operator[](std::size_t i) const { return m_balls[i]; }
    [[nodiscard]] Ball& operator[](std::size_t i) { return m_balls[i]; }

  private:
    std::array<Ball, most_balls> m_balls;
    std::size_t m_count = 0;
};

// A loft on the picture. Empty where any of it is behind the camera.
class SeenLoft {
  public:
    SeenLoft() = default;
    SeenLoft(const Loft& loft, const Projection& projection);

    [[nodiscard]] bool empty() const { return m_count == 0; }
    [[nodiscard]] std::size_t size() const { return m_count; }
    [[nodiscard]] const Disc& operator[](std::size_t i) const { return m_discs[i]; }
    [[nodiscard]] std::span<const Disc> discs() const { return {m_discs.data(), m_count}; }
    // Between balls: 0 is the first, size() − 1 the last; held at the ends.
    [[nodiscard]] Disc at(double place) const;
    // The same without a corner at any ball.
    [[nodiscard]] Disc smooth_at(double place) const;
    // Its change a ball, there.
    [[nodiscard]] Disc slope(double place) const;

  private:
    std::array<Disc, most_balls> m_discs;
    std::size_t m_count = 0;
};

// Fades a line in along a loft: nothing up to ball `none`, whole from ball `whole`; or out, where
// `whole` comes first.
struct Fade {
    double none = -1;
    double whole = -1;

    [[nodiscard]] double at(double place) const;
};

// What lies wholly outside the picture is left out, but for heads, whose boxes are asked for.
//
// The silhouette grown by the ink's width, in ink.
void ink(const SeenLoft& loft, Part part, const Canvas& canvas, const Fade& fade = {});
// The silhouette in one colour.
void fill(const SeenLoft& loft, Part part, Colour colour, const Canvas& canvas);
// The silhouette in shadow, and over it its lit side. `depth` is the shadow's share of the width
// away from the light, 0 to 1.
void fill_lit(const SeenLoft& loft, Part part, Colour colour, const Canvas& canvas,
              double depth = 0.28, const Fade& fade = {});

} // namespace mh
