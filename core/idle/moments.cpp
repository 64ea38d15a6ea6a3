#include "core/idle/moments.h"

#include <bit>
#include <limits>

namespace mh {

namespace {

constexpr std::size_t cells_a_moment = 2;

} // namespace

Moments::Moments(std::vector<Seconds> times) : m_size(times.size()), m_times(std::move(times)) {
    const std::size_t cells = std::max<std::size_t>(1, cells_a_moment * m_size);
    m_last_cell = static_cast<double>(cells - 1);
    if (m_size > 0)
        m_first = m_times.front();
    if (m_size > 0 && m_times.back() > m_first)
        m_cells_a_second = static_cast<double>(cells) / (m_times.back() - m_first);
    m_earlier.assign(cells + 1, 0);
    for (const Seconds time : m_times)
        ++m_earlier[cell_of(time) + 1];
    const std::uint32_t most = *std::max_element(m_earlier.begin(), m_earlier.end());
    m_longest_step = most > 0 ? std::bit_floor(most) : 0;
    for (std::size_t cell = 1; cell <= cells; ++cell)
        m_earlier[cell] += m_earlier[cell - 1];
    m_times.resize(m_size + 2 * m_longest_step, std::numeric_limits<Seconds>::infinity());
}

} // namespace mh
