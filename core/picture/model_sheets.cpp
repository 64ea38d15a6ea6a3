#include "core/picture/model_sheets.h"

#include "core/base/easing.h"
#include "core/base/noise.h"
#include "core/figure/hand.h"
#include "core/picture/model.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mh {

namespace {

struct View {
    std::string_view label;
    double yaw_rad;
    double pitch_rad;
};

Drawing drawn(const Model& model, const Style& style, const Camera& camera, PictureSize size) {
    Drawing drawing;
    draw_model(model, style, Projection(camera, size), drawing);
    return drawing;
}

Drawing whole(const Model& model, const Style& style, const View& view, PictureSize size) {
    return drawn(model, style,
                 camera_round(body_middle(model), body_view_m(model), view.yaw_rad, view.pitch_rad),
                 size);
}

// Its shoulders are left out: a head on a sheet stands for itself.
Drawing head_only(const Model& model, const Style& style, const View& view, PictureSize size) {
    const Drawing all = drawn(
        model, style,
        camera_round(head_middle(model), head_view_m(model), view.yaw_rad, view.pitch_rad), size);
    Drawing head;
    append_parts(all, is_head, std::nullopt, head);
    return head;
}

std::string degrees_text(double angle_rad) {
    return std::to_string(std::lround(degrees(angle_rad))) + "°";
}

Model feeling(Model model, Emotion emotion, MouthShape mouth) {
    model.face = face_of(emotion, mouth, 1, 0.7);
    return model;
}

// Every shape in one colour.
Drawing silhouette(const Drawing& drawing, Colour colour) {
    Drawing flat;
    append_parts(
        drawing, [](Part part) { return part != Part::shadow; }, colour, flat);
    return flat;
}

} // namespace

ContactSheet model_sheet(const SheetSubject& subject) {
    static constexpr std::array<View, 5> views{{{"front", 0, 0},
                                                {"three-quarter", pi / 4, 0},
                                                {"profile", pi / 2, 0},
                                                {"three-quarter back", 3 * pi / 4, 0},
                                                {"back", pi, 0}}};
    static constexpr std::array<View, 5> heads{{{"front", 0, 0},
                                                {"three-quarter", pi / 4, 0},
                                                {"profile", pi / 2, 0},
                                                {"from above", 0.3, 0.6},
                                                {"from below", -0.3, -0.5}}};
    constexpr PictureSize cell{300, 400};
    const Model model = model_of(subject.character);
    SheetSection bodies{subject.character.name, {}};
    SheetSection faces;
    for (const View& view : views)
        bodies.cells.push_back({whole(model, subject.style, view, cell), std::string(view.label)});
    for (const View& view : heads)
        faces.cells.push_back(
            {head_only(model, subject.style, view, cell), std::string(view.label)});
    return contact_sheet({bodies, faces}, {cell, 5});
}

ContactSheet turntable_sheet(const SheetSubject& subject) {
    constexpr int steps = 72;
    constexpr PictureSize cell{190, 260};
    const Model model = model_of(subject.character);
    SheetSection section{subject.character.name, {}};
    for (int i = 0; i < steps; ++i) {
        const double yaw = 2 * pi * i / steps;
        section.cells.push_back(
            {whole(model, subject.style, {"", yaw, 0}, cell), degrees_text(yaw)});
    }
    return contact_sheet({section}, {cell, 12});
}

namespace {

constexpr SheetForm expressions_form{{230, 240}, 7};

SheetSection expressions_of(const SheetSubject& subject) {
    const Model model = model_of(subject.character);
    SheetSection section{subject.character.name, {}};
    for (std::size_t i = 0; i < emotion_count; ++i) {
        const auto emotion = static_cast<Emotion>(i);
        section.cells.push_back({head_only(feeling(model, emotion, MouthShape::X), subject.style,
                                           {"", 0.35, 0}, expressions_form.cell),
                                 std::string(name_of(emotion))});
    }
    return section;
}

} // namespace

ContactSheet expressions_sheet(const SheetSubject& subject) {
    return contact_sheet({expressions_of(subject)}, expressions_form);
}

Trial expressions_trial(const SheetSubject& subject, std::uint64_t shuffle) {
    SheetSection section = expressions_of(subject);
    const Seed order = Seed{shuffle}.with(subject.character.id);
    std::stable_sort(section.cells.begin(), section.cells.end(),
                     [&](const SheetCell& a, const SheetCell& b) {
                         return order.with(a.label).unit() < order.with(b.label).unit();
                     });
    Trial trial;
    for (SheetCell& cell : section.cells) {
        trial.key.push_back(cell.label);
        cell.label = std::to_string(trial.key.size());
    }
    trial.sheet = contact_sheet({section}, expressions_form);
    return trial;
}

ContactSheet mouths_sheet(const SheetSubject& subject) {
    constexpr std::array feelings{Emotion::neutral, Emotion::happy, Emotion::angry, Emotion::sad,
                                  Emotion::afraid};
    constexpr PictureSize cell{200, 210};
    const Model model = model_of(subject.character);
    std::vector<SheetSection> sections;
    for (const Emotion emotion : feelings) {
        SheetSection section{subject.character.name + ", " + std::string(name_of(emotion)), {}};
        for (std::size_t i = 0; i < mouth_shape_count; ++i)
            section.cells.push_back({head_only(feeling(model, emotion, static_cast<MouthShape>(i)),
                                               subject.style, {"", 0.25, 0}, cell),
                                     std::string(mouth_shape_names[i])});
        sections.push_back(section);
    }
    return contact_sheet(sections, {cell, 9});
}

