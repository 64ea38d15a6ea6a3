#include "core/show/set.h"

#include <cmath>

namespace mh {

namespace {

constexpr double turn_rad = 6.283185307179586;

SetShape flat(std::vector<Vec2> points, Colour fill, double ink = 0) {
    SetShape shape;
    shape.points = std::move(points);
    shape.fill = fill;
    shape.ink = ink;
    return shape;
}

SetShape box(double left, double bottom, double right, double top, Colour fill, double ink = 0) {
    return flat({{left, bottom}, {right, bottom}, {right, top}, {left, top}}, fill, ink);
}

SetShape round(Vec2 middle, double wide, double tall, Colour fill, double ink = 0) {
    constexpr int points = 14;
    SetShape shape = flat({}, fill, ink);
    shape.smooth = true;
    for (int i = 0; i < points; ++i) {
        const double angle = turn_rad * i / points;
        shape.points.emplace_back(middle.x() + wide * std::cos(angle),
                                  middle.y() + tall * std::sin(angle));
    }
    return shape;
}

SetShape leaf(Vec2 foot, Vec2 tip, double width, Colour fill) {
    const Vec2 along = tip - foot;
    const Vec2 across = width * Vec2(-along.y(), along.x()).normalized();
    SetShape shape = flat({foot, foot + 0.35 * along + across, foot + 0.75 * along + 0.7 * across,
                           tip, foot + 0.75 * along - 0.7 * across, foot + 0.35 * along - across},
                          fill, 0.008);
    shape.smooth = true;
    return shape;
}

// A studio's painted flats: a pale sun, and two panels that lean on the wall.
SetLayer flats() {
    SetLayer layer{"flats", -4.6, {}};
    layer.shapes = {
        round({1.15, 1.75}, 1.75, 1.75, {242, 205, 178}),
        round({1.15, 1.75}, 1.45, 1.45, {246, 217, 192}),
        flat({{-4.1, 0}, {-2.3, 0}, {-2.42, 2.75}, {-3.98, 2.75}}, {176, 198, 194}, 0.01),
        flat({{-3.9, 0.16}, {-2.5, 0.16}, {-2.58, 2.6}, {-3.82, 2.6}}, {190, 209, 204}),
        flat({{-2.9, 0}, {-1.75, 0}, {-1.7, 1.75}, {-2.95, 1.75}}, {214, 180, 156}, 0.01),
        flat({{3.2, 0}, {4.9, 0}, {4.8, 2.2}, {3.3, 2.2}}, {196, 206, 190}, 0.01)};
    return layer;
}

// What stands about a studio: apple boxes and a plant.
SetLayer furniture() {
    constexpr Colour wood{206, 170, 126};
    constexpr Colour wood_dark{178, 142, 104};
    constexpr Colour green{122, 152, 118};
    constexpr Colour green_dark{98, 130, 104};
    SetLayer layer{"furniture", -3.2, {}};
    layer.shapes = {
        box(2.35, 0, 3.35, 0.34, wood, 0.01),
        box(2.74, 0.13, 2.96, 0.2, wood_dark),
        box(2.5, 0.34, 3.2, 0.6, wood, 0.01),
        box(2.75, 0.43, 2.95, 0.49, wood_dark),
        leaf({-2.55, 0.45}, {-3.15, 1.25}, 0.13, green_dark),
        leaf({-2.5, 0.45}, {-1.95, 1.3}, 0.13, green_dark),
        leaf({-2.52, 0.45}, {-2.75, 1.6}, 0.15, green),
        leaf({-2.5, 0.45}, {-2.3, 1.5}, 0.14, green),
        flat({{-2.78, 0.45}, {-2.24, 0.45}, {-2.34, 0}, {-2.68, 0}}, {198, 128, 100}, 0.01),
        box(-2.82, 0.42, -2.2, 0.52, {212, 142, 112}, 0.01)};
    return layer;
}

SetShape floor_disc(double wide, double deep, Colour fill) {
    return round({0, 0}, wide, deep, fill);
}

} // namespace

Set plain_set() {
    Set set;
    set.sky = {206, 219, 217};
    set.horizon = {240, 231, 212};
    set.floor = {212, 197, 170};
    set.floor_far = {238, 228, 207};
    set.back_z = -5;
    set.floor_shapes = {floor_disc(3.4, 2.1, {222, 206, 180}),
                        floor_disc(3.1, 1.85, {216, 198, 170})};
    set.layers = {flats(), furniture()};
    return set;
}

} // namespace mh
