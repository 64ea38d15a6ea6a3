// Every signal and its speed are continuous: sampled closely over lines that crowd, cut each other
// off and last an instant.

#include "core/idle/breath.h"
#include "core/idle/head.h"
#include "core/idle/lean.h"
#include "core/idle/settle.h"
#include "core/idle/weight.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <random>

namespace mh {
namespace {

constexpr Seconds length = 8;

std::vector<Speaking> crowded_lines(unsigned seed) {
    std::mt19937 random(seed);
    const auto uniform = [&](double a, double b) {
        return std::uniform_real_distribution(a, b)(random);
    };
    std::vector<Speaking> lines;
    for (Seconds start = uniform(0, 1); start < length;) {
        const Seconds end = start + (random() % 3 ? uniform(0.3, 3) : uniform(0.001, 0.05));
        lines.push_back({{start, end}, uniform(0, 1), {}});
        start = random() % 2 ? end : uniform(start, end + 1);
    }
    return lines;
}

// How much the speed of a signal of about 1 jumps anywhere, a second. One that is eased over a
// tenth of a second has an acceleration of some 600 a second², and changes its speed by that much
// times the step.
double sharpest_corner(const std::function<double(Seconds)>& signal) {
    constexpr Seconds step = 5e-5;
    double most = 0;
    double before = signal(0);
    double now = signal(step);
    for (Seconds t = 2 * step; t < length; t += step) {
        const double after = signal(t);
        most = std::max(most, std::abs(after - 2 * now + before) / step);
        before = now;
        now = after;
    }
    return most;
}

TEST(Signals, HaveNoCorners) {
    constexpr double corner = 0.05; // a second; a breath of 0.3 s begun at once has 3
    for (unsigned seed = 1; seed <= 6; ++seed) {
        const Seed actor = Seed{seed};
        const Talk talk(crowded_lines(seed), actor);
        const Weight weight(actor, talk, length);
        const Settling settling({{1, 1}, {1.5, 0.4}, {1.5, 1}, {4, 0.2}});
        const auto lean = [&](Seconds t) { return lean_at(talk, talking_at(talk, t), t); };
        const std::pair<std::string_view, std::function<double(Seconds)>> signals[] = {
            {"breath",
             [&](Seconds t) {
                 return breath_at({15, 1, 0}, talk, 1, t);
             }},
            {"weight", [&](Seconds t) { return weight.at(t); }},
            {"drift", [&](Seconds t) { return weight.drift_at(t); }},
            {"lean", [&](Seconds t) { return lean(t).in; }},
            {"lift", [&](Seconds t) { return lean(t).lift; }},
            {"sway", [&](Seconds t) { return lean(t).sway; }},
            {"dip", [&](Seconds t) { return settling.at(t).dip; }},
            {"swing", [&](Seconds t) { return settling.at(t).swing; }},
            {"nod", [&](Seconds t) { return head_accent_at(talk, t).nod; }},
            {"tilt", [&](Seconds t) { return head_accent_at(talk, t).tilt; }},
        };
        for (const auto& [name, signal] : signals)
            EXPECT_LT(sharpest_corner(signal), corner) << "seed " << seed << ' ' << name;
    }
}

} // namespace
} // namespace mh
