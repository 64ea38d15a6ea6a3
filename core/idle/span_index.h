#pragma once

// Which of many spans matter at a moment, in time that grows at most with the logarithm of their
// number and with how many do. Spans are sorted by their start and may overlap.
//
// From the last span that has started the search goes back: to the one before where a span is on,
// and where it is over, to the nearest earlier one that ends later, by links that skip ever further
// (the jump pointers of Myers 1983).

#include "core/idle/moments.h"

namespace mh {

class SpanIndex {
  public:
    SpanIndex() = default;
    explicit SpanIndex(const std::vector<TimeRange>& spans);

    [[nodiscard]] std::size_t size() const { return m_start.size(); }

    // visit(i) for every span with start − before < t < end + after, by rising i.
    template <typename Visit>
    void visit(Seconds t, Seconds before, Seconds after, Visit&& visit) const {
        if (!m_links.empty())
            visit_back_from(m_start.before(t + before), t - after, visit);
    }

  private:
    // A span and its links, as places counted from 1; 0 is none.
    struct Links {
        Seconds end = 0;
        std::uint32_t outer = 0; // the nearest earlier one that ends later
        std::uint32_t skip = 0;  // one of those further on
        std::uint32_t depth = 0; // how many lie on the way to none
    };

    template <typename Visit>
    void visit_back_from(std::size_t place, Seconds over, Visit& visit) const {
        while (place > 0 && m_links[place].end <= over) {
            const Links& span = m_links[place];
            place = m_links[span.skip].end <= over ? span.skip : span.outer;
        }
        if (place == 0)
            return;
        visit_back_from(place - 1, over, visit);
        visit(place - 1);
    }

    Moments m_start;
    std::vector<Links> m_links; // of no span, then of each
};

} // namespace mh
