#include "core/acting/trunk.h"

#include "core/acting/sizes.h"
#include "core/idle/breath.h"

namespace mh {

namespace {

constexpr double leaning_level = 0.85; // of the body's lean, that the head makes up for

double stride_of(const Physique& body, const Stance& where) {
    if (where.moving == 0)
        return 0;
    const Vec3 apart = where.feet[0].sole - where.feet[1].sole;
    return where.moving * apart.dot(where.facing.ahead()) / body.build.leg_length;
}

} // namespace

TrunkAngles trunk_of(const Physique& body, const ActorState& s) {
    const IdleSignals& idle = s.idle;
    const Stance& where = s.where;
    const double standing = 1 - where.place.seated;
    const double weight = standing * ((1 - where.moving) * easy_weight + idle.weight);
    const double seated_weight = where.place.seated * idle.weight;
    TrunkAngles t;
    t.stride = stride_of(body, where);
    t.pelvis_yaw = radians(size::pelvis_yaw) * weight - walk::pelvis_yaw * t.stride;
    t.pelvis_roll = radians(size::pelvis_roll) * weight;
    t.pelvis_pitch = radians(12) * where.bow - radians(3) * where.place.seated;
    // What the head makes up for, and what it goes along with.
    const double living = radians(size::lean) * idle.lean + radians(size::beat_pitch) * idle.lift +
                          radians(size::dip_pitch) * idle.dip +
                          radians(size::seat_pitch) * where.place.seated * idle.drift +
                          radians(size::breath_pitch) * idle.breath_m / full_breath_m +
                          radians(walk::pitch) * where.moving + radians(run::pitch) * where.running;
    const double living_yaw = radians(size::beat_yaw) * idle.sway -
                              radians(size::counter_yaw) * weight +
                              (walk::pelvis_yaw + walk::chest_yaw) * t.stride;
    const double living_roll = -radians(size::counter_roll) * weight +
                               radians(size::seat_roll) * seated_weight -
                               radians(size::beat_roll) * idle.sway;
    const double bowing = radians(24) * where.bow;
    t.pitch = living + bowing + radians(s.trunk.pitch);
    t.yaw = living_yaw + s.gaze.chest_yaw_rad + radians(s.trunk.yaw);
    t.roll = living_roll + radians(s.trunk.roll);
    t.head_pitch = -leaning_level * (living + t.pelvis_pitch) - 0.6 * bowing +
                   radians(s.trunk.head_pitch + size::nod * idle.nod) + s.gaze.head_pitch_rad;
    t.head_yaw = -leaning_level * (living_yaw + t.pelvis_yaw) + radians(s.trunk.head_yaw) +
                 s.gaze.head_yaw_rad - s.gaze.chest_yaw_rad;
    t.head_roll = -leaning_level * (living_roll + t.pelvis_roll) + radians(s.trunk.head_roll) +
                  radians(size::tilt) * idle.tilt;
    t.fore = 0.85 * (t.pitch + t.pelvis_pitch);
    return t;
}

void turn_trunk(const TrunkAngles& t, double place_yaw_rad, JointPose& joints) {
    const auto h = half_angles<15>({
        place_yaw_rad + t.pelvis_yaw, t.pelvis_pitch, t.pelvis_roll, // hips
        0.4 * t.yaw, 0.45 * t.pitch, 0.5 * t.roll,                   // spine
        0.6 * t.yaw, 0.55 * t.pitch, 0.5 * t.roll,                   // chest
        0.4 * t.head_yaw, 0.4 * t.head_pitch, 0.4 * t.head_roll,     // neck
        0.6 * t.head_yaw, 0.6 * t.head_pitch, 0.6 * t.head_roll,     // head
    });
    for (std::size_t bone = 0; bone < 5; ++bone)
        joints.turn[bone] = turned(h[3 * bone], h[3 * bone + 1], h[3 * bone + 2]);
}

} // namespace mh
