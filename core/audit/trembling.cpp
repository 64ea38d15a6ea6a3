#include "core/audit/trembling.h"

#include "core/base/vec.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr double unseen_share = 0.05; // of the tolerance, a frame
constexpr double least_fps = 3 * tremble_hz;

// What passes below tremble_hz; the middle tap stands at half_width. Its taps sum to 1.
std::vector<float> low_pass(double fps) {
    const auto half_width = static_cast<int>(std::lround(0.25 * fps));
    std::vector<double> taps;
    double sum = 0;
    for (int i = -half_width; i <= half_width; ++i) {
        const double x = 2 * pi * tremble_hz / fps * i;
        const double sinc = i == 0 ? 1 : std::sin(x) / x;
        const double hann = 0.5 + 0.5 * std::cos(pi * i / (half_width + 1));
        taps.push_back(sinc * hann);
        sum += taps.back();
    }
    std::vector<float> result;
    for (const double tap : taps)
        result.push_back(static_cast<float>(tap / sum));
    return result;
}

// Frames that are neither busy nor absent, without a break.
std::vector<Window> runs_of(const Motion& motion, const std::vector<bool>& busy) {
    std::vector<Window> runs;
    for (std::size_t frame = 0; frame < motion.frames; ++frame) {
        if (motion.present[frame] == 0 || busy[frame])
            continue;
        if (runs.empty() || runs.back().end != frame)
            runs.push_back({frame, frame});
        runs.back().end = frame + 1;
    }
    return runs;
}

// Each channel's power, all and above, over the steps of a stretch of frames.
struct Power {
    std::vector<float> all;
    std::vector<float> above;

    explicit Power(std::size_t channels) : all(channels), above(channels) {}
};

class Steps {
  public:
    // The steps into the frames of a run but its first.
    Steps(const Motion& motion, const Window& run)
        : m_channels(motion.channels), m_count(run.count() - 1), m_steps(m_count * m_channels) {
        for (std::size_t i = 0; i < m_count; ++i) {
            const float* before = motion.row(run.first + i);
            for (std::size_t c = 0; c < m_channels; ++c)
                m_steps[i * m_channels + c] = before[m_channels + c] - before[c];
        }
    }
    [[nodiscard]] std::size_t count() const { return m_count; }

    // Adds the step `at`, which has as many steps on either side as the filter's half width.
    // `below` is scratch.
    void add(std::size_t at, const std::vector<float>& taps, std::vector<float>& below,
             Power& power) const {
        const float* step = m_steps.data() + at * m_channels;
        const float* first = step - taps.size() / 2 * m_channels;
        below.assign(m_channels, 0);
        for (std::size_t tap = 0; tap < taps.size(); ++tap)
            for (std::size_t c = 0; c < m_channels; ++c)
                below[c] += taps[tap] * first[tap * m_channels + c];
        for (std::size_t c = 0; c < m_channels; ++c) {
            const float above = step[c] - below[c];
            power.all[c] += step[c] * step[c];
            power.above[c] += above * above;
        }
    }

  private:
    std::size_t m_channels;
    std::size_t m_count;
    std::vector<float> m_steps;
};

void judge(const Power& power, const Window& frames, double unseen_m, Tremble& worst) {
    const std::size_t points = power.all.size() / 2;
    const double least = unseen_m * unseen_m * static_cast<double>(frames.count());
    if (!worst.judged)
        worst = {0, 0, frames, true};
    for (std::size_t i = 0; i < points; ++i) {
        const double above = power.above[i] + power.above[points + i];
        const double all = power.all[i] + power.all[points + i];
        if (above > least && above > worst.share * all)
            worst = {std::min(1.0, above / all), i, frames, true};
    }
}

void judge_run(const Motion& motion, const Window& run, const std::vector<float>& taps,
               std::size_t window, Tremble& worst) {
    const std::size_t half = taps.size() / 2;
    if (run.count() < 2 * half + 1 + window)
        return;
    const Steps steps(motion, run);
    std::vector<float> below;
    for (std::size_t first = half; first + window + half <= steps.count(); first += window) {
        Power power(motion.channels);
        for (std::size_t at = first; at < first + window; ++at)
            steps.add(at, taps, below, power);
        // Step i leads into the run's frame i + 1.
        const std::size_t from = run.first + first + 1;
        const float tolerance = *std::min_element(
            motion.tolerance.begin() + static_cast<std::ptrdiff_t>(from),
            motion.tolerance.begin() + static_cast<std::ptrdiff_t>(from + window));
        judge(power, {from, from + window}, unseen_share * tolerance, worst);
    }
}

} // namespace

Tremble most_trembling(const Motion& motion, const std::vector<bool>& busy, double fps) {
    Tremble worst;
    if (fps < least_fps)
        return worst;
    const std::vector<float> taps = low_pass(fps);
    const auto window = static_cast<std::size_t>(std::lround(tremble_seconds * fps));
    for (const Window& run : runs_of(motion, busy))
        judge_run(motion, run, taps, window, worst);
    return worst;
}

} // namespace mh
