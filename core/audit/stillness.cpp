#include "core/audit/stillness.h"

#include <algorithm>
#include <limits>

namespace mh {

namespace {

constexpr float infinite = std::numeric_limits<float>::infinity();

// The least and the most of every channel over some frames, and their least tolerance.
struct Extent {
    std::vector<float> low;
    std::vector<float> high;
    float tolerance = infinite;

    explicit Extent(std::size_t channels) : low(channels, infinite), high(channels, -infinite) {}

    void include(const float* row, float row_tolerance) {
        for (std::size_t i = 0; i < low.size(); ++i) {
            low[i] = std::min(low[i], row[i]);
            high[i] = std::max(high[i], row[i]);
        }
        tolerance = std::min(tolerance, row_tolerance);
    }
    void clear() {
        std::fill(low.begin(), low.end(), infinite);
        std::fill(high.begin(), high.end(), -infinite);
        tolerance = infinite;
    }
};

// The extent of a window that only moves forward, as two stacks: of the frames up to the last flip
// what every suffix spans is kept, of those since then what all of them span. A frame is flipped
// once, and every step runs along a frame's channels, which stand side by side.
class MovingWindow {
  public:
    explicit MovingWindow(const Motion& motion)
        : m_motion(motion), m_lows(motion.values.size()), m_highs(motion.values.size()),
          m_tolerances(motion.frames), m_since(motion.channels) {}

    [[nodiscard]] std::size_t first() const { return m_first; }

    void restart(std::size_t first) {
        m_first = m_flipped = first;
        m_since.clear();
    }
    void push(std::size_t frame) {
        m_since.include(m_motion.row(frame), m_motion.tolerance[frame]);
    }
    // Leaves out its first frame; `end` is one past its last.
    void pop(std::size_t end) {
        if (m_first == m_flipped)
            flip(end);
        ++m_first;
    }
    [[nodiscard]] bool is_still() const {
        const bool flipped = m_first < m_flipped;
        const std::size_t at = m_first * m_motion.channels;
        const float* low = flipped ? m_lows.data() + at : m_since.low.data();
        const float* high = flipped ? m_highs.data() + at : m_since.high.data();
        const float tolerance =
            flipped ? std::min(m_tolerances[m_first], m_since.tolerance) : m_since.tolerance;
        unsigned over = 0;
        for (std::size_t i = 0; i < m_motion.channels; ++i) {
            const float most = std::max(m_since.high[i], high[i]);
            const float least = std::min(m_since.low[i], low[i]);
            over |= static_cast<unsigned>(most - least > tolerance);
        }
        return over == 0;
    }

  private:
    void flip(std::size_t end) {
        Extent suffix(m_motion.channels);
        for (std::size_t frame = end; frame-- > m_first;) {
            suffix.include(m_motion.row(frame), m_motion.tolerance[frame]);
            const auto at = static_cast<std::ptrdiff_t>(frame * m_motion.channels);
            std::copy(suffix.low.begin(), suffix.low.end(), m_lows.begin() + at);
            std::copy(suffix.high.begin(), suffix.high.end(), m_highs.begin() + at);
            m_tolerances[frame] = suffix.tolerance;
        }
        m_flipped = end;
        m_since.clear();
    }

    const Motion& m_motion;
    std::vector<float> m_lows; // of the suffix that begins at a frame, as the Motion's values
    std::vector<float> m_highs;
    std::vector<float> m_tolerances;
    Extent m_since; // of the frames from m_flipped on
    std::size_t m_first = 0;
    std::size_t m_flipped = 0;
};

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
    std::vector<std::size_t> starts(motion.frames);
    MovingWindow window(motion);
    for (std::size_t frame = 0; frame < motion.frames; ++frame) {
        if (motion.present[frame] == 0) {
            window.restart(frame + 1);
        } else {
            window.push(frame);
            while (window.first() < frame && !window.is_still())
                window.pop(frame + 1);
        }
        starts[frame] = window.first();
    }
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
    Extent extent(motion.channels);
    for (std::size_t frame = window.first; frame < window.end; ++frame)
        extent.include(motion.row(frame), motion.tolerance[frame]);
    if (window.count() == 0 || extent.tolerance <= 0)
        return {};
    NearestChannel nearest;
    for (std::size_t channel = 0; channel < motion.channels; ++channel) {
        const double range = extent.high[channel] - extent.low[channel];
        if (range / extent.tolerance > nearest.share)
            nearest = {channel, range / extent.tolerance};
    }
    return nearest;
}

} // namespace mh
