#pragma once

// The outline of a row of discs, each joined to the next by their common hull, as few closed curves
// whose nonzero winding is the union of those hulls.
//
//          front cap
//        .--.            One curve goes up one side and down the other. Where a disc turns the row,
//   ____/    |  row →    its outer side takes the disc's arc and its inner side goes straight over;
//  /  a    b |           where it turns sharply, or a disc holds its neighbour, a new curve begins.
//  \________/
//
// Painting costs by the length of edges, so edges inside the union are left out where they can be.

#include "core/base/vec.h"
#include "core/figure/drawing.h"

#include <array>
#include <cstddef>
#include <span>

namespace mh {

inline constexpr std::size_t most_directions = 64;
inline constexpr std::size_t most_row = 96;

// Unit directions round a circle, an even number of them, fewer for a small curve: corners stay
// under a quarter of a pixel up to a radius of 110, so that a limb's side runs even.
[[nodiscard]] std::span<const Vec2> directions_for(double radius_px);

// A disc's furthest point along each direction, and how far along it that lies.
struct DiscOutline {
    std::array<Vec2, most_directions> point;
    std::array<double, most_directions> along;
};

// Adds the outline of the row to the drawing's current path. It has at most `most_row` discs, and
// every outline `directions` points.
void emit_row(std::span<const DiscOutline> row, std::size_t directions, Drawing& drawing);

} // namespace mh
