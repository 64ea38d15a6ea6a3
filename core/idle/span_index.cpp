#include "core/idle/span_index.h"

#include <algorithm>
#include <limits>

namespace mh {

SpanIndex::SpanIndex(const std::vector<TimeRange>& spans) {
    while (m_leaves < spans.size())
        m_leaves *= 2;
    m_latest_end.assign(2 * m_leaves, -std::numeric_limits<Seconds>::infinity());
    m_start.reserve(spans.size());
    for (std::size_t i = 0; i < spans.size(); ++i) {
        m_start.push_back(spans[i].start);
        m_latest_end[m_leaves + i] = spans[i].end;
    }
    for (std::size_t node = m_leaves - 1; node > 0; --node)
        m_latest_end[node] = std::max(m_latest_end[2 * node], m_latest_end[2 * node + 1]);
}

} // namespace mh
