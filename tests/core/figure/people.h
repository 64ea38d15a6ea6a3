#pragma once

// Somebody in some pose, for tests over random figures: everything from one number.

#include "core/base/noise.h"
#include "core/figure/figure.h"

#include <string>

namespace mh {

struct Person {
    Character character;
    Skeleton skeleton;
    Pose pose;
    FaceState face;
};

inline Person person_of(std::int64_t number) {
    const Seed seed = Seed{20261130}.with(number);
    const auto turn = [&](const char* name, double most_rad) {
        const Seed s = seed.with(name);
        return Quat(about_y(most_rad * s.with("y").signed_unit()) *
                    about_x(most_rad * s.with("x").signed_unit()) *
                    about_z(most_rad * s.with("z").signed_unit()));
    };
    Person person;
    person.character = generated_character("person " + std::to_string(number));
    person.skeleton = skeleton_of(person.character.build);
    JointPose joints = JointPose::rest(person.skeleton);
    for (std::size_t i = 0; i < bone_count; ++i)
        joints.turn[i] = turn(std::string(bone_names[i]).c_str(), i == 0 ? 0.2 : 0.5);
    joints.turn[0] = about_y(pi * seed.with("facing").signed_unit()) * joints.turn[0];
    solve_forward(person.skeleton, joints, person.pose);
    person.pose.breath = 0.022 * seed.with("breath").unit();
    for (std::size_t hand = 0; hand < 2; ++hand) {
        const Seed s = seed.with("hand").with(static_cast<std::int64_t>(hand));
        person.pose.hands[hand] = {s.with("thumb").unit(), s.with("index").unit(),
                                   s.with("middle").unit(), s.with("little").unit(),
                                   s.with("spread").unit()};
    }
    person.face.feeling[static_cast<std::size_t>(seed.with("feeling").unit() * emotion_count)] =
        seed.with("strength").unit();
    person.face.mouth =
        static_cast<MouthShape>(static_cast<int>(seed.with("mouth").unit() * mouth_shape_count));
    person.face.loudness = seed.with("loudness").unit();
    person.face.blink = seed.with("blink").unit();
    return person;
}

// A camera somewhere round a standing figure, looking at its head.
inline Camera camera_round(const Person& person, const Seed& seed, double distance) {
    const double around = pi * seed.with("around").signed_unit();
    const double up = 0.6 * seed.with("up").signed_unit();
    Camera camera;
    camera.aim = person.pose.at(Bone::head);
    camera.position = camera.aim + distance * Vec3(std::sin(around) * std::cos(up), std::sin(up),
                                                   std::cos(around) * std::cos(up));
    camera.fov_rad = 0.6;
    return camera;
}

inline void draw_person(const Person& person, const Projection& projection, Drawing& out) {
    draw_figure(person.character, person.skeleton, person.pose, person.face, Style{}, projection, 0,
                out);
}

} // namespace mh