ContactSheet hands_sheet(const SheetSubject& subject) {
    struct NamedHand {
        std::string_view name;
        HandShape shape;
    };
    static constexpr std::array<NamedHand, 6> hands{{{"open", {0, 0, 0, 0, 1}},
                                                     {"relaxed", {0.2, 0.25, 0.3, 0.35, 0.2}},
                                                     {"fist", {1, 1, 1, 1, 0}},
                                                     {"point", {0.9, 0, 1, 1, 0}},
                                                     {"thumb-up", {0, 1, 1, 1, 0}},
                                                     {"flat", {0.45, 0, 0, 0, 0}}}};
    static constexpr std::array<View, 4> views{{{"back", pi / 2, 0},
                                                {"thumb's side", 0, 0},
                                                {"palm", -pi / 2, 0},
                                                {"three-quarter", pi / 4, 0.35}}};
    constexpr PictureSize cell{200, 220};
    Model model = model_of(subject.character);
    JointPose joints = JointPose::rest(model.skeleton);
    joints.turn[index_of(Bone::left_upper_arm)] = about_z(pi); // fingers up
    joints.turn[index_of(Bone::left_hand)] = about_y(pi);
    solve_forward(model.skeleton, joints, model.pose);
    const double length = subject.character.build.hand_length;
    const Vec3 middle = model.pose.at(Bone::left_hand) + Vec3(0, 0.45 * length, 0);
    std::vector<SheetSection> sections;
    for (const View& view : views) {
        SheetSection section{std::string(view.label), {}};
        const Projection projection(
            camera_round(middle, 2.1 * length, view.yaw_rad, view.pitch_rad), cell);
        for (const NamedHand& hand : hands) {
            model.pose.hands[0] = hand.shape;
            Drawing drawing;
            const double metre_px = cell.height / (2.1 * length);
            const Canvas canvas{projection, drawing, subject.style, 0, 2.6, metre_px};
            const Body body{model.character, model.skeleton, model.pose,
                            in_light(model.character.appearance, subject.style.tint)};
            draw_hand(body, Side::left, canvas);
            section.cells.push_back({drawing, std::string(hand.name)});
        }
        sections.push_back(section);
    }
    return contact_sheet(sections, {cell, 6});
}

ContactSheet silhouettes_sheet(const SheetSubject& subject) {
    constexpr PictureSize cell{220, 280};
    static constexpr std::array<View, 6> views{{{"front", 0, 0},
                                                {"three-quarter", pi / 4, 0},
                                                {"profile", pi / 2, 0},
                                                {"three-quarter back", 3 * pi / 4, 0},
                                                {"back", pi, 0},
                                                {"64 px", pi / 4, 0}}};
    const Model model = model_of(subject.character);
    SheetSection section{subject.character.name, {}};
    for (const View& view : views) {
        const bool thumbnail = &view == &views.back();
        const PictureSize size = thumbnail ? PictureSize{64, 64} : cell;
        const Drawing filled =
            silhouette(whole(model, subject.style, view, size), subject.style.ink);
        SheetCell one{{}, std::string(view.label)};
        append(filled, {0.5 * (cell.width - size.width), 0.5 * (cell.height - size.height)},
               one.drawing);
        section.cells.push_back(one);
    }
    return contact_sheet({section}, {cell, 6});
}

ContactSheet lineup_sheet(const std::vector<SheetSubject>& cast) {
    constexpr double metres = 2.5; // the tallest with a hat
    constexpr PictureSize cell{200, 460};
    constexpr PictureSize thumbnail{64, 64};
    const auto on_floor = [&](const SheetSubject& subject, const PictureSize& size) {
        const Vec3 middle(0, 0.5 * metres - 0.12, 0);
        return drawn(model_of(subject.character), subject.style, camera_round(middle, metres, 0.5),
                     size);
    };
    SheetSection standing{"The cast", {}};
    for (const SheetSubject& subject : cast) {
        SheetCell one{on_floor(subject, cell), subject.character.name};
        append(
            silhouette(whole(model_of(subject.character), subject.style, {"", 0.5, 0}, thumbnail),
                       subject.style.ink),
            {8, 8}, one.drawing);
        standing.cells.push_back(one);
    }
    return contact_sheet({standing}, {cell, 10});
}

ContactSheet poses_sheet(const SheetSubject& subject) {
    constexpr PictureSize cell{260, 300};
    SheetSection section{subject.character.name, {}};
    section.cells.push_back(
        {whole(model_of(subject.character), subject.style, {"", 0.45, 0}, cell), "standing"});
    for (std::size_t i = 0; i < gesture_kind_count; ++i) {
        const auto kind = static_cast<GestureKind>(i);
        const Model model = model_of(subject.character, kind, Hands::right);
        section.cells.push_back(
            {whole(model, subject.style, {"", -0.35, 0}, cell), std::string(name_of(kind))});
    }
    return contact_sheet({section}, {cell, 8});
}

} // namespace mh
