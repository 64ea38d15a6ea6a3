#include "core/picture/motion_sheets.h"

#include "core/acting/gesturing.h"
#include "core/acting/solve.h"
#include "core/base/words.h"
#include "core/idle/breath.h"
#include "core/picture/model.h"

#include <functional>

namespace mh {

namespace {

constexpr PictureSize cell{190, 230};

struct View {
    Vec3 middle = Vec3::Zero();
    double height_m = 2;
    double from_rad = 0.4; // from before the model round to its left
};

Drawing seen(const Model& model, const SheetSubject& subject, const View& view) {
    Drawing drawing;
    draw_model(model, subject.style,
               Projection(camera_round(view.middle, view.height_m, view.from_rad), cell), drawing);
    return drawing;
}

// A gesture with time for every part of it.
Gesture slow(GestureKind kind, Hands hands) {
    Gesture gesture;
    gesture.kind = kind;
    gesture.hands = hands;
    gesture.prepare = 10;
    gesture.stroke = 10.5;
    gesture.hold_end = 14;
    gesture.release_end = 14.6;
    gesture.target.kind = kind == GestureKind::point ? Target::Kind::place : Target::Kind::none;
    gesture.target.place = {-3.0, 1.4, 2.4};
    return gesture;
}

struct Phase {
    std::string_view label;
    Hands hands;
    Seconds t;
};

// Seen in turn, the hold at both ends of what swings in it.
std::array<Phase, 8> phases_of(GestureKind kind) {
    const double hz = motion_of(kind).hz;
    const Seconds near = hz > 0 ? 10.5 + std::ceil(hz) / hz : 12;
    const Seconds far = hz > 0 ? near + 0.5 / hz : 13;
    return {{{"wind-up", Hands::right, 10.15},
             {"on its way", Hands::right, 10.27},
             {"stroke", Hands::right, 10.5},
             {"hold", Hands::right, near},
             {"hold", Hands::right, far},
             {"release", Hands::right, 14.3},
             {"left", Hands::left, near},
             {"both", Hands::both, near}}};
}

// What a signal does at an extreme, to a body that does nothing else.
struct Extreme {
    std::string_view label;
    std::function<void(ActorState&)> set;
    bool seated = false;
    bool close = false;
};
struct Signal {
    std::string_view name;
    double from_rad; // where it is seen best from
    std::vector<Extreme> extremes;
};

std::vector<Signal> signals() {
    const auto idle = [](double IdleSignals::*signal, double to) {
        return [=](ActorState& state) { state.idle.*signal = to; };
    };
    const auto glance = [](double yaw, double pitch) {
        return [=](ActorState& s) { s.idle.glance = {radians(yaw), radians(pitch)}; };
    };
    return {
        {"breath",
         1.25,
         {{"out", idle(&IdleSignals::breath_m, 0)},
          {"in", idle(&IdleSignals::breath_m, full_breath_m)}}},
        {"weight",
         0.15,
         {{"on the right foot", idle(&IdleSignals::weight, -1)},
          {"on the left foot", idle(&IdleSignals::weight, 1)},
          {"seated, right", idle(&IdleSignals::weight, -1), true},
          {"seated, left", idle(&IdleSignals::weight, 1), true},
          {"seated, back", idle(&IdleSignals::drift, -1), true},
          {"seated, forward", idle(&IdleSignals::drift, 1), true}}},
        {"lean and beats",
         0.9,
         {{"leaning in", idle(&IdleSignals::lean, 1)},
          {"on a beat", idle(&IdleSignals::lift, 1)},
          {"on a beat, to its right", [](ActorState& s) { s.idle.lift = 1, s.idle.sway = -1; }},
          {"on a beat, to its left", [](ActorState& s) { s.idle.lift = 1, s.idle.sway = 1; }},
          {"excited", [](ActorState& s) { s.idle.lean = s.idle.lift = s.idle.sway = 1.5; }}}},
        {"settle",
         0.9,
         {{"dipped", idle(&IdleSignals::dip, 1)},
          {"arms forward", idle(&IdleSignals::swing, 1)},
          {"arms back", idle(&IdleSignals::swing, -1)}}},
        {"eyes",
         0.25,
         {{"ahead", glance(0, 0), false, true},
          {"dart left", glance(14, 0), false, true},
          {"dart right and down", glance(-14, 5), false, true},
          {"blink", [](ActorState& s) { s.face.blink = 1; }, false, true}}},
        {"head",
         0.25,
         {{"accent down", idle(&IdleSignals::nod, 1.2), false, true},
          {"accent up", idle(&IdleSignals::nod, -0.3), false, true},
          {"tilted right", idle(&IdleSignals::tilt, 1), false, true},
          {"tilted left", idle(&IdleSignals::tilt, -1), false, true}}},
    };
}

Colour shade(const Style& style) {
    const auto pale = [](std::uint8_t c) { return static_cast<std::uint8_t>(200 + c / 8); };
    return {pale(style.ink.r), pale(style.ink.g), pale(style.ink.b)};
}

// A body that stands or sits at the origin, ready for its state to be changed.
struct Puppet {
    Physique body;
    ActorState state;

