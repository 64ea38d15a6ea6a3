#pragma once

// Smooth curves through the rows of a table.

#include <algorithm>
#include <array>
#include <cstddef>

namespace mh {

// At a row's index the row's value, between rows a cubic whose slope at each row is half the way
// between its neighbours (Catmull–Rom); held beyond the ends. `value(i)` is row i's.
template <typename Value>
[[nodiscard]] double smooth_between(std::size_t rows, const Value& value, double index) {
    const double held = std::clamp(index, 0.0, static_cast<double>(rows - 1));
    const std::size_t i = std::min(static_cast<std::size_t>(held), rows - 2);
    const double u = held - static_cast<double>(i);
    const double a = value(i);
    const double b = value(i + 1);
    const double slope_a = 0.5 * (b - value(i > 0 ? i - 1 : 0));
    const double slope_b = 0.5 * (value(std::min(i + 2, rows - 1)) - a);
    return a + u * slope_a + u * u * (3 * (b - a) - 2 * slope_a - slope_b) +
           u * u * u * (2 * (a - b) + slope_a + slope_b);
}

} // namespace mh
