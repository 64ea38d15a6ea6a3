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

// Angles of up to a million radians. The Taylor series, to where the next term is below 1e-17 at a
// quarter turn.
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
    double s = -1 / 25852016738884976640000.0;
    s = s * x + 1 / 51090942171709440000.0;
    s = s * x - 1 / 121645100408832000.0;
    s = s * x + 1 / 355687428096000.0;
    s = s * x - 1 / 1307674368000.0;
    s = s * x + 1 / 6227020800.0;
    s = s * x - 1 / 39916800.0;
    s = s * x + 1 / 362880.0;
    s = s * x - 1 / 5040.0;
    s = s * x + 1 / 120.0;
    s = s * x - 1 / 6.0;
    double c = -1 / 1124000727777607680000.0;
    c = c * x + 1 / 2432902008176640000.0;
    c = c * x - 1 / 6402373705728000.0;
    c = c * x + 1 / 20922789888000.0;
    c = c * x - 1 / 87178291200.0;
    c = c * x + 1 / 479001600.0;
    c = c * x - 1 / 3628800.0;
    c = c * x + 1 / 40320.0;
    c = c * x - 1 / 720.0;
    c = c * x + 1 / 24.0;
    c = c * x - 1 / 2.0;
    return {sign * (r + r * x * s), sign * (1 + x * c)};
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

// A facing on the floor, ready to turn many points about the Y axis.
struct Facing {
    double sin = 0;
    double cos = 1;

    Facing() = default;
    explicit Facing(double yaw_rad) : Facing(half_angle(2 * yaw_rad)) {}

    [[nodiscard]] Vec3 ahead() const { return {sin, 0, cos}; }
    [[nodiscard]] Vec3 to_world(const Vec3& p) const {
        return {cos * p.x() + sin * p.z(), p.y(), cos * p.z() - sin * p.x()};
    }
    [[nodiscard]] Vec3 from_world(const Vec3& p) const {
        return {cos * p.x() - sin * p.z(), p.y(), cos * p.z() + sin * p.x()};
    }

  private:
    explicit Facing(const HalfAngle& whole) : sin(whole.sin), cos(whole.cos) {}
};

} // namespace mh
