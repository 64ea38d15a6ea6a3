#include "core/audit/faces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace mh {

namespace {

constexpr double grin_share = 0.22; // of an open mouth's height, from its top
constexpr double shut_share = 0.08; // a mouth less tall than this share of its width is a line
constexpr double tolerance_px = 0.5;
constexpr PictureSize picture{400, 400};

constexpr std::array never_turn_up{Emotion::afraid, Emotion::angry, Emotion::sad};
// At rest, and shouting; and half felt, which is nearest to a face that feels nothing.
struct Measure {
    double loudness;
    double strength;
};
constexpr std::array<Measure, 3> measures{{{0.5, 1.0}, {0.5, 0.6}, {1.0, 1.0}}};

// The points of a shape furthest to the left and to the right.
struct Ends {
    Vec2 left{std::numeric_limits<double>::infinity(), 0};
    Vec2 right{-std::numeric_limits<double>::infinity(), 0};

    void include(std::span<const Vec2> points) {
        for (const Vec2& p : points) {
            if (p.x() < left.x())
                left = p;
            if (p.x() > right.x())
                right = p;
        }
    }
    [[nodiscard]] bool found() const { return left.x() <= right.x(); }
    [[nodiscard]] double height() const { return 0.5 * (left.y() + right.y()); }
    [[nodiscard]] double width() const { return right.x() - left.x(); }
};

// The least and the most height of an outline at the column nearest to `x`.
std::pair<double, double> span_at(std::span<const Vec2> outline, double x) {
    double least = std::numeric_limits<double>::infinity();
    double most = -least;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec2& a = outline[i];
        const Vec2& b = outline[(i + 1) % outline.size()];
        if ((a.x() - x) * (b.x() - x) > 0 || a.x() == b.x())
            continue;
        const double y = a.y() + (b.y() - a.y()) * (x - a.x()) / (b.x() - a.x());
        least = std::min(least, y);
        most = std::max(most, y);
    }
    return {least, most};
}

// With its ends' own height on the neutral face, where there is a walrus moustache.
std::optional<FaceFault> fault_in(const Drawing& drawing, std::optional<double> hanging) {
    if (hanging) {
        const auto ends = moustache_ends(drawing, 0);
        if (ends && *ends < *hanging - tolerance_px)
            return FaceFault::moustache_lifted;
    }
    const auto mouth = drawn_mouth(drawing, 0);
    return mouth ? fault_of(*mouth) : std::nullopt;
}

} // namespace

std::string_view words_of(FaceFault fault) {
    static constexpr std::array<std::string_view, 3> words{
        "the open mouth's corners sit at its top, as in a grin",
        "the shut mouth's ends rise above its middle", "the moustache's ends are lifted"};
    return words[static_cast<std::size_t>(fault)];
}

std::optional<DrawnMouth> drawn_mouth(const Drawing& drawing, int actor) {
    for (const Shape& shape : drawing.shapes()) {
        if (shape.tag.actor != actor || shape.tag.part != Part::mouth || shape.point_count < 3)
            continue;
        const auto outline = drawing.points(shape);
        Ends ends;
        ends.include(outline);
        DrawnMouth mouth;
        mouth.corners = ends.height();
        const auto by_height = [](const Vec2& a, const Vec2& b) { return a.y() < b.y(); };
        const auto [top, bottom] = std::minmax_element(outline.begin(), outline.end(), by_height);
        mouth.top = top->y();
        mouth.bottom = bottom->y();
        const auto [over, under] = span_at(outline, 0.5 * (ends.left.x() + ends.right.x()));
        mouth.middle = 0.5 * (over + under);
        mouth.open = under - over > shut_share * ends.width();
        return mouth;
    }
    return std::nullopt;
}

std::optional<double> moustache_ends(const Drawing& drawing, int actor) {
    Ends ends;
    for (const Shape& shape : drawing.shapes())
        if (shape.tag.actor == actor && shape.tag.part == Part::moustache)
            ends.include(drawing.points(shape));
    return ends.found() ? std::optional(ends.height()) : std::nullopt;
}

std::optional<FaceFault> fault_of(const DrawnMouth& mouth) {
    if (mouth.open && mouth.corners - mouth.top < grin_share * (mouth.bottom - mouth.top))
        return FaceFault::open_like_a_grin;
    if (!mouth.open && mouth.corners < mouth.middle - tolerance_px)
        return FaceFault::ends_turn_up;
    return std::nullopt;
}

std::vector<FaceFinding> check_faces(const FaceDrawer& draw, Moustache moustache) {
    std::optional<double> hanging;
    if (moustache == Moustache::walrus)
        hanging = moustache_ends(draw(face_of(Emotion::neutral)), 0);
    std::vector<FaceFinding> findings;
    for (const Emotion emotion : never_turn_up)
        for (const auto& [loudness, strength] : measures)
            for (std::size_t i = 0; i < mouth_shape_count; ++i) {
                const auto shape = static_cast<MouthShape>(i);
                const auto fault =
                    fault_in(draw(face_of(emotion, shape, strength, loudness)), hanging);
                if (fault)
                    findings.push_back({emotion, shape, loudness, *fault});
            }
    return findings;
}

std::vector<FaceFinding> check_faces(const Character& character, const Style& style) {
    Model model = model_of(character);
    const Projection projection(camera_round(head_middle(model), head_view_m(model), 0), picture);
    return check_faces(
        [&](const FaceState& face) {
            model.face = face;
            Drawing drawing;
            draw_model(model, style, projection, drawing);
            return drawing;
        },
        character.appearance.moustache);
}

} // namespace mh
