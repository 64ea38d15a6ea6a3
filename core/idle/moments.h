#pragma once

// Rising moments, and how many of them have come by a time, found in the same few steps whatever
// the time: a grid over them tells where to begin. Steps grow with the logarithm of the most that
// lie in one cell of the grid.

#include "core/base/time.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace mh {

class Moments {
  public:
    Moments() : Moments(std::vector<Seconds>{}) {}
    // `times` rises.
    explicit Moments(std::vector<Seconds> times);

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] Seconds operator[](std::size_t i) const { return m_times[i]; }

    // How many are earlier than t; t is finite.
    [[nodiscard]] std::size_t before(Seconds t) const {
        return search(t, [t](Seconds time) { return time < t; });
    }
    // How many are no later than t.
    [[nodiscard]] std::size_t until(Seconds t) const {
        return search(t, [t](Seconds time) { return time <= t; });
    }

  private:
    [[nodiscard]] std::size_t cell_of(Seconds t) const {
        return static_cast<std::size_t>(
            std::clamp((t - m_first) * m_cells_a_second, 0.0, m_last_cell));
    }

    // No branch depends on where t lies, so that times in any order cost the same.
    template <typename HasCome>
    [[nodiscard]] std::size_t search(Seconds t, HasCome&& has_come) const {
        std::size_t count = m_earlier[cell_of(t)];
        for (std::size_t step = m_longest_step; step > 0; step /= 2)
            count += step * static_cast<std::size_t>(has_come(m_times[count + step - 1]));
        return count;
    }

    std::size_t m_size = 0;
    std::size_t m_longest_step = 0; // a power of two
    Seconds m_first = 0;
    double m_cells_a_second = 0;
    double m_last_cell = 0;
    std::vector<std::uint32_t> m_earlier; // how many lie in the cells before each
    std::vector<Seconds> m_times;         // followed by moments that never come
};

} // namespace mh
