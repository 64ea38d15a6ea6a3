#include "core/idle/span_index.h"

#include <limits>

namespace mh {

namespace {

std::vector<Seconds> starts_of(const std::vector<TimeRange>& spans) {
    std::vector<Seconds> starts;
    starts.reserve(spans.size());
    for (const TimeRange& span : spans)
        starts.push_back(span.start);
    return starts;
}

} // namespace

SpanIndex::SpanIndex(const std::vector<TimeRange>& spans) : m_start(starts_of(spans)) {
    if (spans.empty())
        return;
    m_links.reserve(spans.size() + 1);
    m_links.push_back({std::numeric_limits<Seconds>::infinity(), 0, 0, 0});
    for (const TimeRange& span : spans) {
        auto outer = static_cast<std::uint32_t>(m_links.size() - 1);
        while (m_links[outer].end <= span.end)
            outer = m_links[outer].outer;
        const Links& above = m_links[outer];
        const Links& skipped = m_links[above.skip];
        const bool far = above.depth - skipped.depth == skipped.depth - m_links[skipped.skip].depth;
        m_links.push_back({span.end, outer, far ? skipped.skip : outer, above.depth + 1});
    }
}

} // namespace mh
