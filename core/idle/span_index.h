#pragma once

// Which of many spans matter at a moment, in time that grows with the logarithm of their number
// and with how many do. Spans are sorted by their start and may overlap.

#include "core/base/time.h"

#include <vector>

namespace mh {

class SpanIndex {
  public:
    SpanIndex() = default;
    explicit SpanIndex(const std::vector<TimeRange>& spans);

    [[nodiscard]] std::size_t size() const { return m_start.size(); }

    // visit(i) for every span with start − before < t < end + after, by rising i.
    template <typename Visit>
    void visit(Seconds t, Seconds before, Seconds after, Visit&& visit) const {
        if (!m_start.empty())
            descend(1, 0, m_leaves, t + before, t - after, visit);
    }

  private:
    template <typename Visit>
    void descend(std::size_t node, std::size_t first, std::size_t count, Seconds starts_before,
                 Seconds ends_after, Visit& visit) const {
        if (first >= m_start.size() || m_start[first] >= starts_before ||
            m_latest_end[node] <= ends_after)
            return;
        if (count == 1)
            return visit(first);
        descend(2 * node, first, count / 2, starts_before, ends_after, visit);
        descend(2 * node + 1, first + count / 2, count / 2, starts_before, ends_after, visit);
    }

    std::size_t m_leaves = 1; // a power of two
    std::vector<Seconds> m_start;
    std::vector<Seconds> m_latest_end; // a binary tree: node n over nodes 2n and 2n + 1
};

} // namespace mh
