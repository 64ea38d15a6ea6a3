#include "core/picture/model.h"

#include "core/acting/performance.h"
#include "core/figure/figure.h"

#include <algorithm>
#include <utility>

namespace mh {

namespace {

constexpr Seconds length = 60;
constexpr Seconds stroke = 20;
constexpr IdleDials off{0, 0, 0};

Performance alone(const Character& character, Actor actor) {
    auto timeline = std::make_shared<Timeline>();
    timeline->frames = static_cast<Frame>(length * timeline->fps);
    timeline->characters = {character};
    actor.id = character.id;
    actor.on_stage = {{0, length}};
    actor.marks.insert(actor.marks.begin(), {0, Vec3::Zero(), 0});
    timeline->actors = {std::move(actor)};
    return Performance(std::move(timeline));
}

} // namespace

Model model_of(const Character& character, const Actor& actor, Seconds t) {
    const Performance performance = alone(character, actor);
    Model model{character, performance.skeleton(0), performance.at(0, t, off).pose, {}};
    model.pose.breath = 0;
    return model;
}

Model model_of(const Character& character) {
    return model_of(character, Actor{}, stroke);
}

Model model_of(const Character& character, GestureKind gesture, Hands hands) {
    Actor actor;
    Gesture held;
    held.kind = gesture;
    held.hands = hands;
    held.prepare = stroke - 1;
    held.stroke = stroke;
    held.hold_end = stroke + 4;
    held.release_end = stroke + 5;
    actor.gestures = {held};
    constexpr Seconds settled = 0.9; // past the stroke's overshoot
    return model_of(character, actor, stroke + settled);
}

FaceState face_of(Emotion emotion, MouthShape mouth, double strength, double loudness) {
    FaceState face;
    face.feeling[static_cast<std::size_t>(emotion)] = strength;
    face.mouth = mouth;
    face.loudness = loudness;
    return face;
}

Camera camera_round(const Vec3& middle, double height_m, double yaw_rad, double pitch_rad) {
    constexpr double away = 9; // heights
    Camera camera;
    camera.aim = middle;
    camera.fov_rad = 2 * std::atan(0.5 / away);
    camera.position =
        middle + away * height_m *
                     Vec3(std::sin(yaw_rad) * std::cos(pitch_rad), std::sin(pitch_rad),
                          std::cos(yaw_rad) * std::cos(pitch_rad));
    return camera;
}

Vec3 body_middle(const Model& model) {
    const Vec3& floor = model.pose.floor_point;
    return {floor.x(), floor.y() + 0.52 * model.character.build.height, floor.z()};
}

double body_view_m(const Model& model) {
    return 1.3 * model.character.build.height;
}

Vec3 head_middle(const Model& model) {
    // A beard hangs below the chin.
    const double up = model.character.appearance.beard ? 0.32 : 0.42;
    return model.pose.point(Bone::head, Vec3(0, up * model.character.build.head_height, 0));
}

double head_view_m(const Model& model) {
    return (model.character.appearance.beard ? 1.9 : 1.75) * model.character.build.head_height;
}

void draw_model(const Model& model, const Style& style, const Projection& projection,
                Drawing& out) {
    draw_contact_shadow(model.character, model.pose, projection, 0, out);
    draw_figure(model.character, model.skeleton, model.pose, model.face, style, projection, 0, out);
}

} // namespace mh
