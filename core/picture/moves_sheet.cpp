#include "core/picture/moves_sheet.h"

#include "core/picture/model.h"

#include <cmath>
#include <cstdio>

namespace mh {

namespace {

constexpr PictureSize cell{130, 160};
constexpr int columns = 12;
constexpr Seconds begin = 5;
constexpr Seconds every = 2 / 24.0;

struct Move {
    std::string_view name;
    Seconds length;  // from `begin` on
    double from_rad; // where it is seen from: 0 before the body, pi/2 on its left
    Actor actor;
};

Actor walking(const Vec3& to, Seconds length, double arrive_yaw_rad, bool backwards = false) {
    Actor actor;
    actor.walks = {{{begin, begin + length}, Vec3::Zero(), to, arrive_yaw_rad, backwards}};
    return actor;
}

Actor turning(double yaw_rad) {
    Actor actor;
    actor.marks = {{begin, Vec3::Zero(), yaw_rad}};
    return actor;
}

Actor sitting(const Build& build, Seconds start, Seconds end) {
    Actor actor;
    const double seat_m = 0.1 * build.height + 0.45 * build.leg_length;
    actor.seats = {{{start, end}, {0, seat_m, -0.5 * build.leg_length}, 0}};
    return actor;
}

// Ways and speeds in legs, so that every build does the same.
std::vector<Move> moves_of(const Build& build) {
    const double leg = build.leg_length;
    const Vec3 ahead(0, 0, leg);
    return {
        {"a walk", 2.4, 1.2, walking(3.2 * ahead, 2.2, 0)},
        {"a stroll, stopping to face the left", 3.0, 1.2, walking(2.2 * ahead, 2.6, 1.4)},
        {"a run", 1.7, 1.2, walking(7.0 * ahead, 1.5, 0)},
        {"backing away", 1.9, 1.2, walking(-1.8 * ahead, 1.7, 0, true)},
        {"setting off behind itself", 2.2, 0.4, walking({-1.2 * leg, 0, -1.8 * leg}, 2.0, pi)},
        {"a turn", 0.9, 0.4, turning(1.2)},
        {"about face", 1.2, 0.4, turning(pi)},
        {"sitting down", 1.4, 1.1, sitting(build, begin, begin + 20)},
        {"standing up", 1.4, 1.1, sitting(build, begin - 4, begin + 1.1)},
    };
}

void draw_line(const Vec3& from, const Vec3& to, const Colour& colour, const Projection& projection,
               Drawing& out) {
    const auto start = projection.to_picture(from);
    const auto end = projection.to_picture(to);
    const auto inside = [](const std::optional<Vec2>& p) {
        return p && p->x() > 0 && p->x() < cell.width;
    };
    if (!inside(start) || !inside(end))
        return;
    out.begin({-1, Part::set});
    out.move_to(*start);
    out.line_to(*end);
    out.current().stroke = colour;
    out.current().stroke_width = 1;
}

// Marks on the floor that stay where they are while the picture goes along with the body.
void draw_floor(const Vec3& under, const Style& style, const Projection& projection, Drawing& out) {
    constexpr double apart_m = 0.25;
    constexpr int marks = 3; // to each side of the body
    constexpr double half_m = 0.12;
    Colour colour = style.ink;
    colour.a = 70;
    const Vec3 nearest(apart_m * std::round(under.x() / apart_m), 0,
                       apart_m * std::round(under.z() / apart_m));
    for (int i = -marks; i <= marks; ++i) {
        const Vec3 at = nearest + Vec3(0, 0, i * apart_m);
        draw_line(at - Vec3(half_m, 0, 0), at + Vec3(half_m, 0, 0), colour, projection, out);
    }
}

SheetCell cell_at(const Move& move, Seconds t, const SheetSubject& subject) {
    constexpr double all_round = 1.12; // of the body's height, for the picture's
    const Model model = model_of(subject.character, move.actor, t);
    const Projection projection(
        camera_round(body_middle(model), all_round * subject.character.build.height, move.from_rad),
        cell);
    char label[16];
    std::snprintf(label, sizeof label, "%.2f s", t - begin);
    SheetCell result{{}, label};
    draw_floor(model.pose.floor_point, subject.style, projection, result.drawing);
    draw_model(model, subject.style, projection, result.drawing);
    return result;
}

} // namespace

ContactSheet moves_sheet(const SheetSubject& subject) {
    std::vector<SheetSection> sections;
    for (const Move& move : moves_of(subject.character.build)) {
        SheetSection section{std::string(move.name), {}};
        for (Seconds t = begin; t < begin + move.length; t += every)
            section.cells.push_back(cell_at(move, t, subject));
        sections.push_back(section);
    }
    return contact_sheet(sections, {cell, columns});
}

} // namespace mh
