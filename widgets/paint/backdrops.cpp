#include "widgets/paint/backdrops.h"

#include <algorithm>

namespace mh {

namespace {

// A drawing's first shapes with all that they are made of, which lies together.
struct Opening {
    std::span<const Shape> shapes;
    std::span<const Verb> verbs;
    std::span<const Vec2> points;

    Opening(const Drawing& drawing, std::size_t count) : shapes(drawing.shapes().first(count)) {
        if (shapes.empty())
            return;
        const Shape& last = shapes.back();
        verbs = {drawing.verbs(shapes.front()).data(), last.first_verb + last.verb_count};
        points = {drawing.points(shapes.front()).data(), last.first_point + last.point_count};
    }
};

} // namespace

std::size_t backdrop_shapes(const Drawing& drawing) {
    const auto shapes = drawing.shapes();
    const auto first =
        std::ranges::find_if(shapes, [](const Shape& shape) { return shape.tag.actor >= 0; });
    return static_cast<std::size_t>(first - shapes.begin());
}

const QImage* Backdrops::find(const Drawing& drawing, std::size_t shapes, const QRect& seen) {
    const Opening opening(drawing, shapes);
    const auto same = std::ranges::find_if(m_kept, [&](const Backdrop& kept) {
        return QRect(kept.origin, kept.picture.size()) == seen &&
               std::ranges::equal(kept.points, opening.points) &&
               std::ranges::equal(kept.verbs, opening.verbs) &&
               std::ranges::equal(kept.shapes, opening.shapes);
    });
    if (same == m_kept.end())
        return nullptr;
    m_kept.splice(m_kept.begin(), m_kept, same);
    return &m_kept.front().picture;
}

void Backdrops::keep(const Drawing& drawing, std::size_t shapes, QPoint origin,
                     const QImage& picture) {
    while (!m_kept.empty() && bytes() + picture.sizeInBytes() > m_most_bytes)
        m_kept.pop_back();
    if (picture.sizeInBytes() > m_most_bytes)
        return;
    const Opening opening(drawing, shapes);
    m_kept.push_front({{opening.shapes.begin(), opening.shapes.end()},
                       {opening.verbs.begin(), opening.verbs.end()},
                       {opening.points.begin(), opening.points.end()},
                       origin,
                       picture.copy()});
}

qsizetype Backdrops::bytes() const {
    qsizetype sum = 0;
    for (const Backdrop& kept : m_kept)
        sum += kept.picture.sizeInBytes();
    return sum;
}

} // namespace mh
