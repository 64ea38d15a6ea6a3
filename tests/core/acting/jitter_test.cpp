#include "tests/core/acting/random_timeline.h"
#include "tests/core/acting/same_frame.h"

#include <gtest/gtest.h>

#include <numeric>

namespace mh {
namespace {

constexpr unsigned timelines = 200;
constexpr IdleDials full{1, full_fidget, 0.5};

// The share of a signal's motion above `hz`, under a Hann window.
double share_above(const std::vector<double>& signal, double rate, double hz) {
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
    return all > 1e-12 ? above / all : 0;
}

TEST(Property, NoJitter) {
    constexpr double rate = 24;
    constexpr double limit_hz = 3;
    constexpr double share = 0.02;
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const Performance performance(random_timeline(
            seed, {.actors = 1, .gestures = false, .walks = false, .keyed = false}));
        for (const Bone bone :
             {Bone::hips, Bone::chest, Bone::left_hand, Bone::right_forearm, Bone::right_upper_arm})
            for (int axis = 0; axis < 3; ++axis) {
                std::vector<double> signal;
                for (int i = 0; i < 192; ++i)
                    signal.push_back(performance.at(0, 6 + i / rate, full).pose.at(bone)[axis]);
                ASSERT_LT(share_above(signal, rate, limit_hz), share)
                    << "seed " << seed << " bone " << name_of(bone) << " axis " << axis;
            }
    }
}

} // namespace
} // namespace mh
