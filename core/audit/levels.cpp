#include "core/audit/levels.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace mh {

namespace {

bool is_below_the_neck(Part part) {
    return part == Part::body || part == Part::arm || part == Part::hand || part == Part::leg ||
           part == Part::foot;
}

// Whole pixels, within the picture.
struct Cells {
    int left, top, right, bottom;
};

Cells cells_of(const Box& box, const Pixels& picture) {
    const auto clamped = [](double edge, int most) {
        return static_cast<int>(std::clamp(edge, 0.0, static_cast<double>(most)));
    };
    if (box.empty())
        return {0, 0, 0, 0};
    return {clamped(std::floor(box.left), picture.width),
            clamped(std::floor(box.top), picture.height),
            clamped(std::ceil(box.right), picture.width),
            clamped(std::ceil(box.bottom), picture.height)};
}

int change_of(std::uint32_t a, std::uint32_t b) {
    int sum = 0;
    for (const int shift : {0, 8, 16})
        sum += std::abs(static_cast<int>(a >> shift & 0xff) - static_cast<int>(b >> shift & 0xff));
    return sum;
}

bool holds(const Cells& cells, int x, int y) {
    return x >= cells.left && x < cells.right && y >= cells.top && y < cells.bottom;
}

} // namespace

LevelRegions regions_of(const Drawing& drawing, int actor) {
    LevelRegions regions{{}, head_box(drawing, actor)};
    bool any = false;
    for (const Shape& shape : drawing.shapes()) {
        if (shape.tag.actor != actor || !is_below_the_neck(shape.tag.part))
            continue;
        for (const Vec2& point : drawing.points(shape)) {
            Box& box = regions.body;
            box = any ? Box{std::min(box.left, point.x()), std::min(box.top, point.y()),
                            std::max(box.right, point.x()), std::max(box.bottom, point.y())}
                      : Box{point.x(), point.y(), point.x(), point.y()};
            any = true;
        }
    }
    return regions;
}

void LevelMeter::add(const Pixels& before, const Pixels& after, const LevelRegions& regions) {
    const Cells face = cells_of(regions.face, after);
    const auto measure = [&](const Cells& cells, bool without_face, Sum& into) {
        double sum = 0;
        std::size_t count = 0;
        for (int y = cells.top; y < cells.bottom; ++y)
            for (int x = cells.left; x < cells.right; ++x) {
                if (without_face && holds(face, x, y))
                    continue;
                sum += change_of(before.first[y * before.stride + x],
                                 after.first[y * after.stride + x]);
                ++count;
            }
        if (count == 0)
            return;
        into.levels += sum / (3.0 * static_cast<double>(count));
        ++into.frames;
    };
    measure(cells_of(regions.body, after), true, m_body);
    measure(face, false, m_face);
}

MotionLevels LevelMeter::mean() const {
    const auto mean = [](const Sum& sum) {
        return sum.frames > 0 ? sum.levels / static_cast<double>(sum.frames) : 0;
    };
    return {mean(m_body), mean(m_face)};
}

} // namespace mh