    Puppet(const Build& build, bool seated) : body(build) {
        Actor actor;
        actor.on_stage = {{0, 10}};
        actor.marks = {{0, Vec3::Zero(), 0}};
        if (seated)
            actor.seats = {{{0, 10}, {0, 0.25 * build.height, 0}, 0}};
        Timeline timeline;
        timeline.actors = {actor};
        state.where = Blocking(actor, body).at(5);
        Gesturing(timeline, 0, body)
            .pose(
                body, 5, [](const Spot&) { return Vec3(0, 0, 0); }, state);
        state.gaze.eyes_on = {0, body.eye_m, 6};
    }
};

SheetCell extreme_cell(const Extreme& extreme, double from_rad, const SheetSubject& subject) {
    Puppet puppet(subject.character.build, extreme.seated);
    const auto model = [&] {
        return Model{subject.character, puppet.body.skeleton, solve_pose(puppet.body, puppet.state),
                     puppet.state.face};
    };
    const Model neutral = model();
    extreme.set(puppet.state);
    const View view =
        extreme.close ? View{head_middle(neutral), head_view_m(neutral), from_rad}
                      : View{body_middle(neutral), 1.12 * subject.character.build.height, from_rad};
    SheetCell result{{}, std::string(extreme.label)};
    const auto wanted = extreme.close ? is_head : [](Part part) { return part != Part::shadow; };
    append_parts(seen(neutral, subject, view), wanted, shade(subject.style), result.drawing);
    append_parts(seen(model(), subject, view), wanted, std::nullopt, result.drawing);
    return result;
}

} // namespace

ContactSheet gestures_sheet(const SheetSubject& subject) {
    std::vector<SheetSection> sections;
    for (std::size_t i = 0; i < gesture_kind_count; ++i) {
        const auto kind = static_cast<GestureKind>(i);
        SheetSection section{spaced(name_of(kind)), {}};
        for (const Phase& phase : phases_of(kind)) {
            Actor actor;
            actor.gestures = {slow(kind, phase.hands)};
            const Model model = model_of(subject.character, actor, phase.t);
            const Vec3 raised(0, 0.05 * subject.character.build.height,
                              0); // room for arms overhead
            section.cells.push_back(
                {seen(model, subject, {body_middle(model) + raised, 0.98 * body_view_m(model)}),
                 std::string(phase.label)});
        }
        sections.push_back(section);
    }
    return contact_sheet(sections, {cell, static_cast<int>(phases_of(GestureKind::nod).size())});
}

ContactSheet idle_sheet(const SheetSubject& subject) {
    std::vector<SheetSection> sections;
    for (const Signal& signal : signals()) {
        SheetSection section{std::string(signal.name), {}};
        for (const Extreme& extreme : signal.extremes)
            section.cells.push_back(extreme_cell(extreme, signal.from_rad, subject));
        sections.push_back(section);
    }
    return contact_sheet(sections, {cell, 6});
}

} // namespace mh
