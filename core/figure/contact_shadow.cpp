#include "core/figure/figure.h"

namespace mh {

namespace {

constexpr Colour contact{26, 20, 40, 84};
constexpr int points = 28;

} // namespace

void draw_contact_shadow(const Character& character, const Pose& pose, const Projection& projection,
                         int actor, Drawing& out) {
    const Build& build = character.build;
    Vec3 middle = Vec3::Zero();
    for (const Bone bone : {Bone::left_foot, Bone::right_foot, Bone::left_toes, Bone::right_toes})
        middle += 0.25 * pose.at(bone);
    middle.y() = 0;
    const Vec3 apart = pose.at(Bone::left_foot) - pose.at(Bone::right_foot);
    const double wide =
        0.5 * build.foot_length + 0.5 * std::max(build.hip_width, std::hypot(apart.x(), apart.z()));
    // Lower over the floor: fainter and wider as the feet leave it.
    std::array<Vec2, points> outline;
    for (int i = 0; i < points; ++i) {
        const double angle = 2 * pi * i / points;
        const Vec3 at = middle + Vec3(0.06 * wide + 1.1 * wide * std::cos(angle), 0.002,
                                      0.62 * wide * std::sin(angle));
        const auto seen = projection.to_picture(at);
        if (!seen)
            return;
        outline[static_cast<std::size_t>(i)] = *seen;
    }
    out.begin({static_cast<std::int16_t>(actor), Part::shadow});
    out.current().fill = contact;
    for (std::size_t i = 0; i < outline.size(); ++i)
        i == 0 ? out.move_to(outline[i]) : out.line_to(outline[i]);
    out.close();
}

} // namespace mh
