#include "core/picture/model.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

namespace mh {
namespace {

constexpr int steps = 72; // of five degrees
constexpr PictureSize picture{240, 320};

std::vector<Character> cast() {
    std::vector<Character> all;
    const std::filesystem::path shows = std::filesystem::path(MOVINGHOLD_RESOURCES) / "shows";
    for (const auto& entry : std::filesystem::directory_iterator(shows))
        if (const Result<Show> show = read_show(entry.path()))
            all.insert(all.end(), show->characters.begin(), show->characters.end());
    return all;
}

Drawing turned(const Model& model, int step) {
    const double yaw = 2 * pi * step / steps;
    Drawing drawing;
    draw_model(model, Style{},
               Projection(camera_round(body_middle(model), body_view_m(model), yaw), picture),
               drawing);
    return drawing;
}

using Parts = std::set<Part>;

Parts parts_of(const Drawing& drawing) {
    Parts parts;
    for (const Shape& shape : drawing.shapes())
        parts.insert(shape.tag.part);
    return parts;
}

// The parts as they lie over each other, each run of shapes once; of those that are given.
std::vector<Part> order_of(const Drawing& drawing, const Parts& of) {
    std::vector<Part> order;
    for (const Shape& shape : drawing.shapes())
        if (of.contains(shape.tag.part) && (order.empty() || order.back() != shape.tag.part))
            order.push_back(shape.tag.part);
    return order;
}

// A feature past the horizon is left out, which puts nothing before anything.
Parts in_all(const Drawing& a, const Drawing& b, const Drawing& c) {
    Parts common;
    for (const Part part : parts_of(a))
        if (parts_of(b).contains(part) && parts_of(c).contains(part))
            common.insert(part);
    return common;
}

Box box_of(const Drawing& drawing, const std::function<bool(Part)>& wanted) {
    Box box{1e9, 1e9, -1e9, -1e9};
    for (const Shape& shape : drawing.shapes())
        if (wanted(shape.tag.part))
            for (const Vec2& p : drawing.points(shape))
                box = {std::min(box.left, p.x()), std::min(box.top, p.y()),
                       std::max(box.right, p.x()), std::max(box.bottom, p.y())};
    return box;
}

bool meet(const Box& a, const Box& b) {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

TEST(Turntable, NeverPutsAPartBeforeAnotherForASingleStep) {
    for (const Character& character : cast()) {
        const Model model = model_of(character);
        std::vector<Drawing> drawings;
        for (int i = 0; i < steps; ++i)
            drawings.push_back(turned(model, i));
        for (int i = 0; i < steps; ++i) {
            const Drawing& before = drawings[static_cast<std::size_t>((i + steps - 1) % steps)];
            const Drawing& after = drawings[static_cast<std::size_t>((i + 1) % steps)];
            const Drawing& here = drawings[static_cast<std::size_t>(i)];
            const Parts common = in_all(before, here, after);
            if (order_of(before, common) == order_of(after, common)) {
                EXPECT_EQ(order_of(here, common), order_of(before, common))
                    << character.name << " at " << 5 * i << " degrees";
            }
        }
    }
}

TEST(Turntable, DetachesNoPart) {
    const auto is = [](Part part) { return [part](Part other) { return other == part; }; };
    for (const Character& character : cast()) {
        const Model model = model_of(character);
        for (int i = 0; i < steps; i += 3) {
            const Drawing drawing = turned(model, i);
            const Box trunk = box_of(drawing, is(Part::body));
            for (const Part part : {Part::arm, Part::leg, Part::head})
                EXPECT_TRUE(meet(trunk, box_of(drawing, is(part))))
                    << character.name << ", " << name_of(part) << " at " << 5 * i << " degrees";
            EXPECT_TRUE(meet(box_of(drawing, is(Part::arm)), box_of(drawing, is(Part::hand))));
            EXPECT_TRUE(meet(box_of(drawing, is(Part::leg)), box_of(drawing, is(Part::foot))));
        }
    }
}

TEST(Turntable, GrowsAndShrinksByLittleAStep) {
    constexpr double most_px = 12; // of a figure 250 pixels tall
    for (const Character& character : cast()) {
        const Model model = model_of(character);
        const auto figure = [](Part part) { return part != Part::shadow; };
        Box before = box_of(turned(model, steps - 1), figure);
        for (int i = 0; i < steps; ++i) {
            const Box here = box_of(turned(model, i), figure);
            EXPECT_LT(std::abs(here.left - before.left), most_px) << character.name << " " << 5 * i;
            EXPECT_LT(std::abs(here.right - before.right), most_px)
                << character.name << " " << 5 * i;
            EXPECT_LT(std::abs(here.top - before.top), most_px) << character.name << " " << 5 * i;
            before = here;
        }
    }
}

} // namespace
} // namespace mh
