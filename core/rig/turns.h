#pragma once

// Turns from angles: quaternions take the sine and cosine of half an angle, and a body takes dozens
// of them a frame. Worked out here by polynomials, inlined and several side by side, to within
// 1e-15.

#include "core/base/vec.h"

#include <array>
#include <cstddef>

namespace mh {

// Of half an angle.
struct HalfAngle {
    double sin = 0;
    double cos = 1;

    [[nodiscard]] HalfAngle operator-() const { return {-sin, cos}; }
    // Of half the sum of both angles.
    [[nodiscard]] HalfAngle operator+(const HalfAngle& o) const {
        return {sin * o.cos + cos * o.sin, cos * o.cos - sin * o.sin};
    }
};

// The terms of Taylor's series after the first, the highest first: of the cosine from the square
// on, of the sine from the cube on. At a quarter turn what they leave out is below 2e-17.
using Series = std::array<double, 10>;
[[nodiscard]] constexpr Series series_from(int lowest_power) {
    Series terms{};
    double term = 1;
    for (int i = 0; i < 10; ++i) {
        const int power = lowest_power + 2 * i;
        term /= -power * (power - 1);
        terms[static_cast<std::size_t>(9 - i)] = term;
    }
    return terms;
}
[[nodiscard]] inline double sum_of(const Series& terms, double x) {
    double sum = terms[0];
    for (std::size_t i = 1; i < terms.size(); ++i)
        sum = sum * x + terms[i];
    return sum;
}

// Of an angle of up to a million radians.
[[nodiscard]] inline HalfAngle half_angle(double angle_rad) {
    constexpr double whole = 0x1.8p52; // added and taken away again, it leaves a whole number
    constexpr double pi_high = 0x1.921fb544p1;
    constexpr double pi_low = 0x1.0b4611a626331p-33;
    const double h = 0.5 * angle_rad;
    const double n = (h * (1 / pi) + whole) - whole; // half turns
    const double r = (h - n * pi_high) - n * pi_low; // −pi/2 to pi/2
    const double odd = n - 2 * ((0.5 * n + whole) - whole);
    const double sign = 1 - 2 * odd * odd;
    const double x = r * r;
    constexpr Series sine = series_from(3);
    constexpr Series cosine = series_from(2);
    return {sign * (r + r * x * sum_of(sine, x)), sign * (1 + x * sum_of(cosine, x))};
}

template <std::size_t N>
[[nodiscard]] std::array<HalfAngle, N> half_angles(const std::array<double, N>& angles_rad) {
    std::array<double, N> sines;
    std::array<double, N> cosines;
    for (std::size_t i = 0; i < N; ++i) {
        const HalfAngle half = half_angle(angles_rad[i]);
        sines[i] = half.sin;
        cosines[i] = half.cos;
    }
    std::array<HalfAngle, N> halves;
    for (std::size_t i = 0; i < N; ++i)
        halves[i] = {sines[i], cosines[i]};
    return halves;
}

[[nodiscard]] inline Quat turn_about_x(const HalfAngle& a) {
    return {a.cos, a.sin, 0, 0};
}
[[nodiscard]] inline Quat turn_about_y(const HalfAngle& a) {
    return {a.cos, 0, a.sin, 0};
}

// q times a turn about one of its own axes.
[[nodiscard]] inline Quat then_about_x(const Quat& q, const HalfAngle& a) {
    return {q.w() * a.cos - q.x() * a.sin, q.x() * a.cos + q.w() * a.sin,
            q.y() * a.cos + q.z() * a.sin, q.z() * a.cos - q.y() * a.sin};
}
[[nodiscard]] inline Quat then_about_y(const Quat& q, const HalfAngle& a) {
    return {q.w() * a.cos - q.y() * a.sin, q.x() * a.cos - q.z() * a.sin,
            q.y() * a.cos + q.w() * a.sin, q.z() * a.cos + q.x() * a.sin};
}
[[nodiscard]] inline Quat then_about_z(const Quat& q, const HalfAngle& a) {
    return {q.w() * a.cos - q.z() * a.sin, q.x() * a.cos + q.y() * a.sin,
            q.y() * a.cos - q.x() * a.sin, q.z() * a.cos + q.w() * a.sin};
}

// About Y, then about the new X, then about the new Z.
[[nodiscard]] inline Quat turned(const HalfAngle& yaw, const HalfAngle& pitch,
                                 const HalfAngle& roll) {
    return then_about_z(
        {yaw.cos * pitch.cos, yaw.cos * pitch.sin, yaw.sin * pitch.cos, -yaw.sin * pitch.sin},
        roll);
}

} // namespace mh
