#include "core/figure/figure.h"

#include "core/base/easing.h"
#include "core/figure/arm.h"
#include "core/figure/face.h"
#include "core/figure/garment.h"
#include "core/figure/leg.h"

#include <algorithm>
#include <optional>

namespace mh {

namespace {

// The figure's height on the picture, in pictures, at which its lines have the style's own width.
constexpr double medium_shot_metres = 1.15;
// Lines thin out more slowly than figures shrink.
constexpr double line_shrink = 0.62;
constexpr double thinnest_px = 0.7;

double line_width_px(const Style& style, const Projection& projection, double metre_px) {
    const double medium_px = projection.picture().height / medium_shot_metres;
    return std::max(thinnest_px, style.line_width * projection.picture().height *
                                     std::pow(metre_px / medium_px, line_shrink));
}

// None for a figure that is behind the camera or at its lens.
std::optional<Canvas> canvas_of(const Pose& pose, const Style& style, const Projection& projection,
                                int actor, Drawing& out) {
    const double depth = projection.to_camera(pose.at(Bone::chest)).z();
    if (!(depth > 0.3))
        return std::nullopt;
    const double metre_px = projection.pixels_per_metre(depth);
    return Canvas{projection, out, style, actor, line_width_px(style, projection, metre_px),
                  metre_px};
}

// An arm this much nearer the viewer than the trunk, metres, is drawn over it: from before even one
// that hangs a little behind, from behind only one that stands well out. So the order of arms that
// hang changes far from both views, in which they are level.
double arm_before_trunk(const Body& body, const Projection& projection) {
    constexpr double level = 0.05;
    const Vec3& chest = body.pose.at(Bone::chest);
    const Vec3 forward = body.pose.axes(Bone::chest) * Vec3::UnitZ();
    return -level * forward.dot((projection.eye() - chest).normalized());
}

// A plait lies on a shoulder, even where it is no nearer than the arm's middle, by this much,
// metres.
constexpr double plait_on_shoulder = 0.06;

} // namespace

void draw_figure(const Character& character, const Skeleton& skeleton, const Pose& pose,
                 const FaceState& face, const Style& style, const Projection& projection, int actor,
                 Drawing& out) {
    const std::optional<Canvas> seen = canvas_of(pose, style, projection, actor, out);
    if (!seen)
        return;
    const Canvas& canvas = *seen;
    const Body body{character, skeleton, pose, in_light(character.appearance, style.tint)};
    const Trunk trunk(body);
    std::array<Arm, 2> arms{Arm(body, Side::left), Arm(body, Side::right)};
    std::array<double, 2> before{arms[0].before_trunk(body, projection),
                                 arms[1].before_trunk(body, projection)};
    if (before[0] > before[1]) {
        std::swap(arms[0], arms[1]);
        std::swap(before[0], before[1]);
    }
    const double over = arm_before_trunk(body, projection);
    const auto behind = [&](std::size_t i) { return before[i] < over; };
    for (std::size_t i = 0; i < 2; ++i)
        if (behind(i))
            draw_arm(body, arms[i], canvas);
    draw_legs(body, trunk, canvas);
    std::array<SeenLoft, 2> shoulders;
    std::size_t joined = 0;
    for (std::size_t i = 0; i < 2; ++i)
        if (!behind(i))
            shoulders[joined++] = SeenLoft(arms[i].shoulder(), projection);
    const HeadDrawing head(body, face, canvas);
    head.draw_far_plaits();
    const bool away = head.faces_away();
    if (away)
        head.draw_face();
    draw_neck(body, trunk, away, canvas);
    draw_top(body, trunk, {shoulders.data(), joined}, canvas);
    for (std::size_t i = 0; i < 2; ++i)
        if (!behind(i) && arms[i].hangs(body))
            draw_arm(body, arms[i], canvas);
    draw_collar(body, trunk, canvas);
    if (!away)
        head.draw_face();
    head.draw_cover();
    const double chest = projection.to_camera(pose.at(Bone::chest)).z();
    const auto under_plait = [&](std::size_t i) {
        return head.plait_before(chest - before[i] + plait_on_shoulder);
    };
    for (const bool under : {true, false}) {
        for (std::size_t i = 0; i < 2; ++i)
            if (!behind(i) && !arms[i].hangs(body) && under_plait(i) == under)
                draw_arm(body, arms[i], canvas);
        if (under)
            head.draw_near_plaits();
    }
}

void draw_head(const Character& character, const Skeleton& skeleton, const Pose& pose,
               const FaceState& face, const Style& style, const Projection& projection, int actor,
               Drawing& out) {
    const std::optional<Canvas> seen = canvas_of(pose, style, projection, actor, out);
    if (!seen)
        return;
    const Canvas& canvas = *seen;
    const Body body{character, skeleton, pose, in_light(character.appearance, style.tint)};
    const HeadDrawing head(body, face, canvas);
    head.draw_far_plaits();
    head.draw_face();
    head.draw_cover();
    head.draw_near_plaits();
}

} // namespace mh
