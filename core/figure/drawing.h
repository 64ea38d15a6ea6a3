#pragma once

// A display list: filled paths in picture space, painted in their order. It is what a painter, an
// SVG file and the audit read; it knows nothing of Qt.

#include "core/base/vec.h"
#include "core/show/colour.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mh {

enum class Part : std::uint8_t {
    set,
    shadow,
    body,
    arm,
    hand,
    leg,
    foot,
    head,
    hair,
    headwear,
    face,
    eye,
    brow,
    mouth,
    moustache,
};
[[nodiscard]] std::string_view name_of(Part part);
// Head, hair and headwear: what the drawn head's box goes round.
[[nodiscard]] bool is_head(Part part);

struct Tag {
    std::int16_t actor = -1; // an index into Timeline::actors; -1 for the set
    Part part = Part::set;

    bool operator==(const Tag&) const = default;
};

enum class Verb : std::uint8_t { move, line, cubic, close }; // 1, 1, 3 and 0 points

// A fill that changes evenly from its own colour at `from` to `colour` at `to`, and holds beyond:
// along the line from the one to the other or, round, with the distance from `from`.
struct Gradient {
    Vec2 from = Vec2::Zero();
    Vec2 to = Vec2::Zero();
    Colour colour;
    bool round = false;

    bool operator==(const Gradient&) const = default;
};

// One path: runs in the drawing's arenas. A path with a stroke colour is stroked over its fill with
// round caps and joins.
struct Shape {
    Tag tag;
    std::uint32_t first_verb = 0;
    std::uint32_t verb_count = 0;
    std::uint32_t first_point = 0;
    std::uint32_t point_count = 0;
    Colour fill{0, 0, 0, 0};
    std::optional<Gradient> gradient;
    Colour stroke{0, 0, 0, 0};
    float stroke_width = 0; // pixels
    bool even_odd = false;  // else nonzero winding

    bool operator==(const Shape&) const = default;
};

class Drawing {
  public:
    // Starts a path; what follows up to the next begin() belongs to it.
    void begin(Tag tag);
    void move_to(const Vec2& p);
    void line_to(const Vec2& p);
    void cubic_to(const Vec2& c1, const Vec2& c2, const Vec2& p);
    void close();
    [[nodiscard]] Shape& current() { return m_shapes.back(); }

    // Keeps its memory, so that a drawing used again allocates nothing.
    void clear();

    [[nodiscard]] std::span<const Shape> shapes() const { return m_shapes; }
    [[nodiscard]] std::span<const Verb> verbs(const Shape& shape) const;
    [[nodiscard]] std::span<const Vec2> points(const Shape& shape) const;

    bool operator==(const Drawing&) const = default;

  private:
    std::vector<Shape> m_shapes;
    std::vector<Verb> m_verbs;
    std::vector<Vec2> m_points;
};

// An upright box on the picture, pixels; empty where right ≤ left.
struct Box {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    [[nodiscard]] bool empty() const { return right <= left || bottom <= top; }
    bool operator==(const Box&) const = default;
};

// The box of what is painted of an actor's head (curves by their true extent, strokes included).
[[nodiscard]] Box head_box(const Drawing& drawing, int actor);

} // namespace mh
