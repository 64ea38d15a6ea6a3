#include "core/rig/skeleton.h"

#include "core/rig/bone_tree.h"

#include <algorithm>

namespace mh {

namespace {

// Heights of the trunk's joints as shares of the way from the hip joints up to the chin.
namespace level {
constexpr double hips = 0.08;
constexpr double spine = 0.22;
constexpr double chest = 0.48;
constexpr double shoulder = 0.80;
constexpr double neck = 0.86;
} // namespace level

constexpr double ankle_share = 0.30;      // of the foot's length, above the floor
constexpr double heel_share = 0.25;       // of the foot's length, behind the ankle
constexpr double ball_share = 0.45;       // of the foot's length, from the ankle forward
constexpr double upper_arm_share = 0.5;   // of the arm
constexpr double thigh_share = 0.5;       // of the leg
constexpr double collar_share = 0.14;     // of the shoulder width, from the middle to the collar
constexpr double head_pivot_share = 0.10; // of the head's height, above the chin
constexpr double eye_height_share = 0.46; // of the head's height, above the chin
constexpr double eye_apart_share = 0.19;  // of the head's width, from the middle
constexpr double eye_depth_share = 0.36;  // of the head's width, before the pivot

struct Measures {
    double ankle, hip, trunk, chin, pivot;

    explicit Measures(const Build& build)
        : ankle(ankle_share * build.foot_length), hip(ankle + build.leg_length),
          trunk(build.height - build.head_height - hip), chin(build.height - build.head_height),
          pivot(chin + head_pivot_share * build.head_height) {}

    [[nodiscard]] double at(double share) const { return hip + share * trunk; }
};

void set(Skeleton& s, Bone bone, const Vec3& offset, const Vec3& tip) {
    s.offset[index_of(bone)] = offset;
    s.tip[index_of(bone)] = tip;
}

// The way between two joints of the trunk, given as shares of it.
Vec3 along_trunk(const Build& b, const Measures& m, double from, double to) {
    return {0, m.at(to) - m.at(from), stoop_forward_m(b, to) - stoop_forward_m(b, from)};
}

Vec3 neck_way(const Build& b, const Measures& m) {
    const double share = (m.pivot - m.hip) / m.trunk;
    return along_trunk(b, m, level::neck, share);
}

void set_trunk(Skeleton& s, const Build& b, const Measures& m) {
    const auto up = [&](double from, double to) { return along_trunk(b, m, from, to); };
    const double hips = level::hips;
    const double spine = level::spine;
    const double chest = level::chest;
    const double neck = level::neck;
    set(s, Bone::hips, Vec3(0, m.at(hips), stoop_forward_m(b, hips)), up(hips, spine));
    set(s, Bone::spine, up(hips, spine), up(spine, chest));
    set(s, Bone::chest, up(spine, chest), up(chest, neck));
    set(s, Bone::neck, up(chest, neck), neck_way(b, m));
}

void set_head(Skeleton& s, const Build& b, const Measures& m) {
    const double pivot = head_pivot_share * b.head_height;
    const double eye_y = eye_height_share * b.head_height - pivot;
    const double eye_z = eye_depth_share * b.head_width;
    const double eye_x = eye_apart_share * b.head_width;
    set(s, Bone::head, neck_way(b, m), Vec3(0, b.head_height - pivot, 0));
    set(s, Bone::jaw, Vec3(0, pivot, 0.1 * b.head_width), Vec3(0, -2 * pivot, 0.35 * b.head_width));
    set(s, Bone::left_eye, Vec3(eye_x, eye_y, eye_z), Vec3(0, 0, 0.12 * b.head_width));
    set(s, Bone::right_eye, Vec3(-eye_x, eye_y, eye_z), Vec3(0, 0, 0.12 * b.head_width));
}

void set_arm(Skeleton& s, const Build& b, const Measures& m, Bone shoulder, double side) {
    const Bone upper = static_cast<Bone>(index_of(shoulder) + 1);
    const Bone fore = static_cast<Bone>(index_of(shoulder) + 2);
    const Bone hand = static_cast<Bone>(index_of(shoulder) + 3);
    const double collar = collar_share * b.shoulder_width;
    const Vec3 along(side * (b.shoulder_width / 2 - collar), 0, 0);
    const Vec3 upper_arm(0, -upper_arm_share * b.arm_length, 0);
    const Vec3 forearm(0, -(1 - upper_arm_share) * b.arm_length, 0);
    const Vec3 up = along_trunk(b, m, level::chest, level::shoulder);
    set(s, shoulder, Vec3(side * collar, up.y(), up.z()), along);
    set(s, upper, along, upper_arm);
    set(s, fore, upper_arm, forearm);
    set(s, hand, forearm, Vec3(0, -b.hand_length, 0));
}

void set_leg(Skeleton& s, const Build& b, const Measures& m, Bone thigh, double side) {
    const Bone shin = static_cast<Bone>(index_of(thigh) + 1);
    const Bone foot = static_cast<Bone>(index_of(thigh) + 2);
    const Bone toes = static_cast<Bone>(index_of(thigh) + 3);
    const Vec3 upper(0, -thigh_share * b.leg_length, 0);
    const Vec3 lower(0, -(1 - thigh_share) * b.leg_length, 0);
    const Vec3 ball(0, -0.75 * m.ankle, ball_share * b.foot_length);
    const double toes_length = (1 - heel_share - ball_share) * b.foot_length;
    set(s, thigh, Vec3(side * b.hip_width / 2, m.hip - m.at(level::hips), 0), upper);
    set(s, shin, upper, lower);
    set(s, foot, lower, ball);
    set(s, toes, ball, Vec3(0, -0.1 * m.ankle, toes_length));
}

} // namespace

std::optional<Bone> parent_of(Bone bone) {
    const int parent = bone_parents[index_of(bone)];
    return parent < 0 ? std::nullopt : std::optional<Bone>(static_cast<Bone>(parent));
}

double stoop_forward_m(const Build& build, double share) {
    constexpr double at_chin = 0.34; // of the trunk
    const double trunk = Measures(build).trunk;
    const double up = std::max(0.0, share);
    return build.stoop * at_chin * trunk * up * up;
}

Skeleton skeleton_of(const Build& build) {
    const Measures measures(build);
    Skeleton skeleton;
    set_trunk(skeleton, build, measures);
    set_head(skeleton, build, measures);
    set_arm(skeleton, build, measures, Bone::left_shoulder, 1);
    set_arm(skeleton, build, measures, Bone::right_shoulder, -1);
    set_leg(skeleton, build, measures, Bone::left_thigh, 1);
    set_leg(skeleton, build, measures, Bone::right_thigh, -1);
    return skeleton;
}

} // namespace mh
