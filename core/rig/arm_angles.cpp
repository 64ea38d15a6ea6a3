#include "core/rig/arm_angles.h"

#include "core/base/easing.h"
#include "core/rig/turns.h"

#include <cmath>

namespace mh {

namespace {

constexpr std::array<double ArmAngles::*, 10> angles{
    &ArmAngles::raise, &ArmAngles::forward, &ArmAngles::fore, &ArmAngles::around, &ArmAngles::lift,
    &ArmAngles::twist, &ArmAngles::bend,    &ArmAngles::roll, &ArmAngles::tilt,   &ArmAngles::flex,
};

constexpr double most_roll = radians(110);
constexpr double most_flex = radians(75);
constexpr double most_tilt = radians(45);

} // namespace

ArmAngles operator+(const ArmAngles& a, const ArmAngles& b) {
    ArmAngles sum;
    for (const auto angle : angles)
        sum.*angle = a.*angle + b.*angle;
    return sum;
}

ArmAngles operator*(double scale, const ArmAngles& a) {
    ArmAngles scaled;
    for (const auto angle : angles)
        scaled.*angle = scale * a.*angle;
    return scaled;
}

ArmAngles blend(const ArmAngles& a, const ArmAngles& b, double u) {
    ArmAngles between;
    for (const auto angle : angles)
        between.*angle = lerp(a.*angle, b.*angle, u);
    return between;
}

void pose_arm(const ArmAngles& arm, double side, JointPose& joints) {
    const std::size_t shoulder = index_of(side > 0 ? Bone::left_shoulder : Bone::right_shoulder);
    const auto [raise, forward, fore, around, lift, twist, bend, roll, tilt, flex] =
        half_angles<10>({side * arm.raise, -side * arm.forward, -arm.fore, side * arm.around,
                         -arm.lift, side * arm.twist, -arm.bend, side * arm.roll, arm.tilt,
                         side * arm.flex});
    const Quat collar = then_about_y({raise.cos, 0, 0, raise.sin}, forward);
    joints.turn[shoulder] = collar;
    // The collar carries the arm without turning it.
    joints.turn[shoulder + 1] = then_about_y(
        then_about_x(then_about_y(then_about_x(collar.conjugate(), fore), around), lift), twist);
    joints.turn[shoulder + 2] = turn_about_x(bend);
    joints.turn[shoulder + 3] = turned(roll, tilt, flex);
}

// upper = Ry(around) · Rx(−lift) · Ry(twist): the Y axis goes to
// (sin around · −sin lift, cos lift, cos around · −sin lift).
void set_limb(const Quat& upper, double bend_rad, const ArmAngles& near, ArmAngles& arm) {
    const Eigen::Matrix3d m = upper.toRotationMatrix();
    arm.lift = std::acos(std::clamp(m(1, 1), -1.0, 1.0));
    arm.around = near.around + wrapped(std::atan2(-m(0, 1), -m(2, 1)) - near.around);
    const Eigen::Matrix3d rest =
        (about_x(arm.lift) * about_y(-arm.around) * upper).toRotationMatrix();
    arm.twist = near.twist + wrapped(std::atan2(rest(0, 2), rest(0, 0)) - near.twist);
    arm.bend = bend_rad;
}

// hand = Ry(roll) · Rx(tilt) · Rz(flex).
void set_hand(const Quat& hand_in_forearm, ArmAngles& arm) {
    const Eigen::Matrix3d m = hand_in_forearm.toRotationMatrix();
    const auto within = [](double angle, double most) { return std::clamp(angle, -most, most); };
    arm.tilt = within(std::asin(std::clamp(-m(1, 2), -1.0, 1.0)), most_tilt);
    arm.roll = within(std::atan2(m(0, 2), m(2, 2)), most_roll);
    arm.flex = within(std::atan2(m(1, 0), m(1, 1)), most_flex);
}

} // namespace mh
