#include "core/audit/trembling.h"

#include "core/base/vec.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace mh {

namespace {

constexpr double unseen_speed = 1.2; // tolerances a second
constexpr double least_fps = 3 * tremble_hz;
// Long enough that 6 Hz lies wholly above and 3 Hz wholly below, give or take a fiftieth.
constexpr double filter_seconds = 0.75;
constexpr std::size_t parts = 4; // of a window

// What passes below tremble_hz; the middle tap stands at half_width. Its taps sum to 1.
std::vector<float> low_pass(double fps) {
    const auto half_width = static_cast<int>(std::lround(0.5 * filter_seconds * fps));
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

// Each point's power, all and above, over a part of a window.
struct Power {
    std::vector<float> all;
    std::vector<float> above;

    explicit Power(std::size_t points) : all(points), above(points) {}
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
        // Along a point's two channels at once, so that it goes by many points a step.
        const std::size_t points = m_channels / 2;
        const float* far = step + points;
        const float* far_below = below.data() + points;
        for (std::size_t i = 0; i < points; ++i) {
            const float above = step[i] - below[i];
            const float far_above = far[i] - far_below[i];
            power.all[i] += step[i] * step[i] + far[i] * far[i];
            power.above[i] += above * above + far_above * far_above;
        }
    }

  private:
    std::size_t m_channels;
    std::size_t m_count;
    std::vector<float> m_steps;
};

// What goes on through a window: of each part no more than twice what its two calmest have, which
// is as uneven as a wave gets that beats against the frames. Of a single quick move most parts have
// nothing.
double lasting(const Power* window, std::size_t point) {
    std::array<double, parts> above{};
    for (std::size_t i = 0; i < parts; ++i)
        above[i] = window[i].above[point];
    std::sort(above.begin(), above.end());
    const double most = above[0] + above[1];
    return std::accumulate(above.begin(), above.end(), 0.0,
                           [&](double sum, double part) { return sum + std::min(part, most); });
}

void judge(const Power* window, const Window& frames, double unseen_m, Tremble& worst) {
    const double least = unseen_m * unseen_m * static_cast<double>(frames.count());
    if (!worst.judged)
        worst = {0, 0, frames, true};
    for (std::size_t point = 0; point < window->all.size(); ++point) {
        const double above = lasting(window, point);
        double all = 0;
        for (std::size_t i = 0; i < parts; ++i)
            all += window[i].all[point];
        if (above > least && above > worst.share * all)
            worst = {std::min(1.0, above / all), point, frames, true};
    }
}

// The power of each part of a run of steps, but for what the filter does not hear whole.
std::vector<Power> powers_of(const Steps& steps, std::size_t points, const std::vector<float>& taps,
                             std::size_t part) {
    const std::size_t half = taps.size() / 2;
    std::vector<Power> powers;
    std::vector<float> below;
    for (std::size_t first = half; first + part + half <= steps.count(); first += part) {
        Power& power = powers.emplace_back(points);
        for (std::size_t at = first; at < first + part; ++at)
            steps.add(at, taps, below, power);
    }
    return powers;
}

void judge_run(const Motion& motion, const Window& run, const std::vector<float>& taps, double fps,
               Tremble& worst) {
    const auto part = static_cast<std::size_t>(std::lround(tremble_seconds * fps / parts));
    const std::size_t window = parts * part;
    const std::size_t half = taps.size() / 2;
    if (run.count() < 2 * half + 1 + window)
        return;
    const std::vector<Power> powers =
        powers_of(Steps(motion, run), motion.channels / 2, taps, part);
    for (std::size_t i = 0; i + parts <= powers.size(); ++i) {
        // Step k leads into the run's frame k + 1.
        const std::size_t from = run.first + half + i * part + 1;
        const float tolerance = *std::min_element(
            motion.tolerance.begin() + static_cast<std::ptrdiff_t>(from),
            motion.tolerance.begin() + static_cast<std::ptrdiff_t>(from + window));
        judge(&powers[i], {from, from + window}, unseen_speed / fps * tolerance, worst);
    }
}

} // namespace

Tremble most_trembling(const Motion& motion, const std::vector<bool>& busy, double fps) {
    Tremble worst;
    if (fps < least_fps)
        return worst;
    const std::vector<float> taps = low_pass(fps);
    for (const Window& run : runs_of(motion, busy))
        judge_run(motion, run, taps, fps, worst);
    return worst;
}

} // namespace mh
