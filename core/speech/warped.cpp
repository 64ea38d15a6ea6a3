#include "core/base/easing.h"
#include "core/base/vec.h"
#include "core/speech/waveform.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace mh {

namespace {

using Index = std::int64_t;

constexpr Seconds grain = 0.024;  // windows half over each other
constexpr Seconds search = 0.008; // how far a grain may be moved to go on smoothly
constexpr Index stride = 2;       // between the places tried, and the samples compared

float at(const Waveform& sound, Index i) {
    return i >= 0 && i < static_cast<Index>(sound.samples.size())
               ? sound.samples[static_cast<std::size_t>(i)]
               : 0.0F;
}

Seconds from_at(const std::vector<WarpKnot>& knots, Seconds to) {
    std::size_t i = 1;
    while (i + 1 < knots.size() && knots[i].to <= to)
        ++i;
    const WarpKnot& a = knots[i - 1];
    const WarpKnot& b = knots[i];
    return lerp(a.from, b.from, unlerp(a.to, b.to, to));
}

// The grain near `wanted` that goes on most like the one before would have.
Index smoothest(const Waveform& sound, Index wanted, Index natural, Index half, Index reach) {
    Index best = wanted;
    double least = std::numeric_limits<double>::max();
    const auto difference = [&](Index start) {
        double sum = 0;
        for (Index i = 0; i < half && sum < least; i += stride)
            sum += std::abs(at(sound, start + i) - at(sound, natural + i));
        return sum;
    };
    const auto consider = [&](Index start) {
        const double sum = difference(start);
        if (sum < least) {
            least = sum;
            best = start;
        }
    };
    if (std::abs(natural - wanted) <= reach)
        consider(natural);
    for (Index offset = 0; offset <= reach; offset += stride) {
        consider(wanted - offset);
        consider(wanted + offset);
    }
    return best;
}

} // namespace

Waveform warped(const Waveform& sound, const std::vector<WarpKnot>& knots) {
    const auto samples = [&](Seconds t) { return std::llround(t * sound.rate); };
    const Seconds start = knots.front().to;
    Waveform out{sound.rate, {}};
    out.samples.resize(static_cast<std::size_t>(std::max(0LL, samples(knots.back().to - start))));
    const Index half = samples(grain / 2);
    const auto count = static_cast<Index>(out.samples.size());
    Index chosen = samples(knots.front().from) - half;
    for (Index begin = -half; begin < count; begin += half) {
        const Seconds middle = start + static_cast<double>(begin + half) / sound.rate;
        const Index wanted = samples(from_at(knots, middle)) - half;
        if (begin > -half)
            chosen = smoothest(sound, wanted, chosen + half, half, samples(search));
        for (Index i = 0; i < 2 * half; ++i) {
            if (begin + i < 0 || begin + i >= count)
                continue;
            const double window =
                0.5 - 0.5 * std::cos(pi * static_cast<double>(i) / static_cast<double>(half));
            out.samples[static_cast<std::size_t>(begin + i)] +=
                static_cast<float>(window) * at(sound, chosen + i);
        }
    }
    return out;
}

} // namespace mh
