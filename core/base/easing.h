#pragma once

// Interpolation: the only clamp, lerp and ease curves of the project.

#include <algorithm>

namespace mh {

[[nodiscard]] constexpr double clamp01(double x) {
    return std::clamp(x, 0.0, 1.0);
}

[[nodiscard]] constexpr double lerp(double a, double b, double u) {
    return a + (b - a) * u;
}

// Where x lies between a and b, clamped to [0, 1]; a step at a when both are equal.
[[nodiscard]] constexpr double unlerp(double a, double b, double x) {
    return a == b ? (x < a ? 0.0 : 1.0) : clamp01((x - a) / (b - a));
}

// 3u² − 2u³: speed 0 at both ends. u is clamped.
[[nodiscard]] constexpr double smoothstep(double u) {
    u = clamp01(u);
    return u * u * (3 - 2 * u);
}

// 6u⁵ − 15u⁴ + 10u³ (Perlin 2002): speed and acceleration 0 at both ends. u is clamped.
[[nodiscard]] constexpr double smootherstep(double u) {
    u = clamp01(u);
    return u * u * u * (u * (u * 6 - 15) + 10);
}

// From 0 at a to 1 at b, eased.
[[nodiscard]] constexpr double ease(double a, double b, double x) {
    return smootherstep(unlerp(a, b, x));
}

// 0 outside [a, d], 1 on [b, c], eased between.
[[nodiscard]] constexpr double ease_in_out(double a, double b, double c, double d, double x) {
    return ease(a, b, x) * (1 - ease(c, d, x));
}

} // namespace mh
