#include "core/figure/drawing.h"

#include <array>

namespace mh {

std::string_view name_of(Part part) {
    static constexpr std::array<std::string_view, 15> names{
        "set",  "shadow",   "body", "arm", "hand", "leg",   "foot",     "head",
        "hair", "headwear", "face", "eye", "brow", "mouth", "moustache"};
    return names[static_cast<std::size_t>(part)];
}

bool is_head(Part part) {
    return part >= Part::head;
}

void Drawing::begin(Tag tag) {
    Shape shape;
    shape.tag = tag;
    shape.first_verb = static_cast<std::uint32_t>(m_verbs.size());
    shape.first_point = static_cast<std::uint32_t>(m_points.size());
    m_shapes.push_back(shape);
}

void Drawing::move_to(const Vec2& p) {
    m_verbs.push_back(Verb::move);
    m_points.push_back(p);
    ++current().verb_count;
    ++current().point_count;
}

void Drawing::line_to(const Vec2& p) {
    m_verbs.push_back(Verb::line);
    m_points.push_back(p);
    ++current().verb_count;
    ++current().point_count;
}

void Drawing::cubic_to(const Vec2& c1, const Vec2& c2, const Vec2& p) {
    m_verbs.push_back(Verb::cubic);
    for (const Vec2& point : {c1, c2, p})
        m_points.push_back(point);
    ++current().verb_count;
    current().point_count += 3;
}

void Drawing::close() {
    m_verbs.push_back(Verb::close);
    ++current().verb_count;
}

void Drawing::clear() {
    m_shapes.clear();
    m_verbs.clear();
    m_points.clear();
}

std::span<const Verb> Drawing::verbs(const Shape& shape) const {
    return std::span(m_verbs).subspan(shape.first_verb, shape.verb_count);
}

std::span<const Vec2> Drawing::points(const Shape& shape) const {
    return std::span(m_points).subspan(shape.first_point, shape.point_count);
}

} // namespace mh
