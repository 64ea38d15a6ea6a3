#include "core/base/easing.h"
#include "core/base/vec.h"
#include "core/speech/waveform.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace mh {

namespace {

constexpr int zero_crossings = 12; // to either side

// A sinc under a Hann window, 0 from `zero_crossings` on.
double windowed_sinc(double x) {
    const double window = 0.5 + 0.5 * std::cos(pi * x / zero_crossings);
    return x == 0 ? 1 : window * std::sin(pi * x) / (pi * x);
}

// Read from a table between whose steps it is as good as straight: within 5e-6.
class Kernel {
  public:
    Kernel() {
        for (std::size_t i = 0; i < m_steps.size(); ++i)
            m_steps[i] = windowed_sinc(static_cast<double>(i) / steps);
    }

    [[nodiscard]] double at(double x) const {
        const double place = std::abs(x) * steps;
        const auto below = static_cast<std::size_t>(place);
        if (below >= m_steps.size() - 1)
            return 0;
        return lerp(m_steps[below], m_steps[below + 1], place - static_cast<double>(below));
    }

  private:
    static constexpr int steps = 512; // to a zero crossing

    std::array<double, zero_crossings * steps + 1> m_steps;
};

} // namespace

Waveform resampled(const Waveform& sound, int rate) {
    static const Kernel kernel;
    if (rate == sound.rate || sound.samples.empty())
        return {rate, sound.samples};
    const double step = static_cast<double>(sound.rate) / rate;
    const double cut = std::min(1.0, 1 / step); // of the source's own band
    const double reach = zero_crossings / cut;
    const auto count = static_cast<std::int64_t>(sound.samples.size());
    Waveform out{rate, {}};
    out.samples.resize(static_cast<std::size_t>(std::llround(static_cast<double>(count) / step)));
    for (std::size_t i = 0; i < out.samples.size(); ++i) {
        const double at = static_cast<double>(i) * step;
        const auto first = std::max<std::int64_t>(0, std::llround(std::ceil(at - reach)));
        const auto last = std::min<std::int64_t>(count - 1, std::llround(std::floor(at + reach)));
        double sum = 0;
        for (std::int64_t k = first; k <= last; ++k)
            sum += sound.samples[static_cast<std::size_t>(k)] * cut *
                   kernel.at((static_cast<double>(k) - at) * cut);
        out.samples[i] = static_cast<float>(sum);
    }
    return out;
}

} // namespace mh
