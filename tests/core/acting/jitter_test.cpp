#include "tests/core/acting/random_timeline.h"
#include "tests/core/acting/same_frame.h"

#include <gtest/gtest.h>

#include <numeric>

namespace mh {
namespace {

constexpr unsigned timelines = 200;
constexpr IdleDials full{1, full_fidget, 0.5};

struct Spread {
    double all_m = 0; // root mean squares
    double above_m = 0;
};

// A signal's motion and its part above `hz`, under a Hann window.
Spread spread_of(const std::vector<double>& signal, double rate, double hz) {
    const std::size_t n = signal.size();
    const double mean = std::accumulate(signal.begin(), signal.end(), 0.0) / static_cast<double>(n);
    double all = 0;
    double above = 0;
    for (std::size_t k = 1; k < n / 2; ++k) {
        double re = 0;
        double im = 0;
        for (std::size_t i = 0; i < n; ++i) {
            const double u = 2 * pi * static_cast<double>(i) / static_cast<double>(n);
            const double x = (signal[i] - mean) * (1 - std::cos(u));
            re += x * std::cos(u * static_cast<double>(k));
            im += x * std::sin(u * static_cast<double>(k));
        }
        const double power = re * re + im * im;
        all += power;
        if (static_cast<double>(k) * rate / static_cast<double>(n) > hz)
            above += power;
    }
    // A Hann window of this height has a mean square of 3/2; each line stands for two.
    const double to_mean = 2 / (1.5 * static_cast<double>(n * n));
    return {std::sqrt(all * to_mean), std::sqrt(above * to_mean)};
}

TEST(Property, NoJitter) {
    constexpr double rate = 24;
    constexpr double limit_hz = 3;
    // "About 3 Hz". By their shapes alone a beat (up in 0.32 s, down in 0.56) has 0.2% of its power
    // beyond, and the sharpest move of the layer, the lean of a line of an instant (in over 0.25 s,
    // out over 0.6), 0.5%. Moves that crowd may cancel each other below 3 Hz and not above it.
    constexpr double sharpest = 0.005;
    constexpr double share = 2.5 * sharpest;
    // Root mean square: a fifth of a pixel where a metre fills 720, which nobody can see tremble.
    constexpr double unseen_m = 0.0003;
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const Performance performance(random_timeline(
            seed, {.actors = 1, .gestures = false, .walks = false, .keyed = false}));
        for (const Bone bone :
             {Bone::hips, Bone::chest, Bone::left_hand, Bone::right_forearm, Bone::right_upper_arm})
            for (int axis = 0; axis < 3; ++axis) {
                std::vector<double> signal;
                for (int i = 0; i < 192; ++i)
                    signal.push_back(performance.at(0, 6 + i / rate, full).pose.at(bone)[axis]);
                const Spread spread = spread_of(signal, rate, limit_hz);
                ASSERT_LT(spread.above_m, std::max(unseen_m, std::sqrt(share) * spread.all_m))
                    << "seed " << seed << " bone " << name_of(bone) << " axis " << axis;
            }
    }
}

} // namespace
} // namespace mh
