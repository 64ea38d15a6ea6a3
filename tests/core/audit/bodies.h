#pragma once

// Bodies with a known motion, for the tests of the audit.

#include "core/audit/probe.h"

#include <functional>

namespace mh::bodies {

// How far along a body is, as its own points: where its floor point is, and where its left hand is
// from there; all else keeps its place.
struct Stance {
    Vec3 floor{0, 0, 0};
    Vec3 left_hand{0.4, 0.9, 0.1};
};

// Somebody 1.7 m tall, on stage, as a camera sees them.
inline ActorProbe probe_of(const Stance& stance, const Camera& camera, PictureSize picture) {
    Character character;
    character.build.height = 1.7;
    const Projection projection(camera, picture);
    ActorProbe probe;
    probe.on_stage = true;
    probe.floor_world = stance.floor.cast<float>();
    for (std::size_t i = 0; i < body_points.size(); ++i) {
        const auto place = static_cast<float>(i);
        probe.body[i] = {0.02F * place - 0.2F, 0.08F * place, 0.03F * (place - 8)};
        if (body_points[i].bone == Bone::left_hand)
            probe.body[i] = stance.left_hand.cast<float>();
    }
    for (std::size_t i = 0; i < probe.face.size(); ++i)
        probe.face[i] = {0.03F * static_cast<float>(i), 1.5F, 0.1F};
    const double depth = projection.to_camera(middle_of(character, stance.floor)).z();
    probe.px_per_metre = depth > 0 ? static_cast<float>(projection.pixels_per_metre(depth)) : 0;
    probe.in_picture = depth > 0;
    return probe;
}

} // namespace mh::bodies
