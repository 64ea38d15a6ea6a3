#include "core/audit/stillness.h"

#include <algorithm>

namespace mh {

namespace {

// The extreme of the values in a window that only moves forward. What is queued falls away from the
// extreme, so that its front is the window's.
template <typename Better>
class WindowExtreme {
  public:
    explicit WindowExtreme(std::size_t frames) { m_queue.reserve(frames); }

    void push(std::size_t frame, float value) {
        while (m_queue.size() > m_front && !Better{}(m_queue.back().value, value))
            m_queue.pop_back();
        m_queue.push_back({frame, value});
    }
    void drop_before(std::size_t first) {
        while (m_front < m_queue.size() && m_queue[m_front].frame < first)
            ++m_front;
    }
    [[nodiscard]] float value() const { return m_queue[m_front].value; }

  private:
    struct Entry {
        std::size_t frame;
        float value;
    };
    std::vector<Entry> m_queue;
    std::size_t m_front = 0;
};

void raise_starts(const Motion& motion, std::size_t channel, std::vector<std::size_t>& starts) {
    const float* values = motion.channel(channel);
    WindowExtreme<std::greater<>> highest(motion.frames);
    WindowExtreme<std::less<>> lowest(motion.frames);
    WindowExtreme<std::less<>> tolerance(motion.frames);
    const auto drop_before = [&](std::size_t first) {
        highest.drop_before(first);
        lowest.drop_before(first);
        tolerance.drop_before(first);
    };
    std::size_t first = 0;
    for (std::size_t frame = 0; frame < motion.frames; ++frame) {
        highest.push(frame, values[frame]);
        lowest.push(frame, values[frame]);
        tolerance.push(frame, motion.tolerance[frame]);
        first = std::max(first, starts[frame]);
        drop_before(first);
        while (first < frame && highest.value() - lowest.value() > tolerance.value())
            drop_before(++first);
        starts[frame] = first;
    }
}

// Where no window may begin before, so far as presence goes.
std::vector<std::size_t> starts_by_presence(const Motion& motion) {
    std::vector<std::size_t> starts(motion.frames);
    std::size_t first = 0;
    for (std::size_t frame = 0; frame < motion.frames; ++frame) {
        if (motion.present[frame] == 0)
            first = frame + 1;
        starts[frame] = first;
    }
    return starts;
}

void collect(const std::vector<std::size_t>& starts, const Window& within, std::size_t least,
             std::vector<Window>& out) {
    if (within.end <= within.first)
        return;
    const Window longest = longest_still(starts, within);
    if (longest.count() < std::max<std::size_t>(least, 1))
        return;
    collect(starts, {within.first, longest.first}, least, out);
    out.push_back(longest);
    collect(starts, {longest.end, within.end}, least, out);
}

} // namespace

std::vector<std::size_t> still_starts(const Motion& motion) {
    std::vector<std::size_t> starts = starts_by_presence(motion);
    for (std::size_t channel = 0; channel < motion.channels; ++channel)
        raise_starts(motion, channel, starts);
    return starts;
}

Window longest_still(const std::vector<std::size_t>& starts, const Window& within) {
    Window longest{within.first, within.first};
    for (std::size_t frame = within.first; frame < within.end; ++frame) {
        const std::size_t first = std::max(starts[frame], within.first);
        if (frame + 1 > first + longest.count())
            longest = {first, frame + 1};
    }
    return longest;
}

std::vector<Window> still_windows(const std::vector<std::size_t>& starts, const Window& within,
                                  std::size_t least) {
    std::vector<Window> windows;
    collect(starts, within, least, windows);
    return windows;
}

NearestChannel nearest_to_breaking(const Motion& motion, const Window& window) {
    if (window.count() == 0)
        return {};
    const float tolerance = *std::min_element(motion.tolerance.data() + window.first,
                                              motion.tolerance.data() + window.end);
    NearestChannel nearest;
    for (std::size_t channel = 0; channel < motion.channels; ++channel) {
        const float* values = motion.channel(channel);
        const auto [low, high] = std::minmax_element(values + window.first, values + window.end);
        const double range = *high - *low;
        const double share = tolerance > 0 ? range / tolerance : 0;
        if (share > nearest.share)
            nearest = {channel, share};
    }
    return nearest;
}

} // namespace mh
